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
    component: '@theme/DocRoot',
    routes: [
      page('alone'),
      page('ci/gitlab', 'guides'),
      page('ci/jenkins', 'guides'),
      page('concepts/minutes', 'concepts'),
      page('frameworks/mac', 'guides'),
    ],
  },
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-weight-'));
afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

/** The tables as Docusaurus generates them, and where. */
async function generate(given: PluginRouteConfig[]) {
  // A folder each, since Docusaurus writes nothing that it takes for written.
  const generatedFilesDir = fs.mkdtempSync(path.join(folder, 'tables-'));
  await generateRouteFiles({generatedFilesDir, routes: given, baseUrl: '/'});
  const read = (name: string) => fs.readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const tables: RouteTables = {
    routes: read('routes.js'),
    routesChunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
  };
  return {generatedFilesDir, tables};
}

it('writes one table, with the sections of the documentation in the place of their pages', async () => {
  const {generatedFilesDir} = await generate(routes);
  const file = writeSlimTables(generatedFilesDir, '/client/routes.tsx');
  const code = fs.readFileSync(file, 'utf8');
  expect(code).toContain('import {createRoutes} from "/client/routes.tsx";');
  const imports = [...code.matchAll(/import\((.*)"([^"]+)"\)/g)].map(([, chunk, name]) => [
    name,
    chunk,
  ]);
  const shared = '/* webpackChunkName: "docs" */ ';
  expect(Object.fromEntries(imports)).toEqual({
    '/site/.docusaurus/section-concepts.js': '',
    '/site/.docusaurus/section-guides.js': '',
    '@site/docs/alone.mdx': '',
    '@site/src/pages/about-us.tsx': '',
    '@theme/DocItem': shared,
    '@theme/DocRoot': shared,
    '@theme/NotFound': '',
  });
  expect(code).not.toContain('gitlab');
});

it.each([
  [
    'routes',
    "path: '/documentation/ci/gitlab/'",
    "path: '/elsewhere/'",
    'no chunks of /elsewhere/ were found',
  ],
  ['registry', '), "@site/docs', '), 0 && "@site/docs', 'was not found in Docusaurus'],
  ['routesChunkNames', '"section"', '"part"', 'no page with a section was found'],
] as const)('stops the build when %s are not what they were', async (table, from, to, message) => {
  const {tables} = await generate(routes);
  expect(tables[table]).toContain(from);
  const changed = {...tables, [table]: tables[table].replaceAll(from, to)};
  expect(() => slimTables(changed, '/client')).toThrow(message);
});

describe('a pattern', () => {
  const model = (name: string, modules = {}) => ({
    ...{path: `/devices/${name}/`, component: '@site/src/Model.tsx', exact: true, plugin},
    ...{modules, pattern: '/devices/:model/'},
  });

  it('stands for all routes that have it', async () => {
    const {tables} = await generate([...routes, model('pixel-8'), model('iphone-15')]);
    const code = slimTables(tables, '/client');
    expect(code.match(/"path":"\/devices[^"]*"/g)).toEqual(['"path":"/devices/:model/"']);
    expect(code.match(/Model\.tsx/g)).toHaveLength(1);
  });

  it('stops the build where routes have modules of their own', async () => {
    const own = model('iphone-15', {content: '@site/docs/alone.mdx'});
    const {tables} = await generate([...routes, model('pixel-8'), own]);
    expect(() => slimTables(tables, '/client')).toThrow('/devices/:model/ cannot stand for it');
  });
});
