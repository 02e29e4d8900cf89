import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef, useState} from 'react';

/** The address follows after this pause: browsers refuse to be told at each key. */
const ADDRESS_DELAY_MS = 250;

/**
 * A state that the address has: at once on the page, a moment later in the address. The router is not told of it,
 * since it would render the whole page again.
 * @param read Reads the query of an address, with its question mark; an empty one is that of the built page.
 * @param write Its inverse.
 * @returns The state, and a function that changes parts of it.
 */
export function useAddressState<T extends object>(
  read: (search: string) => T,
  write: (state: T) => string,
): readonly [T, (change: Partial<T>) => void] {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [own, setOwn] = useState<{readonly state: T; readonly at: typeof location}>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The page was built without a query, and is hydrated as it was built. Back, forward and links bring another location.
  const state = own?.at === location ? own.state : read(isBrowser ? location.search : '');

  useEffect(() => () => clearTimeout(timer.current), [location]);

  return [
    state,
    (change) => {
      // Before the page is hydrated, its state is not yet that of the address.
      const before = own?.at === location ? own.state : read(location.search);
      const next = {...before, ...change};
      setOwn({state: next, at: location});
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // Another page may have the address already, while it loads.
        if (window.location.pathname === location.pathname) {
          const address = location.pathname + write(next);
          window.history.replaceState(window.history.state, '', address);
        }
      }, ADDRESS_DELAY_MS);
    },
  ];
}
