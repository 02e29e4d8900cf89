import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {addSection} from '@site/src/lib/docsSections';
import {createRoutes, loadAhead} from '../client/routes';

jest.mock(
  '@docusaurus/ComponentCreator',
  () => ({__esModule: true, default: (path: string, hash: string) => `${path} with ${hash}`}),
  // Only the bundler knows it by this name.
  {virtual: true},
);

const loaders = registry as unknown as Record<string, [() => Promise<unknown>]>;

const PATH = '/documentation/ci/gitlab/';
const OTHER = '/documentation/ci/jenkins/';

const loadText = jest.fn(() => Promise.resolve('text'));

const section = jest.fn(() => {
  // As the bundler writes an import, without the slash that the route has.
  addSection('guides', [], {'/documentation/ci/gitlab': loadText});
  return Promise.resolve();
});

beforeEach(() => {
  loaders.a1 = [section];
  loadText.mockClear();
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

it('loads a page through its section', async () => {
  await expect(loaders[PATH]?.[0]()).resolves.toBe('text');
  expect(section).toHaveBeenCalled();
});

it('rejects when a section lacks its page', async () => {
  await expect(loaders[OTHER]?.[0]()).rejects.toThrow(`has the page ${OTHER}`);
});

it('loads the text of a page ahead, after its section', async () => {
  await loadAhead('/documentation/ci/gitlab');
  expect(section).toHaveBeenCalled();
  expect(loadText).toHaveBeenCalled();
});

it('leaves other pages to Docusaurus', async () => {
  await loadAhead('/about-us/');
  expect(section).not.toHaveBeenCalled();
});

it('ignores a section that cannot be loaded ahead', async () => {
  section.mockRejectedValueOnce(new Error('Loading chunk 869 failed.'));
  await expect(loadAhead(PATH)).resolves.toBeUndefined();
  expect(loadText).not.toHaveBeenCalled();
});
