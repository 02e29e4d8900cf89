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

const write = jest.fn(async (name: string) => Promise.resolve(`section-${name}.js`));

it('gives each page the list of its own section, which knows how its pages are loaded', async () => {
  const {routes = []} = await splitRoutes(root({version}), write);
  expect(routes[0]?.props).toEqual({version: {label: 'Next', docsSidebars: {}, docs: {}}});
  expect(routes[0]?.routes?.[0]?.routes?.map(({modules}) => modules)).toEqual([
    {content: 'docs/a.mdx', section: 'section-start.js'},
    {content: 'docs/b.mdx', section: 'section-guides.js'},
    {content: 'docs/alone.mdx'},
  ]);
  expect(write.mock.calls).toEqual([
    ['start', ['start items'], {'/a': 'docs/a.mdx'}],
    ['guides', ['guide items'], {'/b': 'docs/b.mdx'}],
  ]);
});

it('stops the build when the documentation plugin works otherwise', async () => {
  await expect(splitRoutes(root({}), write)).rejects.toThrow('page-weight: the documentation');
});
