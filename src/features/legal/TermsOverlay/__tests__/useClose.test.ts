import {stepsToPreviousPage} from '../useClose';

/** A tab's history of this site, the last address being the one that is open. */
function visit(...paths: readonly string[]): void {
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
])('steps over its own clauses and languages: %j', (paths, steps) => {
  visit(...paths);
  expect(stepsToPreviousPage('/terms/', true)).toBe(steps);
});

it('knows where /terms is served without the slash', () => {
  visit('/careers', '/terms');
  expect(stepsToPreviousPage('/terms/', false)).toBe(1);
});

describe('in a browser without the Navigation API', () => {
  beforeEach(() => {
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  });

  it('goes back one step where a link of this site led here', () => {
    expect(stepsToPreviousPage('/terms/', true)).toBe(1);
  });

  it.each([
    ['http://localhost/careers/', 1],
    ['http://localhost/fr/terms/', 0],
    ['https://search.example/', 0],
    ['', 0],
  ])('reads the referrer %j', (referrer, steps) => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    expect(stepsToPreviousPage('/terms/', false)).toBe(steps);
  });

  it('goes home from a tab that holds nothing else', () => {
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    expect(stepsToPreviousPage('/terms/', true)).toBe(0);
  });
});
