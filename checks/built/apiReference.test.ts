// A build of the reference of a description that has all that people write, with Docusaurus' own theme.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {binScript, projectRoot} from '../../scripts/lib/paths';
import {apiDescriptions, generatorOptions} from '../../src/config/apiReference';
import {makeApiPages} from '../../src/plugins/api-pages';
import {parsePage} from '../../src/plugins/built-pages/readPage';

const FIXTURE = 'src/plugins/api-pages/__tests__/everything.yaml';

const CONFIG = `
const {default: partsOnUse} = require('../../src/plugins/page-weight/partsOnUse');
const {mdxParts} = require('../../src/config/mdxParts');
const {default: staticCode} = require('../../src/plugins/static-code');
module.exports = {
  title: 'Parcels', url: 'https://parcels.example', baseUrl: '/', trailingSlash: true,
  future: {v4: true, faster: true}, onBrokenLinks: 'ignore', onBrokenAnchors: 'throw',
  themes: ['@docusaurus/theme-classic'],
  plugins: [['@docusaurus/plugin-content-docs', {
    path: 'openapi/pages', routeBasePath: '/',
    beforeDefaultRemarkPlugins: [staticCode], remarkPlugins: [[partsOnUse, mdxParts]],
  }]],
};
`;

const site = path.join(projectRoot, '.cache', 'api-site');

beforeAll(async () => {
  fs.rmSync(site, {recursive: true, force: true});
  fs.mkdirSync(path.join(site, 'src/theme'), {recursive: true});
  fs.writeFileSync(path.join(site, 'docusaurus.config.ts'), CONFIG);
  for (const name of ['components', 'css', 'data', 'features', 'lib', 'theme/MDXComponents']) {
    fs.symlinkSync(path.join(projectRoot, 'src', name), path.join(site, 'src', name));
  }
  const descriptions = apiDescriptions.map(({prepared}) => ({
    file: path.join('../..', FIXTURE),
    prepared,
  }));
  await makeApiPages(site, descriptions, generatorOptions(projectRoot));
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [binScript('@docusaurus/core', 'docusaurus'), 'build'],
    {cwd: site, encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(stdout + stderr);
  }
}, 180_000);

it('builds a page of each operation, with its fields, responses and samples', () => {
  const names = fs
    .readdirSync(path.join(site, 'openapi/pages'))
    .flatMap((name) => (name.endsWith('.api.mdx') ? [name.replace('.api.mdx', '')] : []));
  expect(names).toHaveLength(6);
  for (const name of names) {
    const page = parsePage(fs.readFileSync(path.join(site, 'build', name, 'index.html'), 'utf8'));
    const mdx = fs.readFileSync(path.join(site, 'openapi/pages', `${name}.api.mdx`), 'utf8');
    const text = toString(select('article', page) ?? {type: 'root', children: []});
    const fields = [...mdx.matchAll(/<Field name="([^"]+)"/g)].map(([, field]) => field);
    expect(selectAll('article dt code', page).map((code) => toString(code))).toEqual(fields);
    expect(selectAll('article h1', page)).toHaveLength(1);
    expect(text).toContain(name === 'a-parcel-is-lost' ? 'parcel.lost' : 'curl');
  }
});
