import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readCues, type Cue} from '../../src/lib/webVtt';
import type {SceneInput} from '../scenes/shared/scene';
import {PHONE_LIMITS, TUTORIAL_LIMITS, type VideoLimits} from './limits';
import {languages, staticDir, type Language} from './paths';

/** One video with its poster. */
export interface Recording {
  /** The scene, a folder of media/scenes. */
  readonly scene: string;
  /** Language of the words in the picture; none where it holds no words. */
  readonly locale?: Language;
  /** Below static/, with slashes. */
  readonly video: string;
  readonly poster: string;
  /** Widths in pixels that the poster is also there in as AVIF: `ios-poster-351.avif`. */
  readonly posterWidths?: readonly number[];
  readonly limits: VideoLimits;
  readonly input?: SceneInput;
  /** Time of the poster in milliseconds; the first frame unless given. */
  readonly posterAt?: number;
  /** Times in seconds that visitors jump to. */
  readonly keyFrames: readonly number[];
}

const phones = ['android', 'ios'].map((scene): Recording => ({
  scene,
  video: `${scene}.webm`,
  poster: `${scene}-poster.webp`,
  // Of exactly the same shape, or the page would move when one loads.
  posterWidths: [351, 540],
  limits: PHONE_LIMITS,
  keyFrames: [],
}));

/** The tutorials: name of scene and files, and the second whose picture is shown before the film plays. */
const tutorials = [
  {file: 'first-session', posterAt: 31},
  {file: 'test-report', posterAt: 32.8},
] as const;

const cuesOf = (file: string, locale: Language, kind: 'captions' | 'chapters'): Cue[] =>
  readCues(readFileSync(path.join(staticDir, 'videos', `${file}.${locale}.${kind}.vtt`), 'utf8'));

/** Input with which the scene of a tutorial plays in a language: its captions say when what happens. */
export function tutorialInput(file: string, locale: Language): SceneInput {
  return {
    locale,
    seconds: cuesOf(file, locale, 'chapters').at(-1)?.end ?? 0,
    moments: Object.fromEntries(cuesOf(file, locale, 'captions').map((cue) => [cue.id, cue])),
  };
}

function tutorial({file, posterAt}: (typeof tutorials)[number], locale: Language): Recording {
  return {
    scene: file,
    locale,
    video: `videos/${file}.${locale}.webm`,
    poster: `videos/${file}.${locale}.webp`,
    limits: TUTORIAL_LIMITS,
    input: tutorialInput(file, locale),
    posterAt: posterAt * 1000,
    keyFrames: cuesOf(file, locale, 'chapters').map(({start}) => start),
  };
}

/** All videos of the site: the hero's two phones, and each tutorial in each language. */
export const recordings: readonly Recording[] = [
  ...phones,
  ...tutorials.flatMap((film) => languages.map((locale) => tutorial(film, locale))),
];
