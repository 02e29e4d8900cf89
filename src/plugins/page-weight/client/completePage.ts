import type {ClientModule} from '@docusaurus/types';

/** That of src/css/fonts.css. */
const FACE = "700 1em 'Bricolage Grotesque'";

/** Loads the face, or nothing where there is no network: titles stay in its fallback. */
const loadFace = async (): Promise<FontFace[] | undefined> =>
  document.fonts.load(FACE).catch(() => undefined);

/** Longest wait in milliseconds for a style sheet that does not come. */
const LONGEST_WAIT = 5000;

/** Waits for a style sheet or its preload, or until it is clear that it does not come. */
const loaded = async (link: HTMLLinkElement): Promise<unknown> =>
  link.sheet ??
  new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    setTimeout(resolve, LONGEST_WAIT);
  });

/** Where the titles on the screen end, in pixels. Blocks that are left for later would be laid out for the answer. */
const titleEnds = (): string =>
  [...document.querySelectorAll('h1, h2, h3')]
    .filter((title) => !title.closest('[data-later]'))
    .map((title) => title.getBoundingClientRect().bottom)
    .filter((end) => end < window.innerHeight)
    .join();

/**
 * Waits for an idle moment after the next frame, or for the frame where the browser cannot tell when it is idle (Safari).
 * Between two frames there may be several such moments, whose work would be laid out in one go.
 */
const idle = async (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) {
        requestIdleCallback(resolve);
      } else {
        resolve(undefined);
      }
    });
  });

/** Elements that are laid out in one step, or all of a block that has more; their text counts as well. */
const STEP = 40;

/** Characters that take as long to lay out as an element to style. */
const CHARACTERS = 16;

/** Lays out what was left for later, some of it per frame. */
async function layOutLater(): Promise<void> {
  let left = 0;
  for (const block of document.querySelectorAll('[data-later]')) {
    const elements = block.querySelectorAll('*');
    const work = elements.length + block.textContent.length / CHARACTERS;
    if (work > left) {
      await idle();
      left = STEP;
    }
    const [first] = elements;
    if (first && elements.length > STEP) {
      // Asked for one of them, Chromium styles them all; they are laid out with another frame.
      void window.getComputedStyle(first).color;
      await idle();
    }
    block.removeAttribute('data-later');
    left -= work;
  }
}

/** Shows the face, unless a title on the screen would get a line more or less by it. */
async function showFace(dataset: DOMStringMap): Promise<void> {
  // The visitor may have gone to a section, or to another page.
  if ((await loadFace()) && dataset.face) {
    const before = titleEnds();
    dataset.face = 'shown';
    if (titleEnds() !== before) {
      dataset.face = 'late';
    }
  }
}

async function complete(dataset: DOMStringMap): Promise<void> {
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('[as=style]')].map(loaded));
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
