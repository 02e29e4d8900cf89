import {readFileSync} from 'node:fs';
import path from 'node:path';
import {tutorialTimes, type TutorialTimes} from '../../src/data/tutorials/times';
import {languages, siteDir, type Language} from '../recorder/paths';
import {breakCaption, formatWebVtt, type TimedText} from './webvtt';

/** Texts of the interface by id. */
type Messages = Readonly<Record<string, {readonly message: string}>>;

interface CaptionFile {
  /** Below static/, with slashes. */
  readonly file: string;
  readonly text: string;
}

/** Reads the texts of one language; asking for one that is missing throws. */
function textsOf(locale: Language): (id: string) => string {
  const file = path.join(siteDir, 'i18n', locale, 'code.json');
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  return (id) => {
    const found = messages[id]?.message;
    if (found === undefined) {
      throw new Error(
        `i18n/${locale}/code.json has no "${id}": write it in src/data/tutorials/ (English), or in that file (French), then run npm run translations.`,
      );
    }
    return found;
  };
}

/**
 * The captions and chapters of a tutorial, with their times.
 *
 * @param key Name of the tutorial in src/data/tutorials/times.ts.
 * @param times Its times.
 * @param textOf Gives the text of an id.
 * @returns Captions and chapters, in order of time.
 * @throws What `textOf` throws for an id without a text.
 */
export function timedTexts(
  key: string,
  {seconds, chapters}: TutorialTimes,
  textOf: (id: string) => string,
): {readonly captions: readonly TimedText[]; readonly chapters: readonly TimedText[]} {
  const entries = Object.entries(chapters);
  return {
    captions: entries.flatMap(([chapter, {moments}]) =>
      Object.entries(moments).map(([moment, {start, end}]) => ({
        ...{id: `${chapter}.${moment}`, start, end},
        text: textOf(`tutorials.${key}.${chapter}.${moment}`),
      })),
    ),
    chapters: entries.map(([chapter, {start}], index) => ({
      ...{id: chapter, start, end: entries[index + 1]?.[1].start ?? seconds},
      text: textOf(`tutorials.${key}.${chapter}.title`),
    })),
  };
}

/**
 * Makes the caption and chapter files of all tutorials from src/data/tutorials/times.ts and the texts
 * of both languages.
 *
 * @returns Their texts.
 * @throws Error that names the text which a language lacks.
 */
export function captionFiles(): CaptionFile[] {
  return languages.flatMap((locale) => {
    const textOf = textsOf(locale);
    return Object.entries(tutorialTimes).flatMap(([key, times]) => {
      const {captions, chapters} = timedTexts(key, times, textOf);
      const lines = captions.map((cue) => ({...cue, text: breakCaption(cue.text)}));
      return [
        {file: `videos/${times.file}.${locale}.captions.vtt`, text: formatWebVtt(lines)},
        {file: `videos/${times.file}.${locale}.chapters.vtt`, text: formatWebVtt(chapters)},
      ];
    });
  });
}
