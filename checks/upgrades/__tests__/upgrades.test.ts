// Names what an upgrade of Docusaurus may break: src/theme/upstream.json lists every file of it that the
// site replaces, every internal module that it imports, and every name in its markup that it relies on.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {filesBelow, projectRoot as ROOT} from '../../../scripts/lib/paths';
import {readJson} from '../../shared/problem';

const LIST = 'src/theme/upstream.json';

interface Original {
  /** Module that the component replaces or wraps: a folder, or a file without its extension. */
  readonly module: string;
  /** Version that it was last compared with. */
  readonly version: string;
  readonly hash: string;
}

interface Upstream {
  readonly originals: Readonly<Record<string, Original>>;
  readonly imports: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
}

const upstream = readJson(path.join(ROOT, LIST)) as Upstream;

/** Modules of Docusaurus that are no public interface, and what it generates. */
const IMPORT =
  /['"](@docusaurus\/[\w-]+\/(?:lib|bin)\/[^'"]+|@docusaurus\/theme-common\/internal|@generated\/[^'"]+)['"]/g;

/** Globals, attributes, classes and files of Docusaurus that no interface promises. */
const NAME =
  /window\.docusaurus\w*|__docusaurus\w*|data-has-hydrated|data-theme-choice|hash-link|theme-(?:doc|code)-[a-z-]*[a-z]|(?:menu|navbar|pagination-nav)__[a-z-]*[a-z]|docs-wrapper|blog-list-page|client-manifest|webpackChunkName/g;

/** Data that the site's own plugins write: an upgrade does not change it. */
const OWN_DATA = fs
  .readdirSync(path.join(ROOT, 'src', 'plugins'))
  .map((plugin) => `@generated/${plugin}/`);

/** Docusaurus' published types, which declare some of its generated modules: TypeScript fails when those change. */
const TYPES = fs.readFileSync(
  path.join(ROOT, 'node_modules/@docusaurus/module-type-aliases/src/index.d.ts'),
  'utf8',
);

const isPublic = (module: string) =>
  TYPES.includes(`declare module '${module}'`) ||
  OWN_DATA.some((folder) => module.startsWith(folder));

function sources(): {readonly file: string; readonly text: string}[] {
  const folders = ['src', 'scripts', 'checks', 'sandbox', 'tests'];
  const code = /^(?!checks\/upgrades\/).*\.(?:tsx?|mts|mjs|cjs|css)$/;
  return [
    ...fs.readdirSync(ROOT).filter((name) => code.test(name)),
    ...folders.flatMap((folder) => filesBelow(ROOT, folder, code)),
  ].map((file) => ({file, text: fs.readFileSync(path.join(ROOT, file), 'utf8')}));
}

/** Matches of a pattern that an upgrade may break, each with the first file that has it. */
function findAll(pattern: RegExp) {
  const found = new Map<string, string>();
  for (const {file, text} of sources()) {
    for (const [match, group = match] of text.matchAll(pattern)) {
      if (!isPublic(group)) {
        found.set(group, found.get(group) ?? file);
      }
    }
  }
  return found;
}

/** The files of a component itself, without those of the components below it. */
function hashOf(module: string) {
  const folder = path.join(ROOT, 'node_modules', module);
  const files = fs.existsSync(folder)
    ? fs.readdirSync(folder).map((name) => path.join(folder, name))
    : [`${folder}.js`];
  const hash = createHash('sha256');
  for (const file of files.filter((name) => /\.(?:js|css)$/.test(name)).toSorted()) {
    hash.update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

it.each(Object.entries(upstream.originals))(
  '%s replaces or wraps the component that is installed',
  (_component, {module, version, hash}) => {
    // When it differs: compare the versions with npm diff, bring src/theme up to date, and record both.
    const [scope = '', name = ''] = module.split('/');
    const file = path.join(ROOT, 'node_modules', scope, name, 'package.json');
    const installed = (readJson(file) as {readonly version: string}).version;
    const current = hashOf(module);
    expect(`${current} ${current === hash ? version : installed}`).toBe(`${hash} ${version}`);
  },
);

it('lists every component of src/theme', () => {
  const components = filesBelow(path.join(ROOT, 'src/theme'), '', /(?<!\.test)\.tsx$/).map((name) =>
    name.replace(/(?:\/index)?\.tsx$/, ''),
  );
  expect(components.toSorted()).toEqual(Object.keys(upstream.originals).toSorted());
});

it.each([
  ['imports', IMPORT],
  ['names', NAME],
] as const)(`${LIST} has, under %s, what the code uses and nothing else`, (list, pattern) => {
  const found = findAll(pattern);
  const listed = Object.keys(upstream[list]);
  expect([...found].filter(([name]) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => !found.has(name))).toEqual([]);
});
