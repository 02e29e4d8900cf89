/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {buildCache} from '../cache';
import {insertAfter} from '../edit';
import {hashCode, takePages} from '../takePages';
import type {Build, Step} from '../types';

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'take-pages-'));
afterAll(() => {
  fs.rmSync(parent, {recursive: true});
});

const html = (title: string, scripts: string, text = ''): string =>
  `<title>${title}</title><script type=application/json data-scripts>["${scripts}"]</script><p>${text}</p>`;

/** Builds pages as one build after another does; each is a folder with its HTML. */
async function build(pages: Readonly<Record<string, string>>, version = '1') {
  const outDir = path.join(parent, 'build');
  fs.rmSync(outDir, {recursive: true, force: true});
  for (const [name, text] of Object.entries(pages)) {
    const file = path.join(outDir, name, name.endsWith('.html') ? '' : 'index.html');
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  const seen: string[] = [];
  let taken: readonly unknown[] = [];
  const step: Step<{readonly text: string}> = {
    page: ({route, tree, head, above}) => {
      seen.push(route);
      const text = toString(select('p', tree)!);
      const names = above.map(({title}) => title).join(' > ');
      insertAfter(tree, head, select('title', head)!, [
        {type: 'element', tagName: 'base', properties: {title: names}, children: []},
      ]);
      return {text};
    },
    end: (all) => {
      taken = all;
    },
  };
  const site: Build = {
    ...{siteDir: '/', outDir, locale: 'en', baseUrl: '/', url: 'https://a.example', siteTitle: 'A'},
  };
  const routes = Object.keys(pages).map((name) => `/${name}`);
  const cache = buildCache(path.join(parent, 'cache'));
  await takePages([...routes].reverse(), site, [step, {}], cache, version);
  const read = (name: string): string => fs.readFileSync(path.join(outDir, name), 'utf8');
  return {seen, taken, read};
}

const pages = {
  '': html('Home', '/a.1.js'),
  '404.html': html('None', '/a.1.js'),
  'docs/': html('Docs', '/a.1.js'),
  'docs/one/': html('One', '/a.1.js', 'Text'),
};
const EDITED = '<title>One</title><base title="Home > Docs"><script type=application/json';

it('hands each page to the steps after those above it, and writes it as they edit it', async () => {
  const {seen, taken, read} = await build(pages);
  expect(seen).toEqual(['/', '/404.html', '/docs/', '/docs/one/']);
  expect(taken).toEqual(['', '', '', 'Text'].map((text) => ({text})));
  expect(read('docs/one/index.html').startsWith(EDITED)).toBe(true);
  expect(read('404.html')).toContain('<base title="">');
});

it('does not read a page again whose scripts alone have other names', async () => {
  const others = Object.entries(pages).map(([name, text]) => [name, text.replace('a.1', 'a.2')]);
  const {seen, taken, read} = await build(Object.fromEntries(others) as typeof pages);
  // Which is written whole into 404.js.
  expect(seen).toEqual(['/404.html']);
  expect(taken).toHaveLength(4);
  expect(taken.at(-1)).toEqual({text: 'Text'});
  const written = read('docs/one/index.html');
  expect(written.startsWith(EDITED)).toBe(true);
  expect(written).toContain('"/a.2.js"');
});

it.each<[string, Readonly<Record<string, string>>, string, readonly string[]]>([
  ['a page that has changed', {'docs/one/': html('One', '/a.1.js', 'New')}, '1', ['/docs/one/']],
  [
    'longer names of scripts, after which the edits would be elsewhere',
    {'docs/one/': html('One', '/abc.1.js', 'Text')},
    '1',
    ['/docs/one/'],
  ],
  [
    'a page below one with another title',
    {'docs/': html('Guides', '/a.1.js')},
    '1',
    ['/docs/', '/docs/one/'],
  ],
  ['all pages after a change of the code', {}, '2', ['/', '/404.html', '/docs/', '/docs/one/']],
])('reads again %s', async (_name, changed, version, expected) => {
  await build(pages);
  expect((await build({...pages, ...changed}, version)).seen).toEqual(expected);
});

it('knows other code, and that texts of pages are none', () => {
  const siteDir = path.join(parent, 'site');
  const write = (name: string, text: string): string => {
    fs.mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, name), text);
    return hashCode(siteDir, {a: 1});
  };
  fs.mkdirSync(path.join(siteDir, 'src'), {recursive: true});
  write('package-lock.json', '{}');
  const first = write('src/lib/a.ts', '1');
  expect(write('src/pages/a.mdx', '# A')).toBe(first);
  expect(write('src/lib/a.ts', '2')).not.toBe(first);
  expect(write('src/lib/a.ts', '1')).toBe(first);
  expect(hashCode(siteDir, {a: 2})).not.toBe(first);
  expect(write('package-lock.json', '{"a": 1}')).not.toBe(first);
});
