import {act, render, screen} from '@testing-library/react';
import useRouteContext from '@docusaurus/useRouteContext';
import type {ReactNode} from 'react';
import {addSection} from '@site/src/lib/docsSections';
import {prefetchPage} from '../client/prefetch';
import {createRoutes, loadPage, openPage} from '../client/routes';

const PATH = '/documentation/ci/gitlab/';
const OTHER = '/documentation/ci/jenkins/';

/** The bundler's runtime, and the chunks that were loaded with it. */
const loaded: string[] = [];
const runtime = {
  e: (id: string): Promise<void> => {
    loaded.push(id);
    return Promise.resolve();
  },
  // A chunk of styles alone has no hash here, one without styles none there.
  u: (id: string): string => `assets/js/${id}.${id === 'styles' ? undefined : 'a1'}.js`,
  miniCssF: (id: string): string => `assets/css/${id}.${id === 'styles' ? 'c1' : undefined}.css`,
  p: '/fr/',
};
Object.assign(globalThis, {__webpack_require__: runtime});

/** Loads a module as the bundler does. */
const loader =
  (id: string, module: object): (() => Promise<Readonly<Record<string, unknown>>>) =>
  () =>
    runtime.e(id).then(() => module as Readonly<Record<string, unknown>>);

const Around = ({children}: {readonly children?: ReactNode}): ReactNode => <main>{children}</main>;
const Item = ({content}: {readonly content: (() => ReactNode) & {readonly title: string}}) => {
  const Text = content;
  return (
    <>
      <h1>{content.title}</h1>
      <Text />
    </>
  );
};
const Plain = ({items, route}: {readonly items: string[]; readonly route?: string}) => {
  const {plugin, data} = useRouteContext();
  return <p>{[plugin.name, JSON.stringify(data), ...items, route].join()}</p>;
};
const Missing = (): ReactNode => useRouteContext().plugin.name;

const section = jest.fn(
  loader('1', {
    default: addSection('guides', [], {
      '/documentation/ci/gitlab': loader('2', {default: () => 'Text', title: 'GitLab'}),
      '/documentation/ci/jenkins': loader('3', {default: () => 'Text', title: 'Jenkins'}),
    }),
  }),
);

const setUp = (create = createRoutes) => {
  loaded.length = 0;
  document.head.innerHTML = '';
  section.mockClear();
  return create(
    [
      loader('around', {default: Around}),
      section,
      loader('item', {default: Item}),
      loader('plain', {default: Plain}),
      loader('styles', {default: 'first'}),
      loader('b', {default: {name: 'any', id: 'default'}}),
      loader('missing', {default: Missing}),
    ],
    [
      {
        path: '/documentation',
        modules: {__comp: 0},
        sections: [{section: 1, component: 2, folders: ['/documentation/ci/'], pages: []}],
      },
      {path: '/plain/', exact: true, modules: {__comp: 3, items: [4, 4], __context: {plugin: 5}}},
      {path: '*', modules: {__comp: 6}},
    ],
  );
};

it('opens a section for a page, which then is a route with the name of its sidebar', async () => {
  const routes = setUp();
  const below = routes[0]?.routes;
  expect(below?.map(({sidebar}) => sidebar)).toEqual([undefined, undefined]);
  await loadPage(PATH);
  expect(loaded.sort()).toEqual(['1', '2', 'around', 'item']);
  expect(routes[0]?.routes).toBe(below);
  expect(below).toEqual([
    expect.objectContaining({path: PATH.slice(0, -1), sidebar: 'guides', exact: true}),
    expect.objectContaining({path: OTHER.slice(0, -1), sidebar: 'guides'}),
  ]);
  await loadPage(OTHER);
  expect(section).toHaveBeenCalledTimes(1);
  // Nothing but what is around it is left of a page that the section has not.
  expect(await openPage('/documentation/ci/nothing/')).toHaveLength(1);
});

it('tries a section again that could not be loaded', async () => {
  setUp();
  section.mockRejectedValueOnce(new Error('Loading chunk 1 failed.'));
  await expect(loadPage(PATH)).rejects.toThrow('Loading chunk 1 failed.');
  await expect(loadPage(PATH)).resolves.toBeDefined();
});

it('shows what the modules hold, in the shapes that Docusaurus promises', async () => {
  const routes = setUp();
  const at = (index: number) => routes[index]?.component ?? Missing;
  await loadPage('/plain/');
  await loadPage('/nowhere/');
  await loadPage(PATH);
  const [Shown, NotFound] = [at(1), at(2)];
  const Text = routes[0]?.routes?.[0]?.component ?? Missing;
  await act(async () => {
    render(
      <>
        <NotFound />
        <Shown route="own" />
      </>,
    );
    return Promise.resolve();
  });
  expect(document.body).toHaveTextContent('native');
  expect(screen.getByText('any,,first,first,own')).toBeInTheDocument();
  expect(Text).toHaveProperty('loaders.length', 2);
});

/** As a browser does, with or without a network. */
const fetchWith = (event: 'error' | 'load'): void => {
  jest.spyOn(document.head, 'append').mockImplementation((link) => {
    document.head.appendChild(link as Node);
    (link as Node).dispatchEvent(new Event(event));
  });
};

it('fetches the scripts and styles of a page ahead without running them, each once', async () => {
  setUp();
  fetchWith('load');
  await prefetchPage(PATH);
  const hrefs = () =>
    [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(document.head.querySelectorAll('link[rel=prefetch]')).toHaveLength(4);
  expect(hrefs()).toEqual([
    '/fr/assets/js/around.a1.js',
    '/fr/assets/js/1.a1.js',
    '/fr/assets/js/item.a1.js',
    '/fr/assets/js/2.a1.js',
  ]);
  expect(loaded).toEqual(['1']);
  await prefetchPage(OTHER);
  await prefetchPage('/plain/');
  expect(hrefs().slice(4)).toEqual([
    '/fr/assets/js/3.a1.js',
    '/fr/assets/js/plain.a1.js',
    '/fr/assets/css/styles.c1.css',
    '/fr/assets/js/b.a1.js',
  ]);
});

it('waits for a section that is being fetched for another page', async () => {
  jest.resetModules();
  // Anew: nothing has been fetched yet.
  const [fresh, routes] = [await import('../client/prefetch'), await import('../client/routes')];
  setUp(routes.createRoutes);
  void fresh.prefetchPage(PATH);
  void fresh.prefetchPage(OTHER);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(document.head.querySelectorAll('link')).toHaveLength(2);
  expect(loaded).toEqual([]);
});

it('fetches nothing ahead for what is no page, and gives up where a section cannot be loaded', async () => {
  setUp();
  fetchWith('error');
  await prefetchPage('/nowhere/');
  expect(document.head.children).toHaveLength(0);
  jest.spyOn(runtime, 'e').mockRejectedValue(new Error('Loading chunk 1 failed.'));
  await expect(prefetchPage(PATH)).resolves.toBeUndefined();
});
