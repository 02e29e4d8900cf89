import {useHistory} from '@docusaurus/router';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {askAssistant} from './askAssistant';
import {SearchPanel} from './SearchPanel';
import {useFollow} from './useFollow';

const PARAMETER = 'q';

/** The address follows once typing pauses, in milliseconds: each change draws the whole page anew. */
const ADDRESS_PAUSE_MS = 300;

const queryOf = (search: string): string => new URLSearchParams(search).get(PARAMETER) ?? '';

/** Writes the query into the address of the entry in the history, when asked to or soon after. */
function useQueryInAddress(query: string): () => void {
  const history = useHistory();
  const write = (): void => {
    const {pathname, search, hash} = history.location;
    if (queryOf(search) !== query) {
      const parameters = new URLSearchParams({[PARAMETER]: query});
      history.replace({pathname, hash, search: query.trim() && `?${parameters.toString()}`});
    }
  };
  const latest = useRef(write);

  useEffect(() => {
    latest.current = write;
  });

  useEffect(() => {
    const timer = setTimeout(() => latest.current(), ADDRESS_PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [query]);

  return write;
}

/** The search as a page of its own: its address says what was searched for. */
export function PagePanel(): ReactNode {
  const history = useHistory();
  const follow = useFollow();
  const [query, setQuery] = useState(() => queryOf(history.location.search));
  const writeAddress = useQueryInAddress(query);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    input.current?.focus({preventScroll: true});
  }, []);

  useEffect(
    () =>
      // Back and forward change the address under the field.
      history.listen(({search}, action) => {
        if (action === 'POP') {
          setQuery(queryOf(search));
        }
      }),
    [history],
  );

  return (
    <SearchPanel
      query={query}
      inputRef={input}
      onQuery={setQuery}
      onAsk={askAssistant}
      onChoose={(option, text) => {
        // For the way back.
        writeAddress();
        follow(option, text);
      }}
    />
  );
}
