import {useHistory} from '@docusaurus/router';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {SearchPanel} from './SearchPanel';
import {useFollow} from './useFollow';

const PARAMETER = 'q';

const queryOf = (search: string): string => new URLSearchParams(search).get(PARAMETER) ?? '';

/** The search as a page of its own: its address says what was searched for. */
export function PagePanel(): ReactNode {
  const history = useHistory();
  const follow = useFollow();
  const [query, setQuery] = useState(() => queryOf(history.location.search));
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    input.current?.focus();
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
      onQuery={(text) => {
        setQuery(text);
        const search = text.trim() ? `?${new URLSearchParams({[PARAMETER]: text}).toString()}` : '';
        history.replace({pathname: history.location.pathname, search});
      }}
      onChoose={follow}
    />
  );
}
