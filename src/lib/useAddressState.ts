import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef, useState} from 'react';

/** The URL follows typing after this pause: browsers refuse to be told at each key. */
const ADDRESS_DELAY_MS = 250;

/**
 * Changes parts of the state. With `push`, the URL has it at once, as a new entry in the history that Back
 * undoes; without, the entry that is there follows a moment later.
 */
type Change<T> = (change: Partial<T>, options?: {readonly push?: boolean}) => void;

/**
 * A state that the URL has. The router is not told of a change, since it would render the whole page again and move
 * the focus to its top; on the way back and forward it reads the URL as it is.
 * @param read Reads the query of a URL, with its question mark; an empty one is that of the built page.
 * @param write Its inverse.
 * @returns The state, and a function that changes parts of it.
 */
export function useAddressState<T extends object>(
  read: (search: string) => T,
  write: (state: T) => string,
): readonly [T, Change<T>] {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [changed, setChanged] = useState<{readonly state: T; readonly at: typeof location}>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The page was built without a query, and is hydrated as it was built. Back, forward and links bring another location.
  const state = changed?.at === location ? changed.state : read(isBrowser ? location.search : '');

  useEffect(() => () => clearTimeout(timer.current), [location]);

  return [
    state,
    (change, {push = false} = {}) => {
      // Before the page is hydrated, its state is not yet that of the URL.
      const before = changed?.at === location ? changed.state : read(location.search);
      const next = {...before, ...change};
      setChanged({state: next, at: location});
      clearTimeout(timer.current);
      const put = (method: 'pushState' | 'replaceState') => {
        const {pathname, search} = window.location;
        const query = write(next);
        // Another page may have the URL already, while it loads.
        if (pathname === location.pathname && search !== query) {
          const entry: unknown = method === 'pushState' ? null : window.history.state;
          window.history[method](entry, '', pathname + query);
        }
      };
      if (push) {
        put('pushState');
      } else {
        timer.current = setTimeout(() => put('replaceState'), ADDRESS_DELAY_MS);
      }
    },
  ];
}
