import {useHistory} from '@docusaurus/router';
import {useCallback} from 'react';
import type {SearchOption} from './options';
import {rememberSearch} from './recent';

/** What an entry of the history carries that a result led to: a reload highlights the same words. */
export interface LandingState {
  readonly searchWords?: readonly string[];
}

/** Follows a result in this tab; the page that it leads to highlights the words. */
export function useFollow(): (option: SearchOption, query: string) => void {
  const history = useHistory<LandingState | undefined>();
  return useCallback(
    ({url, words}, query) => {
      const {pathname, hash} = new URL(url, window.location.origin);
      rememberSearch(query);
      history.push({pathname, hash, state: {searchWords: words}});
    },
    [history],
  );
}
