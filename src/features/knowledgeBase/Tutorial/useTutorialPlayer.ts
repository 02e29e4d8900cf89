import {useRef, useState, type RefObject} from 'react';
import type {TutorialChapter} from '@site/src/data/tutorials';

export interface TutorialPlayer {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Chapter that plays or was left; none before the first play. */
  readonly current: string | null;
  /** Whether this browser turned out not to play the file. */
  readonly failed: boolean;
  readonly jumpTo: (seconds: number) => void;
  /** Handlers of the video element. */
  readonly onTimeUpdate: () => void;
  readonly onError: () => void;
}

/**
 * Follows a video through its chapters and lets visitors jump to them.
 * @param chapters In order of time.
 */
export function useTutorialPlayer(chapters: readonly TutorialChapter[]): TutorialPlayer {
  const video = useRef<HTMLVideoElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  const follow = (): void => {
    const time = video.current?.currentTime ?? 0;
    setCurrent(chapters.findLast(({start}) => start <= time)?.id ?? null);
  };

  return {
    video,
    current,
    failed,
    jumpTo: (seconds) => {
      if (video.current) {
        // Before the file is there, browsers keep this as the place to begin at.
        video.current.currentTime = seconds;
        follow();
        // A refusal to play shows in the controls, and a broken file in `onError`.
        video.current.play().catch(() => undefined);
      }
    },
    onTimeUpdate: follow,
    onError: () => {
      setFailed(true);
    },
  };
}
