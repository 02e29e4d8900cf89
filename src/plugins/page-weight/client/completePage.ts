import type {ClientModule} from '@docusaurus/types';

/** That of src/css/fonts.css. */
const FACE = "700 1em 'Bricolage Grotesque Variable'";

/** Waits for a style sheet; for ever, if it cannot be loaded. */
const loaded = async (link: HTMLLinkElement): Promise<unknown> =>
  link.sheet ??
  new Promise((resolve) => {
    link.addEventListener('load', resolve);
  });

/** Where the titles on the screen end, in pixels. */
const titleEnds = (): string =>
  [...document.querySelectorAll('h1, h2, h3')]
    .map((title) => title.getBoundingClientRect().bottom)
    .filter((end) => end < window.innerHeight)
    .join();

/** Elements that are laid out in one idle moment, or all of a block that has more. */
const STEP = 60;

/**
 * Lays out what was left for later, some of it per idle moment: at once where the browser cannot tell when it is
 * idle (Safari), since the face waits for it.
 */
async function layOutLater(): Promise<void> {
  const tellsIdle = typeof window.requestIdleCallback === 'function';
  let left = 0;
  for (const element of document.querySelectorAll('[data-later]')) {
    if (tellsIdle && left <= 0) {
      await new Promise((resolve) => {
        window.requestIdleCallback(resolve);
      });
      left = STEP;
    }
    left -= element.querySelectorAll('*').length;
    element.removeAttribute('data-later');
  }
}

async function complete({dataset}: HTMLElement): Promise<void> {
  await Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(loaded),
  );
  document.querySelector('style[media]')?.remove();
  await Promise.all([layOutLater(), document.fonts.load(FACE)]);
  const before = titleEnds();
  delete dataset.face;
  if (titleEnds() !== before) {
    dataset.face = '';
  }
}

/**
 * Completes a page that was painted with the rules of its first screen alone, in the fallback of the display
 * face (`data-face`, see inline/startScripts.ts). The rules go once all style sheets are there, since
 * one alone would win over them. Sections further down follow. Then the face comes, unless a title on the screen would
 * get a line more or less by it: then with the next page.
 */
const completePage: ClientModule = {
  onRouteDidUpdate: ({previousLocation, location}) => {
    const root = document.documentElement;
    if (root.dataset.face === undefined) {
      return;
    }
    if (!previousLocation) {
      // Without the face, the page stays as it is.
      void complete(root).catch(() => undefined);
    } else if (previousLocation.pathname !== location.pathname) {
      delete root.dataset.face;
    }
  },
};

export default completePage;
