/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {tempFolder} from '@site/scripts/jest/tempFolder';
import staleSections, {filesBehind, findStaleSections} from '..';
import {hashSections, splitSections} from '../sections';

const ENGLISH = 'docs/guide.mdx';
const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/guide.mdx';
const PAGE = `---
title: Guide
---

Opening.

## One {/* #one */}

~~~bash title="build.sh"
## No heading
\`\`\`
~~~

### Two {/* #two */}

Text.
`;

const {folder: site, write} = tempFolder();

it('divides a page at its headings, not at comments in code', () => {
  expect(splitSections(PAGE).map(({name}) => name)).toEqual(['(opening)', '#one', '#two']);
  expect(splitSections(PAGE.replaceAll('\n', '\r\n'))).toEqual(splitSections(PAGE));
  expect(splitSections('## A\n\n## B\n').map(({name}) => name)).toEqual([
    '#heading 1',
    '#heading 2',
  ]);
});

it('finds what has changed in English, in the language under way', () => {
  write('i18n/sources.json', JSON.stringify({[FRENCH]: hashSections(splitSections(PAGE))}));
  write(ENGLISH, PAGE);
  write(FRENCH, PAGE);
  expect(findStaleSections(site, 'fr')).toEqual({});
  write(ENGLISH, PAGE.replace('Text.', 'Other text.').replace('Opening.', 'Beginning.'));
  expect(findStaleSections(site, 'fr')).toEqual({
    [FRENCH]: [
      {place: '(opening)', name: '(opening)'},
      {place: '#two', name: '#two'},
    ],
  });
  expect(findStaleSections(site, 'en')).toEqual({});
  write(ENGLISH, `## New {/* #new */}\n${PAGE}\n### Three {/* #three */}\n`);
  expect(findStaleSections(site, 'fr')).toEqual({
    [FRENCH]: [
      {place: '(opening)', name: '#new'},
      {place: '#two', name: '#three'},
    ],
  });
  fs.rmSync(path.join(site, ENGLISH));
  expect(findStaleSections(site, 'fr')).toEqual({});
});

const heading = (depth: number, id: string) => ({
  type: 'heading',
  depth,
  data: {id},
  children: [],
});
const text = {type: 'paragraph', children: []};
const note = (id: string, ...more: object[]) =>
  expect.objectContaining({
    name: 'StaleSection',
    attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}, ...more],
  }) as object;

it('tells readers under the heading, inside of components too, and below the title', () => {
  const inside = {type: 'mdxJsxFlowElement', name: 'Topics', children: [heading(3, 'two')]};
  const tree = {
    type: 'root',
    children: [heading(1, 'guide'), text, heading(2, 'one'), text, inside],
  } as unknown as Root;
  const stale = [
    {place: '(opening)', name: '(opening)'},
    {place: '#two', name: '#two'},
    {place: '#two', name: '#three'},
  ];
  staleSections({siteDir: site, stale: {[FRENCH]: stale}})(tree, {path: path.join(site, FRENCH)});
  expect(tree.children).toEqual([
    heading(1, 'guide'),
    note(''),
    text,
    heading(2, 'one'),
    text,
    {...inside, children: [heading(3, 'two'), note('#two'), note('#three')]},
  ]);
});

it('knows the files behind the notes of a translation', () => {
  const files = filesBehind(site, path.join(site, FRENCH)).map((file) => path.relative(site, file));
  expect(files).toEqual([ENGLISH, 'i18n/sources.json'].map(path.normalize));
  expect(filesBehind(site, path.join(site, ENGLISH))).toEqual([]);
});

it('tells readers of a page that is not translated, and marks its language', () => {
  const marked = (...children: object[]) => ({
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [{type: 'mdxJsxAttribute', name: 'lang', value: 'en'}],
    children,
  });
  const code = {type: 'mdxjsEsm', value: ''};
  const run = (file: string, original?: string) => {
    const tree = {
      type: 'root',
      children: [code, heading(1, 'guide'), text, heading(2, 'one'), text],
    } as unknown as Root;
    staleSections({siteDir: site, stale: {}, original})(tree, {path: path.join(site, file)});
    return tree.children;
  };
  expect(run(ENGLISH, 'en')).toEqual([
    code,
    marked(heading(1, 'guide')),
    note('', {type: 'mdxJsxAttribute', name: 'isPage'}),
    marked(text, heading(2, 'one'), text),
  ]);
  // In their own language, translated, a part of pages, of the API.
  expect(run(ENGLISH)).toHaveLength(5);
  for (const file of [FRENCH, 'src/pages/legal/_part.mdx', 'openapi/pages/list.api.mdx']) {
    expect(run(file, 'en')).toHaveLength(5);
  }
});
