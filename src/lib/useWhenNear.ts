import {useEffect, type RefObject} from 'react';

/**
 * Calls back once, when an element comes near the window.
 * @param ref The element.
 * @param onNear What to do; it must be the same function on every render.
 * @param headStart How far the element may still be away, in pixels.
 */
export function useWhenNear(
  ref: RefObject<Element | null>,
  onNear: () => void,
  headStart: number,
): void {
  useEffect(() => {
    if (!ref.current) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          observer.disconnect();
          onNear();
        }
      },
      {rootMargin: `${headStart}px`},
    );
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, [ref, onNear, headStart]);
}
