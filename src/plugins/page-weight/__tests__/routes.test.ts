import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {addSection} from '@site/src/lib/docsSections';
import {createRoutes, prefetchPage} from '../client/routes';

jest.mock(
  '@docusaurus/ComponentCreator',
  () => ({__esModule: true, default: (path: string, hash: string) => `${path} with ${hash}`}),
  // Only the bundler knows it by this name.
  {virtual: true},
);

const loaders = registry as unknown as Record<string, [() => Promise<unknown>]>;

const PATH = '/documentation/ci/gitlab/';
const OTHER = '/documentation/ci/jenkins/';

/** The bundler's runtime, and the chunks that were loaded with it. */
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
  // As the bundler writes an import, without the slash that the route has.
  addSection('guides', [], {
    '/documentation/ci/gitlab': () =>
      Promise.all([runtime.e('12'), runtime.e('34')]).then(() => 'text'),
  });
  return Promise.resolve();
});

beforeEach(() => {
  Object.assign(globalThis, {__webpack_require__: runtime});
  loaders.a1 = [section];
  loaded.length = 0;
  document.head.innerHTML = '';
  section.mockClear();
});

const routes = createRoutes([
  {
    path: '/documentation',
    hash: 'e1f',
    routes: [{sidebar: 'guides', chunks: {__comp: 'c0', section: 'a1'}, paths: [PATH, OTHER]}],
  },
  {path: '*'},
]);

it('makes the routes that Docusaurus would have', () => {
  expect(routes).toEqual([
    {
      path: '/documentation',
      component: '/documentation with e1f',
      routes: [
        {path: PATH, component: `${PATH} with page`, exact: true, sidebar: 'guides'},
        expect.objectContaining({path: OTHER}),
      ],
    },
    {path: '*', component: '* with '},
  ]);
  expect(routesChunkNames).toMatchObject({
    // With a hyphen and a word at the end, which Docusaurus' prefetch cuts off.
    [`${PATH}-page`]: {__comp: 'c0', section: 'a1', content: PATH},
  });
});

it('loads a page through its section, and rejects when the section lacks it', async () => {
  await expect(loaders[PATH]?.[0]()).resolves.toBe('text');
  expect(section).toHaveBeenCalled();
  await expect(loaders[OTHER]?.[0]()).rejects.toThrow(`has the page ${OTHER}`);
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

it('fetches nothing ahead for other pages, or where a section cannot be loaded', async () => {
  await prefetchPage('/about-us/');
  expect(section).not.toHaveBeenCalled();
  section.mockRejectedValueOnce(new Error('Loading chunk 869 failed.'));
  await expect(prefetchPage(PATH)).resolves.toBeUndefined();
  expect(document.head.children).toHaveLength(0);
});
