import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import {createBrowserHistory, type History, type LocationListener} from 'history';
import {log} from '@site/src/lib/log';
import {pause} from './pause';
import {loadPage} from './routes';

/** A history that is ahead of the router while a page is loaded. */
export interface PageHistory extends History {
  /** Where the page is that visitors see; the router's address. */
  readonly shown?: History['location'];
}

/**
 * The browser's history for the router, which hears of an address once its page is loaded. Docusaurus holds the
 * new page back below the router (PendingNavigation.js): there, each part of the old page that asks for the
 * address is rendered once more before the new page is.
 */
export function createHistory(): PageHistory {
  const history = createBrowserHistory();
  const listeners = new Set<LocationListener>();
  let previousLocation: History['location'] | null = null;
  let shown = history.location;
  /** Tells client modules that a page is about to load. */
  const announce = (location: History['location']): (() => void) => {
    const end = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
    previousLocation = location;
    return end;
  };
  announce(history.location);
  history.listen((location, action) => {
    const end = announce(location);
    loadPage(normalizeLocation(location).pathname).then(
      async () => {
        end();
        // In the task of a click, React would run the effects of both pages before the paint. On the way back or forward,
        // the browser scrolls to the visitor's place after this task, for which the page must be there.
        if (action !== 'POP') {
          await pause();
        }
        // The visitor may have chosen another page since.
        if (location === history.location) {
          shown = location;
          listeners.forEach((listener) => {
            listener(location, action);
          });
        }
      },
      (error: unknown) => {
        log.warn(`${location.pathname} could not be loaded.`, error);
        // After a deployment, its scripts may have other names. On another page, the visitor may be writing by now.
        if (location === history.location) {
          window.location.reload();
        }
      },
    );
  });
  // Browsers resolve a link to a section against the address, which is the next page's while that loads.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    if (link instanceof HTMLAnchorElement && history.location.pathname !== shown.pathname) {
      event.preventDefault();
      history.push({...shown, hash: link.hash});
    }
  });
  Object.defineProperty(history, 'shown', {get: () => shown});
  return Object.assign(history, {
    listen: (listener: LocationListener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  });
}
