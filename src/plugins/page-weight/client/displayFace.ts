import type {ClientModule} from '@docusaurus/types';

/** That of src/css/fonts.css. */
const FACE = "700 1em 'Bricolage Grotesque Variable'";

/** Where the titles on the screen end, in pixels. */
const titleEnds = (): string =>
  [...document.querySelectorAll('h1, h2, h3')]
    .map((title) => title.getBoundingClientRect().bottom)
    .filter((end) => end < window.innerHeight)
    .join();

/** Sets the titles in the display face, unless one on the screen gets a line more or less by it. */
async function showInPlace(): Promise<void> {
  const {dataset} = document.documentElement;
  await document.fonts.load(FACE);
  const before = titleEnds();
  delete dataset.face;
  if (titleEnds() !== before) {
    dataset.face = '';
  }
}

/**
 * Brings the display face to a page that was painted without it (`data-face`, see inline/startScripts.ts):
 * at once where nothing moves, otherwise with the next page.
 */
const displayFace: ClientModule = {
  onRouteDidUpdate: ({previousLocation, location}) => {
    const {dataset} = document.documentElement;
    if (dataset.face === undefined) {
      return;
    }
    if (!previousLocation) {
      // Without the face, the page stays as it is.
      void showInPlace().catch(() => undefined);
    } else if (previousLocation.pathname !== location.pathname) {
      delete dataset.face;
    }
  },
};

export default displayFace;
