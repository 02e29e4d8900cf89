import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {pushInPlace} from '@site/src/lib/pushInPlace';
import {querySearch, readQuery, tidyQuery} from './query';

/** The address follows the typing after this pause: browsers refuse to be told at each key. */
const ADDRESS_DELAY_MS = 250;

/** Marks an address that follows the box. */
const TYPED = {isTyped: true};

export interface BlogQuery {
  readonly query: string;
  /** The text in the search box. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Writes what is typed, or this text instead, into the address without waiting. */
  readonly flush: (text?: string) => void;
}

/** The query that the address names, ahead of it while somebody types. */
export function useBlogQuery(): BlogQuery {
  const history = useHistory();
  const {pathname, search} = useLocation();
  // The page was built without a query, and is hydrated as it was built.
  const addressed = readQuery(useIsBrowser() ? search : '');
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const text = typed ?? addressed;
  const query = tidyQuery(text);

  /** Back, forward or a link: somebody wants another search than the one in the box. */
  const follow = useEffectEvent((next: string): void => {
    if (readQuery(next) !== query) {
      clearTimeout(timer.current);
      setTyped(null);
    }
  });

  useEffect(
    () =>
      history.listen((next, action) => {
        const {isTyped} = (next.state ?? {}) as Partial<typeof TYPED>;
        // Text of the box may come back late, when there is more in it.
        if (action === 'POP' || !isTyped) {
          follow(next.search);
        }
      }),
    [history],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(next: string): void {
    clearTimeout(timer.current);
    // The page lags behind the address while the router prepares.
    const {pathname: other, search: ahead} = history.location;
    if (other !== pathname) {
      // Another page has the address already, while it loads.
      return;
    }
    const target = {pathname, search: querySearch(next), state: TYPED};
    const before = readQuery(ahead);
    if (next === before) {
      return;
    }
    // One step back undoes a search, not a letter.
    if (before === '') {
      pushInPlace(history, target);
    } else {
      history.replace(target);
    }
  }

  return {
    query,
    text,
    type: (next) => {
      clearTimeout(timer.current);
      setTyped(next);
      timer.current = setTimeout(() => write(tidyQuery(next)), ADDRESS_DELAY_MS);
    },
    flush: (next = text) => write(tidyQuery(next)),
  };
}
