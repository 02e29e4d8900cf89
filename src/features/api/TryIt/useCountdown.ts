import {useEffect, useState} from 'react';

/**
 * Counts down to zero.
 * @param seconds Where to begin.
 * @returns Seconds that are left.
 */
export function useCountdown(seconds: number): number {
  // By the clock: timers of a page in the background come late.
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const timer = setInterval(() => {
      const rest = Math.max(Math.ceil((end - Date.now()) / 1000), 0);
      setLeft(rest);
      if (rest === 0) {
        clearInterval(timer);
      }
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [end]);

  return left;
}
