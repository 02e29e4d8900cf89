import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect} from 'react';

/** Whether an address is the overlay itself, in either language and at any of its clauses. */
function isOverlay(address: string): boolean {
  return /\/terms\/?$/.test(new URL(address).pathname);
}

/**
 * How far back in the tab's history the page is that the visitor came from: another language or
 * clause of the overlay is none.
 * @param arrivedByRouter Whether the last step was a link of this site: all that browsers without
 * the Navigation API can tell.
 * @returns Steps for `history.go(-steps)`; 0 when the visitor came from elsewhere.
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api
 */
export function stepsToPreviousPage(arrivedByRouter: boolean): number {
  if (!('navigation' in window)) {
    return arrivedByRouter ? 1 : 0;
  }
  // The entries are those of this site alone, without a gap.
  const here = window.navigation.currentEntry?.index ?? 0;
  const previous = window.navigation
    .entries()
    .slice(0, here)
    .findLastIndex(({url}) => url !== null && !isOverlay(url));
  return previous === -1 ? 0 : here - previous;
}

/**
 * Closes the overlay: back to the page of this site that the visitor came from, else home. Escape
 * does the same.
 * @returns A function that closes it.
 */
export function useClose(): () => void {
  const history = useHistory();
  const home = useBaseUrl('/');

  function close(): void {
    const steps = stepsToPreviousPage(history.action === 'PUSH');
    if (steps > 0) {
      history.go(-steps);
    } else {
      history.push(home);
    }
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        close();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  });

  return close;
}
