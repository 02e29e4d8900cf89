import {useSyncExternalStore} from 'react';

/** Where there is no room for the panel beside the page: the same stands in the style sheet. */
const SHEET = '(width < 48rem) or (height < 30rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(SHEET);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}

/** Whether the panel covers the page instead of standing beside it. */
export function useIsSheet(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(SHEET).matches,
    () => false,
  );
}
