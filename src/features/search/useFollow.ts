import {useHistory} from '@docusaurus/router';
import {useCallback} from 'react';
import {landingAt, type LandingState} from '@site/src/lib/siteSearch/landing';
import type {SearchOption} from './options';
import {rememberSearch} from './recent';

export type {LandingState};

/** Follows a result in this tab; the page that it leads to highlights the words. */
export function useFollow(): (option: SearchOption, query: string) => void {
  const history = useHistory<LandingState | undefined>();
  return useCallback(
    ({url, words}, query) => {
      rememberSearch(query);
      history.push(landingAt(url, words));
    },
    [history],
  );
}
