import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useEffectEvent, useRef, useState} from 'react';

/** The address follows after this pause: browsers refuse to be told at each key, and the router is slow. */
const ADDRESS_DELAY_MS = 250;

/**
 * A state that the address has: at once on the page, a moment later in the address.
 * @param read Reads the query of an address, with its question mark; an empty one is that of the built page.
 * @param write Its inverse.
 * @returns The state, and a function that changes parts of it.
 */
export function useAddressState<T extends object>(
  read: (search: string) => T,
  write: (state: T) => string,
): readonly [T, (change: Partial<T>) => void] {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const [own, setOwn] = useState<T | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The page was built without a query, and is hydrated as it was built.
  const state = own ?? read(isBrowser ? search : '');

  const follow = useEffectEvent((next: string) => {
    if (own && next !== write(own)) {
      // Back, forward or a link.
      clearTimeout(timer.current);
      setOwn(null);
    }
  });
  useEffect(() => history.listen(({search: next}) => follow(next)), [history]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return [
    state,
    (change) => {
      const next = {...state, ...change};
      setOwn(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const {pathname} = history.location;
        history.replace({pathname, search: write(next)});
      }, ADDRESS_DELAY_MS);
    },
  ];
}
