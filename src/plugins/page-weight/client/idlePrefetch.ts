/** Pages fetched ahead per page view. */
const PAGES_PER_VIEW = 6;

// Safari has no requestIdleCallback yet, whatever the types say.
const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;

/** Docusaurus' functions take a link as it is written. With `#pricing` on it, none but the 404 page matches, which would be fetched. */
const toPath = (url: string) => url.replace(/[?#].*$/, '');

/**
 * Has the pages that links in view lead to fetched ahead one per idle moment, and six per page view, instead of all at
 * once. Docusaurus' own functions fetch, each page once, and spare visitors who save data.
 */
export function prefetchWhenIdle(): void {
  const {prefetch, preload} = window.docusaurus;
  const waiting = new Set<string>();
  let view = '';
  let left = 0;

  /** Browsers tell in no order which links came into view, those of closed menus among them. */
  const firstWaiting = () =>
    [...document.links].find(
      (link) => waiting.has(link.pathname) && getComputedStyle(link).visibility === 'visible',
    )?.pathname;

  function fetchOne() {
    const path = left > 0 && !document.hidden ? firstWaiting() : undefined;
    if (path !== undefined) {
      waiting.delete(path);
      left -= prefetch(path) === false ? 0 : 1;
    }
  }

  window.docusaurus = {
    prefetch: (url) => {
      const {pathname} = window.location;
      if (view !== pathname) {
        view = pathname;
        left = PAGES_PER_VIEW;
        waiting.clear();
      }
      const path = toPath(url);
      if (path && path !== view) {
        waiting.add(path);
        whenIdle(fetchOne);
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
}
