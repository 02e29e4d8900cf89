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

/** Hands the finished scene to the recorder, which seeks it frame by frame. */
export function publishScene(timeline: Timeline, startAt: number): void {
  window.scene = {duration: timeline.duration, startAt, seek: timeline.seek};
  timeline.seek(startAt);
}
