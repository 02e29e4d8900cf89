import type {ClientModule} from '@docusaurus/types';
import {prefetchPage} from './routes';

/** Pages fetched ahead per page view. The links of the header come first in the document. */
const PAGES_PER_VIEW = 6;

/** Pause in milliseconds between two pages where the browser cannot tell when it is idle. */
const PAUSE = 300;

type Prefetcher = Window['docusaurus'];

/** Pages that were fetched or wait to be. */
const known = new Set<string>();
let waiting: string[] = [];
let left = PAGES_PER_VIEW;
let isScheduled = false;
let original: Prefetcher | null = null;

const isPaused = (): boolean => document.hidden || document.readyState !== 'complete';

function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback yet, whatever the types say.
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(task);
  } else {
    window.setTimeout(task, PAUSE);
  }
}

/** Docusaurus' own prefetch, then the text of a documentation page, which it can't find. */
async function fetchAhead(path: string): Promise<void> {
  // False when it was fetched before, on a slow connection, and for visitors who save data.
  if (await original?.prefetch(path)) {
    await prefetchPage(path);
  }
}

/** One page per idle moment. */
function schedule(): void {
  if (isScheduled || waiting.length === 0 || isPaused()) {
    return;
  }
  isScheduled = true;
  whenIdle(() => {
    isScheduled = false;
    const path = isPaused() ? undefined : waiting.shift();
    if (path !== undefined) {
      void fetchAhead(path);
    }
    schedule();
  });
}

/**
 * Docusaurus' functions take a link as it is written. With `#pricing` on it, the link matches no page
 * but the 404, which would be fetched.
 */
const toPath = (url: string): string => url.replace(/[?#].*$/, '');

/** Frozen, as the original is. */
const replacement: Prefetcher = Object.freeze({
  prefetch: (url: string) => {
    const path = toPath(url);
    if (path && path !== window.location.pathname && !known.has(path) && left > 0) {
      left -= 1;
      known.add(path);
      waiting.push(path);
      schedule();
    }
    // Docusaurus' own answer for "nothing fetched"; no caller waits for a promise.
    return false as const;
  },
  preload: (url: string) => original?.preload(toPath(url)) ?? false,
});

/**
 * Client modules are evaluated before the client entry assigns `window.docusaurus`, and the first
 * route update comes before any link has been seen: this is the moment to replace it. In the
 * development server the entry may run again and assign the original anew.
 */
const idlePrefetch: ClientModule = {
  onRouteDidUpdate: ({previousLocation, location}) => {
    if (window.docusaurus !== replacement) {
      if (!original) {
        document.addEventListener('visibilitychange', schedule);
        window.addEventListener('load', schedule);
      }
      original = window.docusaurus;
      window.docusaurus = replacement;
    }
    if (previousLocation?.pathname !== location.pathname) {
      // What the page before still waited for may be asked for again.
      waiting.forEach((path) => known.delete(path));
      waiting = [];
      left = PAGES_PER_VIEW;
    }
  },
};

export default idlePrefetch;
