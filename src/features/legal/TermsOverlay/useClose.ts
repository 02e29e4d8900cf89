import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect} from 'react';
import {stepsToPreviousPage} from './previousPage';

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
