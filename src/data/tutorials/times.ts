/**
 * When the video tutorials say what, in seconds: the one source of their captions, chapters,
 * transcripts and scenes. Texts belong to the moments under `tutorials.<key>.<chapter>.<moment>`
 * (the files beside this one); the scenes in media/ ask for the moments by name.
 *
 * No imports here: the recorder reads this file outside of the site.
 */
export interface Moment {
  readonly start: number;
  readonly end: number;
}

export interface TutorialTimes {
  /** Name of the files in static/videos, and of the scene. */
  readonly file: string;
  /** Length of the video. */
  readonly seconds: number;
  /** The frame that stands for the video before it plays. */
  readonly posterAt: number;
  readonly chapters: Readonly<
    Record<string, {readonly start: number; readonly moments: Readonly<Record<string, Moment>>}>
  >;
}

export const tutorialTimes = {
  firstSession: {
    file: 'first-session',
    seconds: 55,
    posterAt: 31,
    chapters: {
      choose: {
        start: 0,
        moments: {
          portal: {start: 0.6, end: 5.2},
          filter: {start: 5.6, end: 9},
          pick: {start: 9.4, end: 12.6},
        },
      },
      start: {
        start: 13,
        moments: {
          location: {start: 13.2, end: 17.8},
          record: {start: 18.2, end: 22},
          yours: {start: 22.4, end: 26.2},
        },
      },
      use: {
        start: 26.6,
        moments: {
          touch: {start: 26.8, end: 30.8},
          app: {start: 31.2, end: 35.6},
          log: {start: 36, end: 39.8},
        },
      },
      watch: {
        start: 40.2,
        moments: {
          stop: {start: 40.4, end: 44.8},
          recording: {start: 45.2, end: 49.4},
          jump: {start: 49.8, end: 54},
        },
      },
    },
  },
  testReport: {
    file: 'test-report',
    seconds: 49,
    posterAt: 32.8,
    chapters: {
      open: {
        start: 0,
        moments: {
          failed: {start: 0.6, end: 4.6},
          summary: {start: 5, end: 9.6},
        },
      },
      step: {
        start: 10,
        moments: {
          steps: {start: 10.2, end: 14.2},
          message: {start: 14.6, end: 19},
        },
      },
      moment: {
        start: 19.4,
        moments: {
          jump: {start: 19.6, end: 23.4},
          picture: {start: 23.8, end: 27.8},
          log: {start: 28.2, end: 32.8},
        },
      },
      share: {
        start: 33.2,
        moments: {
          link: {start: 33.4, end: 38},
          same: {start: 38.4, end: 42.4},
          fix: {start: 42.8, end: 48},
        },
      },
    },
  },
} as const satisfies Readonly<Record<string, TutorialTimes>>;

export type TutorialKey = keyof typeof tutorialTimes;
