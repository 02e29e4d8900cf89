import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect} from 'react';

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** Whether an address is the overlay itself, in either language and at any of its clauses. */
function isOverlay(address: string, overlayPath: string): boolean {
  return withoutSlash(new URL(address).pathname).endsWith(withoutSlash(overlayPath));
}

/**
 * How far back in the tab's history the page lies that the visitor came from.
 * @param overlayPath Path of the overlay without the language, such as `/terms/`: its other
 * language and its own clauses are not where somebody came from.
 * @param arrivedByRouter Whether the last step was a link of this site, for browsers without the
 * Navigation API, which cannot look further back than one step.
 * @returns Steps for `history.go(-steps)`; 0 when the visitor came from elsewhere.
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api
 */
export function stepsToPreviousPage(overlayPath: string, arrivedByRouter: boolean): number {
  if ('navigation' in window) {
    // The entries are those of this site alone, without a gap.
    const here = window.navigation.currentEntry?.index ?? 0;
    const previous = window.navigation
      .entries()
      .slice(0, here)
      .findLastIndex(({url}) => url !== null && !isOverlay(url, overlayPath));
    return previous === -1 ? 0 : here - previous;
  }
  const {referrer} = document;
  const cameByLink =
    referrer !== '' &&
    new URL(referrer).origin === location.origin &&
    !isOverlay(referrer, overlayPath);
  return history.length > 1 && (arrivedByRouter || cameByLink) ? 1 : 0;
}

/**
 * Closes the overlay: back to the page of this site that the visitor came from, else home. Escape
 * does the same.
 * @param overlayPath Path of the overlay without the language, such as `/terms/`.
 * @returns A function that closes it.
 */
export function useClose(overlayPath: string): () => void {
  const history = useHistory();
  const home = useBaseUrl('/');

  const close = useCallback(() => {
    const steps = stepsToPreviousPage(overlayPath, history.action === 'PUSH');
    if (steps > 0) {
      history.go(-steps);
    } else {
      history.push(home);
    }
  }, [history, home, overlayPath]);

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
  }, [close]);

  return close;
}
