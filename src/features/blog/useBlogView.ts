import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useMemo, useRef, useState} from 'react';
import {pushInPlace} from '@site/src/lib/pushInPlace';
import {parseView, tidyQuery, viewSearch, type BlogPlace, type BlogView} from './view';

/** The address follows the typing after this pause: browsers refuse to be told at each key. */
const ADDRESS_DELAY_MS = 250;

export interface BlogViewState {
  readonly view: BlogView;
  /** The text in the search box. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Writes what was typed into the address without waiting. */
  readonly flush: () => void;
  /** Shows another view, which is at the first page of the blog. */
  readonly go: (view: BlogView) => void;
  readonly hrefOf: (view: BlogView) => string;
}

/**
 * The view that the address names, ahead of it while somebody types.
 * @param place What the page shows by itself.
 * @param categories Slugs that exist.
 */
export function useBlogView(place: BlogPlace, categories: readonly string[]): BlogViewState {
  const history = useHistory();
  const location = useLocation();
  const base = useBaseUrl('/blog/');
  // The page was built without a query, and is hydrated as it was built.
  const search = useIsBrowser() ? location.search : '';
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const addressed = useMemo(
    () => parseView(search, place, categories),
    [search, place, categories],
  );
  const text = typed ?? addressed.query;
  const query = tidyQuery(text);
  const view = query === addressed.query ? addressed : {...addressed, query, page: 1};

  useEffect(() =>
    history.listen((next) => {
      // Back, forward or a link: somebody wants another search than the one in the box.
      if (parseView(next.search, place, categories).query !== query) {
        clearTimeout(timer.current);
        setTyped(null);
      }
    }),
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  function writeQuery(next: string): void {
    clearTimeout(timer.current);
    // The page lags behind the address while the router prepares.
    const {pathname, search: ahead} = history.location;
    const now = parseView(ahead, place, categories);
    if (next === now.query) {
      return;
    }
    const target = {pathname, search: viewSearch({...now, query: next, page: 1}, place.category)};
    // One step back undoes a search, not a letter.
    if (now.query === '') {
      pushInPlace(history, target);
    } else {
      history.replace(target);
    }
  }

  return {
    view,
    text,
    type: (next) => {
      clearTimeout(timer.current);
      setTyped(next);
      timer.current = setTimeout(() => writeQuery(tidyQuery(next)), ADDRESS_DELAY_MS);
    },
    flush: () => writeQuery(query),
    go: (next) => {
      clearTimeout(timer.current);
      pushInPlace(history, {pathname: base, search: viewSearch(next)});
    },
    hrefOf: (next) => base + viewSearch(next),
  };
}
