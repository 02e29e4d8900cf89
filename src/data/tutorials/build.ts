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

interface ChapterTexts {
  readonly title: string;
  /** What is said, by the moment's name in times.ts. */
  readonly texts: Readonly<Record<string, string>>;
}

interface TutorialTexts {
  readonly title: string;
  readonly description: string;
  readonly published: string;
  readonly chapters: Readonly<Record<string, ChapterTexts>>;
}

/** Puts texts and times together; throws where one lacks the other, which stops the build. */
export function tutorial(key: TutorialKey, texts: TutorialTexts): Tutorial {
  const {file, seconds, chapters}: TutorialTimes = tutorialTimes[key];
  const find = <Found>(found: Found | undefined, name: string): Found => {
    if (found === undefined) {
      throw new Error(`src/data/tutorials/${key}.ts has no text for ${name} of times.ts.`);
    }
    return found;
  };
  return {
    file,
    title: texts.title,
    description: texts.description,
    seconds,
    published: texts.published,
    chapters: Object.entries(chapters).map(([id, {start, moments}]) => {
      const written = find(texts.chapters[id], id);
      return {
        id,
        title: written.title,
        start,
        cues: Object.entries(moments).map(([name, times]) => ({
          id: name,
          start: times.start,
          end: times.end,
          text: find(written.texts[name], `${id}.${name}`),
        })),
      };
    }),
  };
}
