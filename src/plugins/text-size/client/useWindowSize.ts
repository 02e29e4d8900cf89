import {startTransition, useEffect, useState} from 'react';

/** Where the theme's wide layout begins: 997 pixels at the default text size. */
const WIDE = '(width >= 62.3125rem)';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/**
 * Replaces the theme's hook, which compares pixels: style sheets and scripts have to agree. The change is a
 * transition, which is rendered in slices: half of a page follows it.
 */
export function useWindowSize(): WindowSize {
  const [size, setSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const query = window.matchMedia(WIDE);
    const update = () => {
      startTransition(() => setSize(query.matches ? 'desktop' : 'mobile'));
    };
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return size;
}
