import {tutorialTimes, type Moment, type TutorialKey, type TutorialTimes} from './times';

export interface TutorialCue extends Moment {
  readonly id: string;
  readonly text: string;
}

export interface TutorialChapter {
  readonly id: string;
  readonly title: string;
  /** Where the chapter begins, in seconds. */
  readonly start: number;
  readonly cues: readonly TutorialCue[];
}

export interface Tutorial {
  /** Name of the files in static/videos. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Length of the video. */
  readonly seconds: number;
  /** When the video was first published, ISO 8601. */
  readonly published: string;
  readonly chapters: readonly TutorialChapter[];
}

type Chapters<Key extends TutorialKey> = (typeof tutorialTimes)[Key]['chapters'];

/** Texts for each chapter and moment of times.ts: TypeScript names the one that is missing. */
interface TutorialTexts<Key extends TutorialKey> {
  readonly title: string;
  readonly description: string;
  readonly published: string;
  readonly chapters: {
    readonly [Chapter in keyof Chapters<Key>]: {
      readonly title: string;
      readonly texts: Chapters<Key>[Chapter] extends {readonly moments: infer Moments}
        ? {readonly [Name in keyof Moments]: string}
        : never;
    };
  };
}

type Written = Readonly<
  Record<string, {readonly title: string; readonly texts: Readonly<Record<string, string>>}>
>;

/** Puts the texts of a tutorial and its times together. */
export function tutorial<Key extends TutorialKey>(key: Key, texts: TutorialTexts<Key>): Tutorial {
  const {file, seconds, chapters}: TutorialTimes = tutorialTimes[key];
  const {title, description, published} = texts;
  const written = texts.chapters as Written;
  return {
    file,
    title,
    description,
    seconds,
    published,
    chapters: Object.entries(chapters).map(([id, {start, moments}]) => ({
      id,
      title: written[id]?.title ?? '',
      start,
      cues: Object.entries(moments).map(([name, times]) => ({
        id: name,
        ...times,
        text: written[id]?.texts[name] ?? '',
      })),
    })),
  };
}
