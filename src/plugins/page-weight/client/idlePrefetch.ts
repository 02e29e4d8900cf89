/** Pages fetched ahead per page view. */
const PAGES_PER_VIEW = 6;

/** Pause in milliseconds between two pages where the browser cannot tell when it is idle. */
const PAUSE = 300;

/** Pages that links in view lead to. */
const waiting = new Set<string>();
let left = PAGES_PER_VIEW;
let shown = '';
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

/**
 * The page of the first link in the document that visitors see: browsers tell in no order which links came into view,
 * those of closed menus among them.
 */
const nextPage = (): string | undefined =>
  [...document.links].find(
    (link) => waiting.has(link.pathname) && getComputedStyle(link).visibility === 'visible',
  )?.pathname;

/**
 * Docusaurus' functions take a link as it is written. With `#pricing` on it, the link matches no page
 * but the 404, which would be fetched.
 */
const toPath = (url: string): string => url.replace(/[?#].*$/, '');

/**
 * Has the pages that links in view lead to fetched ahead one per idle moment, in the order of their links, and six per
 * page view, instead of all at once. Docusaurus' own functions fetch, and spare visitors who save data.
 */
export function prefetchWhenIdle(): void {
  const {prefetch, preload} = window.docusaurus;

  function schedule(): void {
    if (isScheduled || left === 0 || waiting.size === 0 || isPaused()) {
      return;
    }
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      const path = isPaused() ? undefined : nextPage();
      if (path !== undefined) {
        waiting.delete(path);
        // Not one that was fetched before.
        left -= prefetch(path) === false ? 0 : 1;
        schedule();
      }
    });
  }

  window.docusaurus = {
    prefetch: (url) => {
      const {pathname} = window.location;
      if (shown !== pathname) {
        shown = pathname;
        waiting.clear();
        left = PAGES_PER_VIEW;
      }
      const path = toPath(url);
      if (path && path !== pathname) {
        waiting.add(path);
        schedule();
      }
      // Docusaurus' own answer for "nothing fetched"; no caller waits for a promise.
      return false;
    },
    // Its caller waits for nothing; opening the page reports what could not be loaded.
    preload: (url) => {
      const loading = preload(toPath(url));
      return loading && loading.catch(() => []);
    },
  };
  document.addEventListener('visibilitychange', schedule);
  window.addEventListener('load', schedule);
}
