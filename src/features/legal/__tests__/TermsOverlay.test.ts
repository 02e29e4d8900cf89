import {stepsToPreviousPage} from '../TermsOverlay';

/** A tab's history of this site, the last URL being the one that is open. */
function visit(...paths: readonly string[]) {
  const entries = paths.map((path, index) => ({index, url: new URL(path, location.href).href}));
  Object.defineProperty(window, 'navigation', {
    configurable: true,
    value: {entries: () => entries, currentEntry: entries.at(-1)},
  });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
});

it.each([
  [['/careers/', '/terms/'], 1],
  [['/', '/careers/', '/terms/', '/terms/#use-links', '/terms/#use-law'], 3],
  [['/fr/careers/', '/fr/terms/', '/terms/'], 2],
  [['/terms/'], 0],
  [['/terms/#use-law', '/fr/terms/'], 0],
  [['/careers', '/terms'], 1],
])('steps over its own clauses and languages: %j', (paths, steps) => {
  visit(...paths);
  expect(stepsToPreviousPage(true)).toBe(steps);
});

it('in a browser without the Navigation API goes back where a link of this site led here', () => {
  expect(stepsToPreviousPage(true)).toBe(1);
  expect(stepsToPreviousPage(false)).toBe(0);
});
