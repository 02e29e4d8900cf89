import type {Language} from '../../recorder/paths';
import type {Timeline} from './timeline';

/** A scene as the recorder uses it, through `window.scene`. */
export interface Scene {
  /** Length of the scene, in milliseconds. */
  readonly duration: number;
  /**
   * Time of the video's first frame: the scene at rest with everything passed. The poster is that
   * frame, and it is all that visitors with reduced motion see, so it tells the whole story.
   */
  readonly startAt: number;
  readonly seek: (ms: number) => void;
  /** Text that differs between two pictures; see `Timeline`. */
  readonly describe: () => string;
}

/** Set by the recorder before the scripts of the scene run. */
export interface SceneInput {
  readonly locale: Language;
  /** Length of the video, in seconds. */
  readonly seconds: number;
  /** When the captions are shown, in seconds, by `chapter.moment`. */
  readonly moments: Readonly<Record<string, {readonly start: number; readonly end: number}>>;
  /** Of the portal around the device; dark unless given. */
  readonly theme?: 'light' | 'dark';
}

declare global {
  interface Window {
    scene?: Scene;
    sceneInput?: SceneInput;
  }
}

/** Weights of the display face that the scenes use lie in this one variable font file. */
const FACE = '600 20px "Bricolage Grotesque Variable"';

/**
 * Waits for the display face. Frames and touches are placed where elements are, so nothing may
 * be measured while a fallback font still holds their place.
 *
 * @throws Error when the font cannot be had.
 */
export async function loadFont(): Promise<void> {
  const faces = await document.fonts.load(FACE, 'A4');
  if (faces.length === 0) {
    throw new Error('Bricolage Grotesque is missing. Run: npm ci');
  }
}

/** Hands the finished scene to the recorder, which seeks it frame by frame. */
export function publishScene(timeline: Timeline, startAt: number): void {
  const {duration, seek, describe} = timeline;
  window.scene = {duration, startAt, seek, describe};
  timeline.seek(startAt);
}
