import type {ClientModule} from '@docusaurus/types';

/** That of src/css/fonts.css. */
const FACE = "700 1em 'Bricolage Grotesque Variable'";

/** Waits for a style sheet, or its preload; for ever, if it cannot be loaded. */
const loaded = async (link: HTMLLinkElement): Promise<unknown> =>
  link.sheet ??
  new Promise((resolve) => {
    link.addEventListener('load', resolve);
  });

/** Where the titles on the screen end, in pixels. Blocks that are left for later would be laid out for the answer. */
const titleEnds = (): string =>
  [...document.querySelectorAll('h1, h2, h3')]
    .filter((title) => !title.closest('[data-later]'))
    .map((title) => title.getBoundingClientRect().bottom)
    .filter((end) => end < window.innerHeight)
    .join();

/** Waits for an idle moment; not at all where the browser cannot tell when it is idle (Safari). */
const idle = async (): Promise<unknown> =>
  typeof window.requestIdleCallback === 'function'
    ? new Promise((resolve) => {
        window.requestIdleCallback(resolve);
      })
    : undefined;

/** Waits for the next frame: in a tab in the background, until it is looked at. */
const frame = async (): Promise<unknown> =>
  new Promise((resolve) => {
    window.requestAnimationFrame(resolve);
  });

/** Elements that are laid out in one frame, or all of a block that has more. */
const STEP = 30;

/** Lays out what was left for later, some of it per frame, in its idle moment. */
async function layOutLater(): Promise<void> {
  let left = 0;
  for (const element of document.querySelectorAll('[data-later]')) {
    if (left <= 0) {
      // Between two frames there may be several idle moments: the browser would lay out all their steps in one go.
      await frame();
      await idle();
      left = STEP;
    }
    element.removeAttribute('data-later');
    left -= element.querySelectorAll(':not([data-later] *)').length;
  }
}

/** Shows the face, unless a title on the screen would get a line more or less by it. */
async function showFace(dataset: DOMStringMap): Promise<void> {
  await document.fonts.load(FACE);
  if (dataset.face === undefined) {
    // The visitor has gone to a section, or to another page.
    return;
  }
  const before = titleEnds();
  dataset.face = 'shown';
  if (titleEnds() !== before) {
    dataset.face = 'late';
  }
}

async function complete({dataset}: HTMLElement): Promise<void> {
  await Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet], [as=style]')].map(loaded),
  );
  await idle();
  // As a rule the face is there, and shown before more is laid out: it styles all of the page anew.
  await Promise.all([showFace(dataset), layOutLater()]);
}

/**
 * Completes a page that was painted with the rules of its first screen alone, in the fallback of the display
 * face (`data-face`, see inline/startScripts.ts), once all style sheets are there. The face comes, unless a title on
 * the screen would get a line more or less by it: then with the next page. Blocks further down follow.
 */
const completePage: ClientModule = {
  onRouteUpdate: ({previousLocation}) => {
    if (!previousLocation && document.documentElement.dataset.face !== undefined) {
      // Before the hydration: it is there when the page is complete.
      void document.fonts.load(FACE).catch(() => undefined);
    }
  },
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
