import {tutorialTimes, type TutorialTimes} from '../../src/data/tutorials/times';
import type {SceneInput} from '../scenes/shared/scene';
import {PHONE_LIMITS, TUTORIAL_LIMITS, type VideoLimits} from './limits';
import {languages, type Language} from './paths';

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

/** Input with which the scene of a tutorial plays in a language. */
export function tutorialInput({seconds, chapters}: TutorialTimes, locale: Language): SceneInput {
  const moments = Object.entries(chapters).flatMap(([chapter, {moments: all}]) =>
    Object.entries(all).map(([moment, times]) => [`${chapter}.${moment}`, times] as const),
  );
  return {locale, seconds, moments: Object.fromEntries(moments)};
}

function tutorial(times: TutorialTimes, locale: Language): Recording {
  const {file, posterAt, chapters} = times;
  return {
    scene: file,
    locale,
    video: `videos/${file}.${locale}.webm`,
    poster: `videos/${file}.${locale}.webp`,
    limits: TUTORIAL_LIMITS,
    input: tutorialInput(times, locale),
    posterAt: posterAt * 1000,
    keyFrames: Object.values(chapters).map(({start}) => start),
  };
}

/** All videos of the site: the hero's two phones, and each tutorial in each language. */
export const recordings: readonly Recording[] = [
  ...phones,
  ...Object.values(tutorialTimes).flatMap((times) =>
    languages.map((locale) => tutorial(times, locale)),
  ),
];
