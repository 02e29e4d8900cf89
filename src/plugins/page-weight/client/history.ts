import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import {createBrowserHistory, type History, type LocationListener} from 'history';
import {log} from '@site/src/lib/log';
import {pause} from './pause';
import {loadPage} from './routes';

/**
 * The browser's history for the router, which hears of an address once its page is loaded. Docusaurus holds the
 * new page back below the router (PendingNavigation.js): there, each part of the old page that asks for the
 * address is rendered once more before the new page is.
 */
export function createHistory(): History {
  const history = createBrowserHistory();
  const listeners = new Set<LocationListener>();
  let previousLocation: History['location'] | null = null;
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
        // In the task of a click, React would run the effects of both pages before the paint.
        await pause();
        // The visitor may have chosen another page since.
        if (location === history.location) {
          listeners.forEach((listener) => {
            listener(location, action);
          });
        }
      },
      (error: unknown) => {
        log.warn(`${location.pathname} could not be loaded.`, error);
        // After a deployment, its scripts may have other names.
        window.location.reload();
      },
    );
  });
  return Object.assign(history, {
    listen: (listener: LocationListener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  });
}
