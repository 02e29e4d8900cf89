import {useEffect, useRef, type RefObject} from 'react';

interface NetworkInformation {
  readonly saveData?: boolean;
}

/** Whether moving pictures are welcome: neither less motion nor less data was asked for. */
function motionIsWelcome(): boolean {
  const {connection} = navigator as Navigator & {readonly connection?: NetworkInformation};
  return (
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true
  );
}

/**
 * Plays a silent loop while it is on screen and stops it elsewhere.
 * @returns The ref of the video element.
 */
export function useAmbientVideo(): RefObject<HTMLVideoElement | null> {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = ref.current;
    if (!video) {
      return undefined;
    }
    let visible = false;
    const update = (): void => {
      if (visible && motionIsWelcome()) {
        // Browsers may refuse to play (battery saver): the poster then stays, as meant.
        void video.play().catch(() => undefined);
      } else {
        video.pause();
      }
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        visible = entry?.isIntersecting ?? false;
        update();
      },
      {threshold: 0.25},
    );
    const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
    observer.observe(video);
    motion.addEventListener('change', update);
    return () => {
      observer.disconnect();
      motion.removeEventListener('change', update);
    };
  }, []);

  return ref;
}
