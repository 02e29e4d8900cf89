import type {ClientModule} from '@docusaurus/types';
import {prefetchPage} from './prefetch';
import {loadPage} from './routes';

/** Pages fetched ahead per page view. */
const PAGES_PER_VIEW = 6;

/** Pause in milliseconds between two pages where the browser cannot tell when it is idle. */
const PAUSE = 300;

/** Pages that were fetched. */
const known = new Set<string>();

/** Pages that links in view lead to. */
const waiting = new Set<string>();
let left = PAGES_PER_VIEW;
let isScheduled = false;

const isPaused = (): boolean => document.hidden || document.readyState !== 'complete';

function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback yet, whatever the types say.
  if ('requestIdleCallback' in window) {
    requestIdleCallback(task);
  } else {
    setTimeout(task, PAUSE);
  }
}

/** Nothing is fetched ahead for visitors who save data, or whose line has no room for it. */
function isSaving(): boolean {
  const {connection} = navigator as Navigator & {
    readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
  };
  return (
    connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'))
  );
}

/**
 * The page of the first link in the document that visitors see: browsers tell in no order which links came into view,
 * those of closed menus among them.
 */
const nextPage = (): string | undefined =>
  [...document.links].find(
    (link) => waiting.has(link.pathname) && getComputedStyle(link).visibility === 'visible',
  )?.pathname;

/** One page per idle moment. */
function schedule(): void {
  if (isScheduled || left === 0 || waiting.size === 0 || isPaused()) {
    return;
  }
  isScheduled = true;
  whenIdle(() => {
    isScheduled = false;
    const path = isPaused() ? undefined : nextPage();
    if (path !== undefined) {
      left -= 1;
      waiting.delete(path);
      known.add(path);
      void prefetchPage(path);
      schedule();
    }
  });
}

/**
 * Docusaurus' functions take a link as it is written. With `#pricing` on it, the link matches no page
 * but the 404, which would be fetched.
 */
const toPath = (url: string): string => url.replace(/[?#].*$/, '');

const prefetcher: Window['docusaurus'] = {
  prefetch: (url: string) => {
    const path = toPath(url);
    const isNew = path && path !== window.location.pathname && !known.has(path);
    if (isNew && !isSaving()) {
      waiting.add(path);
      schedule();
    }
    // Docusaurus' own answer for "nothing fetched"; no caller waits for a promise.
    return false as const;
  },
  // Its caller waits for nothing; opening the page reports what could not be loaded.
  preload: (url: string) =>
    isSaving()
      ? false
      : loadPage(toPath(url)).then(
          () => [],
          () => [],
        ),
};

/** Answers the calls of links, in the place of Docusaurus' own functions. */
export function startPrefetcher(): void {
  window.docusaurus = Object.freeze(prefetcher);
  document.addEventListener('visibilitychange', schedule);
  window.addEventListener('load', schedule);
}

const idlePrefetch: ClientModule = {
  onRouteDidUpdate: ({previousLocation, location}) => {
    if (previousLocation?.pathname !== location.pathname) {
      waiting.clear();
      left = PAGES_PER_VIEW;
    }
  },
};

export default idlePrefetch;
