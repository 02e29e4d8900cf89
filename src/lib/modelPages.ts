/** Last parts of addresses below /devices/: pages that are made of one template and a line of data. */
const MODEL_PAGE = /\/devices\/([^/]+)\/$/;

/** Those that tests look at for all of them: a phone, and a browser. */
const SAMPLES: readonly string[] = ['pixel-8', 'safari'];

/**
 * Whether a page is that of one model of the catalogue. There are hundreds: they share a card, and lists name the catalogue.
 * @param path Address, with or without the language.
 */
export const isModelPage = (path: string): boolean => MODEL_PAGE.test(path);

/**
 * Whether a check that takes its time looks at a page: all but most of the models.
 * @param path Address of a page, with or without the language.
 */
export const isSampled = (path: string): boolean =>
  !isModelPage(path) || SAMPLES.includes(MODEL_PAGE.exec(path)?.[1] ?? '');
