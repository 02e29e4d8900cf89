import type {ClientModule} from '@docusaurus/types';
import {createIdleQueue} from './idleQueue';
import {prefetchPage} from './routes';

/** Pages fetched ahead per page view. The links of the header come first in the document. */
const PAGES_PER_VIEW = 6;

/** Pause in milliseconds between two pages where the browser cannot tell when it is idle. */
const PAUSE = 300;

type Prefetcher = Window['docusaurus'];
interface Connection extends EventTarget {
  readonly saveData?: boolean;
}

const connection = (): Connection | undefined =>
  (navigator as Navigator & {readonly connection?: Connection}).connection;

const savesData = (): boolean => connection()?.saveData === true;

const isPaused = (): boolean =>
  document.hidden || document.readyState !== 'complete' || savesData();

function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback yet, whatever the types say.
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(task);
  } else {
    window.setTimeout(task, PAUSE);
  }
}

/**
 * Docusaurus' functions take a link as it stands. With `#pricing` on it, the link matches no page
 * but the 404, which would be fetched.
 */
const toPath = (url: string): string => url.replace(/[?#].*$/, '');

let original: Prefetcher | null = null;

/** Docusaurus' own prefetch, then the text of a documentation page, which it can't find. */
async function prefetch(path: string): Promise<void> {
  // False when it was fetched before, or when the connection is slow.
  if (await original?.prefetch(path)) {
    await prefetchPage(path);
  }
}

const queue = createIdleQueue({
  limit: PAGES_PER_VIEW,
  whenIdle,
  isPaused,
  run: (path) => void prefetch(path),
});

/** Frozen, as the original is. */
const replacement: Prefetcher = Object.freeze({
  prefetch: (url: string) => {
    const path = toPath(url);
    if (path && path !== window.location.pathname) {
      queue.add(path);
    }
    // Docusaurus' own answer for "nothing fetched"; no caller waits for a promise.
    return false as const;
  },
  preload: (url: string) => original?.preload(toPath(url)) ?? false,
});

function takeOver(): void {
  if (!original) {
    document.addEventListener('visibilitychange', queue.resume);
    window.addEventListener('load', queue.resume);
    connection()?.addEventListener('change', queue.resume);
  }
  original = window.docusaurus;
  window.docusaurus = replacement;
}

/**
 * Client modules are evaluated before the client entry assigns `window.docusaurus`, and the first
 * route update comes before any link has been seen: this is the moment to replace it. In the
 * development server the entry may run again and assign the original anew.
 */
const idlePrefetch: ClientModule = {
  onRouteDidUpdate: ({previousLocation, location}) => {
    if (window.docusaurus !== replacement) {
      takeOver();
    }
    if (previousLocation?.pathname !== location.pathname) {
      queue.startPage();
    }
  },
};

export default idlePrefetch;
