import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {addSection} from '@site/src/lib/docsSections';
import {prefetchPage} from '../client/prefetchPage';
import {sectionPages} from '../client/sectionPages';

jest.mock(
  '@docusaurus/ComponentCreator',
  () => ({__esModule: true, default: (path: string, hash: string) => `${path} with ${hash}`}),
  // Only the bundler knows it by this name.
  {virtual: true},
);

const loaders = registry as unknown as Record<string, [() => Promise<unknown>]>;

const PATH = '/documentation/ci/gitlab/';

/** The bundler's runtime, and what was loaded with it. */
const loaded: string[] = [];
const runtime = {
  e: (id: string): Promise<void> => {
    loaded.push(id);
    return Promise.resolve();
  },
  u: (id: string): string => `assets/js/${id}.js`,
  p: '/fr/',
};

const section = jest.fn(() => {
  addSection('guides', [], {
    // As the bundler writes an import, without the slash that the route has.
    '/documentation/ci/gitlab': () =>
      Promise.all([runtime.e('12'), runtime.e('34')]).then(() => 'text'),
  });
  return Promise.resolve();
});

beforeEach(() => {
  Object.assign(globalThis, {__webpack_require__: runtime});
  loaded.length = 0;
  document.head.innerHTML = '';
  loaders.a1 = [section];
});

const routes = sectionPages({
  sidebar: 'guides',
  chunks: {__comp: 'c0', section: 'a1'},
  base: '/documentation/ci/',
  ends: ['gitlab/', 'jenkins/'],
});

it('makes the routes that Docusaurus would have', () => {
  expect(routes).toEqual([
    {path: PATH, component: `${PATH} with page`, exact: true, sidebar: 'guides'},
    expect.objectContaining({path: '/documentation/ci/jenkins/'}),
  ]);
  expect(routesChunkNames).toMatchObject({
    // With a hyphen and a word at the end, which Docusaurus' prefetch cuts off.
    [`${PATH}-page`]: {__comp: 'c0', section: 'a1', content: PATH},
  });
});

it('loads a page through its section', async () => {
  await expect(loaders[PATH]?.[0]()).resolves.toBe('text');
  expect(section).toHaveBeenCalled();
  expect(loaded).toEqual(['12', '34']);
});

it('says so when a section lacks its page', async () => {
  await expect(loaders['/documentation/ci/jenkins/']?.[0]()).rejects.toThrow(
    'has the page /documentation/ci/jenkins/',
  );
});

it('fetches the scripts of a page ahead without running them', async () => {
  await prefetchPage('/documentation/ci/gitlab');
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['prefetch', '/fr/assets/js/12.js'],
    ['prefetch', '/fr/assets/js/34.js'],
  ]);
  expect(loaded).toEqual([]);
  await runtime.e('56');
  expect(loaded).toEqual(['56']);
});

it('leaves other pages to Docusaurus', async () => {
  await prefetchPage('/about-us/');
  expect(document.head.children).toHaveLength(0);
});

it('fetches nothing ahead, and breaks nothing, where a section cannot be loaded', async () => {
  section.mockRejectedValueOnce(new Error('Loading chunk 869 failed.'));
  await expect(prefetchPage('/documentation/ci/gitlab/')).resolves.toBeUndefined();
  expect(document.head.children).toHaveLength(0);
});
