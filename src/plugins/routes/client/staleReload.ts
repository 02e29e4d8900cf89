import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

let isLoading = false;

/*
 * Docusaurus reloads when a page cannot be loaded, even one that the visitor has left for another since, where they
 * may be writing by now. No other script of the site reloads; `npm start` does.
 */
if (
  ExecutionEnvironment.canUseDOM &&
  process.env.NODE_ENV === 'production' &&
  'navigation' in window
) {
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType === 'reload' && !event.userInitiated && !isLoading) {
      event.preventDefault();
    }
  });
}

const staleReload: ClientModule = {
  onRouteUpdate() {
    isLoading = true;
  },
  onRouteDidUpdate() {
    isLoading = false;
  },
};

export const {onRouteUpdate, onRouteDidUpdate} = staleReload;
