import {useEffect, useState, type RefObject} from 'react';

/**
 * Tells when an element has come near the window; from then on it stays true.
 * @param ref The element.
 * @param headStart How far the element may still be away, in pixels.
 */
export function useIsNear(ref: RefObject<Element | null>, headStart: number): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          observer.disconnect();
          setIsNear(true);
        }
      },
      {rootMargin: `${headStart}px`},
    );
    if (ref.current) {
      observer.observe(ref.current);
    }
    return () => observer.disconnect();
  }, [ref, headStart]);

  return isNear;
}
