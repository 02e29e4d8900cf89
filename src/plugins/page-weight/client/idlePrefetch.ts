/** Pages fetched ahead per page view. */
const PAGES_PER_VIEW = 6;

// Safari has no requestIdleCallback yet, whatever the types say.
const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;

/** Docusaurus' functions take a link as it is written. With `#pricing` on it, none but the 404 page matches, which would be fetched. */
const toPath = (url: string): string => url.replace(/[?#].*$/, '');

/** Browsers tell of links in closed menus as well. */
const isShown = (url: string): boolean =>
  [...document.links].some(
    (link) => link.getAttribute('href') === url && getComputedStyle(link).visibility === 'visible',
  );

/**
 * Has the pages that links in view lead to fetched ahead one per idle moment, and six per page view, instead of all at
 * once. Docusaurus' own functions fetch, each page once, and spare visitors who save data.
 */
export function prefetchWhenIdle(): void {
  const {prefetch, preload} = window.docusaurus;
  let view = '';
  let left = 0;
  window.docusaurus = {
    prefetch: (url) => {
      const {pathname} = window.location;
      if (view !== pathname) {
        view = pathname;
        left = PAGES_PER_VIEW;
      }
      whenIdle(() => {
        const path = toPath(url);
        const isWanted = left > 0 && path && path !== view && !document.hidden && isShown(url);
        if (isWanted && prefetch(path) !== false) {
          left -= 1;
        }
      });
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
