import {useEffect, useState, type RefObject} from 'react';

/** An element's content is loaded this many pixels before it scrolls into view. */
const HEAD_START = 300;

/** Tells when an element has come near the window; from then on it stays true. */
export function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          observer.disconnect();
          setIsNear(true);
        }
      },
      {rootMargin: `${HEAD_START}px`},
    );
    if (ref.current) {
      observer.observe(ref.current);
    }
    return () => observer.disconnect();
  }, [ref]);

  return isNear;
}
