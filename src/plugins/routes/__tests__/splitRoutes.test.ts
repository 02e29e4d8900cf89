/** @jest-environment node */
import type {RouteConfig} from '@docusaurus/types';
import {splitRoutes} from '../splitRoutes';

const page = (path: string, sidebar?: string): RouteConfig => ({
  path,
  component: '@theme/DocItem',
  modules: {content: `docs${path}.mdx`},
  ...(sidebar && {sidebar}),
});

const version = {
  label: 'Next',
  docsSidebars: {start: ['start items'], guides: ['guide items']},
  docs: {a: {title: 'A'}},
};

const root = (props: object): RouteConfig => ({
  path: '/docs',
  component: '@theme/DocsRoot',
  routes: [
    {
      path: '/docs',
      component: '@theme/DocVersionRoot',
      props: {...props},
      routes: [
        {
          path: '/docs',
          component: '@theme/DocRoot',
          routes: [page('/a', 'start'), page('/b', 'guides'), page('/alone')],
        },
      ],
    },
  ],
});

const write = (name: string): Promise<string> => Promise.resolve(`section-${name}.js`);

it('gives each page the list of its own section, and no page all of them', async () => {
  const {routes = []} = await splitRoutes(root({version}), write);
  expect(routes[0]?.props).toEqual({version: {label: 'Next', docsSidebars: {}, docs: {}}});
  expect(routes[0]?.routes?.[0]?.routes?.map(({modules}) => modules)).toEqual([
    {content: 'docs/a.mdx', section: 'section-start.js'},
    {content: 'docs/b.mdx', section: 'section-guides.js'},
    {content: 'docs/alone.mdx'},
  ]);
});

it('stops the build when the documentation plugin works otherwise', async () => {
  await expect(splitRoutes(root({}), write)).rejects.toThrow('routes: the documentation');
});

it('tells each section how its pages are loaded', async () => {
  const pages = new Map<string, unknown>();
  await splitRoutes(root({version}), (name, _items, modules) => {
    pages.set(name, modules);
    return write(name);
  });
  expect([...pages]).toEqual([
    ['start', {'/a': 'docs/a.mdx'}],
    ['guides', {'/b': 'docs/b.mdx'}],
  ]);
});
