import {useSyncExternalStore} from 'react';

/** Where the theme's wide layout begins: 997 pixels at the default text size. */
const WIDE = '(width >= 62.3125rem)';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const read = (): WindowSize => (window.matchMedia(WIDE).matches ? 'desktop' : 'mobile');

/** Replaces the theme's hook, which compares pixels: style sheets and scripts have to agree. */
export function useWindowSize(): WindowSize {
  return useSyncExternalStore(subscribe, read, () => 'ssr');
}
