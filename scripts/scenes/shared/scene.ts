import type {Timeline} from './timeline';

/** What a scene offers to the recorder through `window.scene`. */
export interface Scene {
  /** Length of the loop, in milliseconds. */
  readonly duration: number;
  /**
   * Time of the video's first frame: the scene at rest with everything passed. The poster is that
   * frame, and it is all that visitors with reduced motion see, so it tells the whole story.
   */
  readonly startAt: number;
  readonly seek: (ms: number) => void;
}

declare global {
  interface Window {
    scene?: Scene;
  }
}

/** Weights of the display face that the scenes use lie in this one variable font file. */
const FACE = '600 20px "Bricolage Grotesque Variable"';

/**
 * Waits for the display face. Frames and touches are placed where elements stand, so nothing may
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
  window.scene = {duration: timeline.duration, startAt, seek: timeline.seek};
  timeline.seek(startAt);
}
