/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type {PluginRouteConfig, RouteConfig} from '@docusaurus/types';
import {slimTables, writeSlimTables, type RouteTables} from '../routeTables';

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

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-weight-'));

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
    routesChunkNames: at('routesChunkNames.json'),
    registry: at('registry.js'),
  };
}

const slim = async (given = routes) => slimTables(await generate(given), '/client/routes.ts');

it('writes the addresses of a section once, in the place of their routes', async () => {
  const {routes: code} = await slim();
  const groups = [
    ...code.matchAll(/"sidebar":"(\w+)","chunks":\{[^}]+\},"paths":(\[[^\]]+\])/g),
  ].map(([, sidebar, paths = '']) => [sidebar, JSON.parse(paths) as string[]]);
  expect(groups).toEqual([
    ['guides', ['/documentation/ci/gitlab/', '/documentation/ci/jenkins/']],
    ['concepts', ['/documentation/concepts/minutes/']],
    ['guides', ['/documentation/frameworks/mac/']],
  ]);
  expect(code).toContain('import {createRoutes} from "/client/routes.ts";');
  expect(code.match(/"path":"\/documentation\/alone\/","exact":true,"hash":"\w+"/g)).toHaveLength(
    1,
  );
  expect(code.match(/ci\/gitlab/g)).toHaveLength(1);
});

it('takes from the other tables what only these pages need', async () => {
  const {routesChunkNames, registry, pageModules} = await slim();
  expect(routesChunkNames).not.toContain('/documentation/ci/');
  expect(routesChunkNames).toContain('/documentation/alone/');
  expect(registry).not.toContain('@site/docs/ci/gitlab.mdx');
  expect(pageModules).toEqual([
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
    "path: '/documentation/ci/gitlab/'",
    "path: '/elsewhere/'",
    'of 4 pages with a section, 3',
  ],
  ['registry', '), "@site/docs', '), 0 && "@site/docs', 'was not found in Docusaurus'],
] as const)('stops the build when %s are not what they were', async (table, from, to, message) => {
  const tables = await generate(routes);
  expect(tables[table]).toContain(from);
  const changed = {...tables, [table]: tables[table].replaceAll(from, to)};
  expect(() => slimTables(changed, '/client')).toThrow(message);
});

it('writes the tables beside the generated ones, and names the imports to replace', async () => {
  const generatedFilesDir = fs.mkdtempSync(path.join(folder, 'tables-'));
  await generateRouteFiles({generatedFilesDir, routes, baseUrl: '/'});
  const {replaced} = writeSlimTables(generatedFilesDir, '/client/routes.ts');
  const files = replaced.map(([pattern, file]) => [pattern.source, path.basename(file)]);
  expect(files).toEqual([
    [String.raw`^@generated\/routes$`, 'routes.js'],
    [String.raw`^@generated\/routesChunkNames$`, 'routesChunkNames.json'],
    [String.raw`^@generated\/registry$`, 'registry.js'],
  ]);
  expect(fs.readFileSync(replaced[0]![1], 'utf8')).toContain('createRoutes(');
});

it('stops the build when a table is gone', () => {
  expect(() => writeSlimTables(path.join(folder, 'none'), '/client')).toThrow('ENOENT');
});
