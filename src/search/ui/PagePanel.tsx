import {useHistory} from '@docusaurus/router';
import {useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {askAssistant} from '../ask';
import {SearchPanel} from './SearchPanel';

const PARAMETER = 'q';

/** The address follows once typing pauses, in milliseconds: each change draws the whole page anew. */
const ADDRESS_PAUSE_MS = 300;

const queryOf = (search: string): string => new URLSearchParams(search).get(PARAMETER) ?? '';

export interface PagePanelProps {
  /** Text of the plain field before this part was loaded; empty for none. */
  readonly typed: string;
}

/** The search as a page of its own, whose address has the query. */
export function PagePanel({typed}: PagePanelProps): ReactNode {
  const history = useHistory();
  const [page] = useState(history.location.pathname);
  const [query, setQuery] = useState(() => typed || queryOf(history.location.search));
  const input = useRef<HTMLInputElement>(null);

  const writeAddress = (): void => {
    const {location} = history;
    // Another page may already have the address while this one is still drawn.
    if (location.pathname === page && queryOf(location.search) !== query) {
      const parameters = new URLSearchParams({[PARAMETER]: query});
      history.replace({...location, search: query.trim() && `?${parameters.toString()}`});
    }
  };
  const writeLater = useEffectEvent(writeAddress);

  useEffect(() => {
    const timer = setTimeout(() => writeLater(), ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);

  // Before the browser takes another key: until then, letters would go to the page.
  useLayoutEffect(() => {
    input.current?.focus({preventScroll: true});
    input.current?.setSelectionRange(-1, -1);
  }, []);

  useEffect(
    () =>
      // Links and the history change the address under the field; `REPLACE` is its own change.
      history.listen((location, action) => {
        if (action !== 'REPLACE' && location.pathname === page) {
          setQuery(queryOf(location.search));
        }
      }),
    [history, page],
  );

  return (
    <SearchPanel
      query={query}
      inputRef={input}
      onQuery={setQuery}
      onAsk={askAssistant}
      // The way back finds the query in the address.
      onLeave={writeAddress}
    />
  );
}
