import {useEffect, useRef, type RefObject} from 'react';
import {chosenMotion, useMotion} from '@site/src/lib/useMotion';

interface NetworkInformation {
  readonly saveData?: boolean;
}

/** Whether less data was asked for, and a film all the same was not. */
function savesData() {
  const {connection} = navigator as Navigator & {readonly connection?: NetworkInformation};
  return connection?.saveData === true && chosenMotion() !== 'playing';
}

/**
 * Plays a silent loop while it is on screen and may move, and stops it otherwise.
 * @returns The ref of the video element.
 */
export function useAmbientVideo(): RefObject<HTMLVideoElement | null> {
  const ref = useRef<HTMLVideoElement>(null);
  const [motion] = useMotion();

  useEffect(() => {
    const video = ref.current;
    if (!video || motion === 'paused' || savesData()) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          // Browsers may refuse to play (battery saver): the poster then stays, as meant.
          void video.play().catch(() => undefined);
        } else {
          video.pause();
        }
      },
      {threshold: 0.25},
    );
    observer.observe(video);
    return () => {
      observer.disconnect();
      video.pause();
    };
  }, [motion]);

  return ref;
}
