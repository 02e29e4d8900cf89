import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useMemo, useRef, useState} from 'react';
import {pushInPlace} from '@site/src/lib/pushInPlace';
import {parseView, tidyQuery, viewSearch, type BlogPlace, type BlogView} from './view';

/** The address follows the typing after this pause: browsers refuse to be told at each key. */
const ADDRESS_DELAY_MS = 250;

/** Typing on a later page leads to the first one, whose search box has to go on where it was. */
const handover: {text: string | null} = {text: null};

/**
 * Takes over what is being typed on the page before, once.
 * @returns The text so far, or null when nobody is typing.
 */
export function takeHandover(): string | null {
  const {text} = handover;
  handover.text = null;
  return text;
}

interface Draft {
  readonly text: string;
  /** The address in which it was typed, and the one that was on its way: others make it void. */
  readonly searches: readonly string[];
}

export interface BlogViewState {
  readonly view: BlogView;
  /** What stands in the search box. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Writes what was typed into the address without waiting. */
  readonly flush: () => void;
  readonly go: (view: BlogView) => void;
  readonly hrefOf: (view: BlogView) => string;
}

/**
 * The view that the address names, ahead of it while somebody types. Views other than a page's own
 * have their address at the first page of the blog, wherever they were asked for.
 * @param place What the page shows by itself.
 * @param categories Slugs that exist.
 */
export function useBlogView(place: BlogPlace, categories: readonly string[]): BlogViewState {
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const base = useBaseUrl('/blog/');
  const [draft, setDraft] = useState<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef('');
  // The page was built without a query, and is hydrated as it was built.
  const search = isBrowser ? location.search : '';

  const addressed = useMemo(
    () => parseView(search, place, categories),
    [search, place, categories],
  );
  const isTyped =
    draft !== null &&
    (draft.searches.includes(search) || tidyQuery(draft.text) === addressed.query);
  const text = isTyped ? draft.text : addressed.query;
  const query = tidyQuery(text);
  const view = query === addressed.query ? addressed : {...addressed, query, page: 1};

  useEffect(
    () =>
      history.listen((_location, action) => {
        // Back and forward take back what was typed.
        if (action === 'POP') {
          clearTimeout(timer.current);
          setDraft(null);
        }
      }),
    [history],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(next: BlogView, isNewEntry: boolean): void {
    clearTimeout(timer.current);
    const target = {pathname: base, search: viewSearch(next)};
    written.current = target.search;
    if (isNewEntry) {
      pushInPlace(history, target);
    } else {
      history.replace(target);
    }
  }

  function writeQuery(next: string): void {
    // The page lags behind the address while the router prepares.
    const {pathname, search: ahead} = history.location;
    const now = parseView(ahead, place, categories);
    if ((pathname !== base && pathname !== location.pathname) || next === now.query) {
      return;
    }
    handover.text = location.pathname === base ? null : next;
    // One step back undoes a search, not a letter.
    write({...now, query: next, page: 1}, now.query === '');
  }

  return {
    view,
    text,
    type: (typed) => {
      clearTimeout(timer.current);
      setDraft({text: typed, searches: [search, written.current]});
      if (handover.text !== null) {
        handover.text = typed;
      }
      timer.current = setTimeout(() => writeQuery(tidyQuery(typed)), ADDRESS_DELAY_MS);
    },
    flush: () => writeQuery(query),
    go: (next) => {
      setDraft(null);
      write(next, true);
    },
    hrefOf: (next) => base + viewSearch(next),
  };
}
