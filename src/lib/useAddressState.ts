import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useEffectEvent, useRef, useState} from 'react';

/** The address follows after this pause: browsers refuse to be told at each key, and the router is slow. */
const ADDRESS_DELAY_MS = 250;

export interface AddressForm<State> {
  /** The state of an address without a query, which the page is built with. */
  readonly initial: State;
  /** Reads the query of an address, which comes from anywhere. */
  readonly read: (search: string) => State;
  /** The query with its question mark; empty for the initial state. */
  readonly write: (state: State) => string;
}

/**
 * A state that is in the address: at once on the page, a moment later in the address.
 * @returns The state, and a function that changes parts of it.
 */
export function useAddressState<State extends object>({
  initial,
  read,
  write,
}: AddressForm<State>): readonly [State, (change: Partial<State>) => void] {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const [own, setOwn] = useState<State | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The page was built without a query, and is hydrated as it was built.
  const state = own ?? (isBrowser ? read(search) : initial);

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
