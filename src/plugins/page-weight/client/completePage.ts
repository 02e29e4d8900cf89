import type {ClientModule} from '@docusaurus/types';

/** Loads the first face of the page's sheets, or nothing where there is no network: titles stay in its fallback. */
const loadFace = async () => {
  const [face] = document.fonts;
  return face?.load().catch(() => undefined);
};

/** Where the titles on the screen end, in pixels. Blocks that are left for later would be laid out for the answer. */
const titleEnds = () =>
  [...document.querySelectorAll('h1, h2, h3')]
    .filter((title) => !title.closest('[data-later]'))
    .map((title) => title.getBoundingClientRect().bottom)
    .filter((end) => end < window.innerHeight)
    .join();

/** Waits for the next frame, and an idle moment where the browser can tell (Safari cannot). */
const idle = async () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) {
        requestIdleCallback(resolve);
      } else {
        resolve(undefined);
      }
    });
  });

/** Characters of text that are laid out in one step, or all of a block that has more. */
const STEP = 600;

/** Lays out the blocks that were left for later, some per frame. */
async function layOutLater() {
  let left = 0;
  for (const block of document.querySelectorAll('[data-later]')) {
    if (left <= 0) {
      await idle();
      left = STEP;
    }
    block.removeAttribute('data-later');
    left -= block.textContent.length;
  }
}

/** Shows the face, unless a title on the screen would get a line more or less by it. */
async function showFace(dataset: DOMStringMap) {
  // The visitor may have gone to a section, or to another page.
  if ((await loadFace()) && dataset.face) {
    const before = titleEnds();
    dataset.face = 'shown';
    if (titleEnds() !== before) {
      dataset.face = 'late';
    }
  }
}

async function complete(dataset: DOMStringMap) {
  await idle();
  // As a rule the face is there, and shown before more is laid out: it styles all of the page anew.
  await Promise.all([showFace(dataset), layOutLater()]);
}

/**
 * Completes a page that was painted with the rules of its first screen alone, in the fallback of the display
 * face (`data-face`, see inline/startScripts.ts). The face comes, unless a title on
 * the screen would get a line more or less by it: then with the next page. Blocks further down follow.
 */
const completePage: ClientModule = {
  // First called before the hydration. Later calls find the face loaded.
  onRouteUpdate: () => {
    if (document.documentElement.dataset.face) {
      void loadFace();
    }
  },
  onRouteDidUpdate: ({previousLocation, location}) => {
    const {dataset} = document.documentElement;
    if (!previousLocation) {
      if (dataset.face) {
        void complete(dataset);
      }
    } else if (previousLocation.pathname !== location.pathname) {
      delete dataset.face;
    }
  },
};

export default completePage;
