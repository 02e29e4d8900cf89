import {useCallback, useSyncExternalStore} from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, {passive: true});
  return () => {
    window.removeEventListener('scroll', onChange);
  };
}

/**
 * @param threshold Vertical scroll in pixels.
 * @returns Whether the page is scrolled further; false while the server renders.
 */
export function useScrolledPast(threshold: number): boolean {
  const isPast = useCallback(() => window.scrollY > threshold, [threshold]);
  return useSyncExternalStore(subscribe, isPast, () => false);
}
