import type {ClientModule} from '@docusaurus/types';
import styles from './progress.module.css';

/** A page that comes sooner, in milliseconds, shows no bar. */
const DELAY_MS = 200;

let bar: HTMLElement | undefined;

/** A bar at the top while the next page loads, in the place of the theme's. */
const progress: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const timer = window.setTimeout(() => {
      bar = document.createElement('div');
      bar.className = styles.bar ?? '';
      document.body.append(bar);
    }, DELAY_MS);
    return () => {
      window.clearTimeout(timer);
    };
  },
  onRouteDidUpdate() {
    bar?.remove();
  },
};

export default progress;
