/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type {PluginRouteConfig, RouteConfig} from '@docusaurus/types';
import {readSlimTables} from '../slim';
import {slimTables, type RouteTables} from '../slimTables';

const page = (name: string, sidebar?: string): RouteConfig => ({
  path: `/documentation/${name}/`,
  component: '@theme/DocItem',
  exact: true,
  modules: {
    content: `@site/docs/${name}.mdx`,
    ...(sidebar && {section: `/site/.docusaurus/section-${sidebar}.js`}),
  },
  ...(sidebar && {sidebar}),
});

const plugin = {name: 'any', id: 'default'};

const routes: PluginRouteConfig[] = [
  {path: '/about-us/', component: '@site/src/pages/about-us.tsx', exact: true, plugin},
  {
    plugin,
    path: '/documentation',
    component: '@theme/DocsRoot',
    routes: [
      {
        path: '/documentation',
        component: '@theme/DocRoot',
        routes: [
          page('alone'),
          page('ci/gitlab', 'guides'),
          page('ci/jenkins', 'guides'),
          page('concepts/minutes', 'concepts'),
          page('frameworks/mac', 'guides'),
        ],
      },
    ],
  },
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'section-routes-'));

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');

async function generate(given: PluginRouteConfig[]): Promise<RouteTables> {
  // A folder each, since Docusaurus writes nothing that it takes for written.
  const generatedFilesDir = fs.mkdtempSync(path.join(folder, 'tables-'));
  await generateRouteFiles({generatedFilesDir, routes: given, baseUrl: '/'});
  const at = (name: string): string => read(path.join(path.basename(generatedFilesDir), name));
  return {
    routes: at('routes.js'),
    chunkNames: at('routesChunkNames.json'),
    registry: at('registry.js'),
  };
}

const slim = async (given = routes) => slimTables(await generate(given), '/client/sectionPages.ts');

it('writes the addresses of a section once, in the place of their routes', async () => {
  const {routes: code} = await slim();
  const calls = [...code.matchAll(/\.\.\.sectionPages\((.+)\)/g)].map(
    ([, shared = '']) => JSON.parse(shared) as {sidebar: string; base: string; ends: string[]},
  );
  expect(calls.map(({sidebar, base, ends}) => [sidebar, base, ends])).toEqual([
    ['guides', '/documentation/ci/', ['gitlab/', 'jenkins/']],
    ['concepts', '/documentation/concepts/', ['minutes/']],
    ['guides', '/documentation/frameworks/', ['mac/']],
  ]);
  expect(code).toContain('import {sectionPages} from "/client/sectionPages.ts";');
  expect(code.match(/ComponentCreator\('\/documentation\/alone\/'/g)).toHaveLength(1);
  expect(code).not.toContain("'/documentation/ci/gitlab/'");
});

it('takes from the other tables what only these pages need', async () => {
  const {chunkNames, registry, movedModules} = await slim();
  expect(chunkNames).not.toContain('/documentation/ci/');
  expect(chunkNames).toContain('/documentation/alone/');
  expect(registry).not.toContain('@site/docs/ci/gitlab.mdx');
  expect(movedModules).toEqual([
    '@site/docs/ci/gitlab.mdx',
    '@site/docs/ci/jenkins.mdx',
    '@site/docs/concepts/minutes.mdx',
    '@site/docs/frameworks/mac.mdx',
  ]);
});

it('leaves all other modules, each named once', async () => {
  const {registry} = await slim();
  for (const module of [
    '@site/docs/alone.mdx',
    '@site/src/pages/about-us.tsx',
    '@theme/DocItem',
    '/site/.docusaurus/section-guides.js',
    '/site/.docusaurus/section-concepts.js',
  ]) {
    expect(registry.split(module)).toHaveLength(2);
  }
  expect(registry).not.toContain('resolveWeak');
});

it('stops the build when pages have no sections', async () => {
  await expect(slim(routes.slice(0, 1))).rejects.toThrow('of 0 pages with a section, 0 were found');
});

it.each([
  [
    'routes',
    "component: ComponentCreator('/documentation/ci/gitlab/'",
    'of 4 pages with a section, 3',
  ],
  ['registry', 'webpackChunkName', 'was not found in Docusaurus'],
] as const)('stops the build when %s are not what they were', async (table, text, message) => {
  const tables = await generate(routes);
  expect(tables[table]).toContain(text);
  const changed = {...tables, [table]: tables[table].replaceAll(text, 'changed')};
  expect(() => slimTables(changed, '/client')).toThrow(message);
});

it('stops the build when a table is gone', async () => {
  await expect(readSlimTables(path.join(folder, 'none'))).rejects.toThrow('ENOENT');
});
