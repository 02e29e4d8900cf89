/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {addMetadata} from '..';
import {breadcrumbList} from '../../../../lib/breadcrumbList';
import {applyEdits, editsOf} from '../../edit';
import {parsePage, propertyOf, readBuiltPage} from '../../readPage';
import type {Build} from '../../types';
import {parsePalette} from '../palette';

const IMAGE = 'https://a.example/c.png';
const HOME = {name: 'Firegrid', url: 'https://a.example/'};
const BLOG = {name: 'Blog </script>', url: 'https://a.example/blog/'};

const script = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify(thing).replace('<', '\\u003c')}</script>`;
const trail = {'@type': 'BreadcrumbList'};
const article = {'@type': 'BlogPosting', headline: 'Un </script>'};
const pictured = {'@type': 'BlogPosting', image: 'https://a.example/own.png'};

it.each([
  ['names the pages above', [], [HOME, BLOG], [breadcrumbList([HOME, BLOG])]],
  ['none of a home page', [], [HOME], []],
  ['none where the page has its own', [trail], [HOME, BLOG], [trail]],
  [
    'gives an article its picture, unless it has one',
    [trail, article, pictured],
    [HOME],
    [trail, {...article, image: IMAGE}, pictured],
  ],
])('%s, and the rest stays', (_what, things, crumbs, expected) => {
  // Not as a printer of HTML would write it: React must find the text that it rendered.
  const [before, after] = ['<title data-rh=true>Un</title>', '<link rel=next><p>A<p>B'];
  const html = before + things.map(script).join('') + after;
  const page = readBuiltPage('a.html', html, {route: '/a/', above: []}, {baseUrl: '/'} as Build);
  addMetadata({...page, title: 'Le "titre" & <plus>'}, IMAGE, crumbs);
  const text = applyEdits(html, editsOf(page.tree));
  expect(text.startsWith(before)).toBe(true);
  expect(text.endsWith(after)).toBe(true);
  // The steps that follow see the page as it is written.
  const tree = parsePage(text);
  expect(toHtml(tree)).toBe(toHtml(page.tree));
  expect(propertyOf(tree, 'meta[property="og:image:alt"]', 'content')).toBe('Le "titre" & <plus>');
  const data = selectAll('head > script', tree).map((each): unknown => JSON.parse(toString(each)));
  expect(data).toEqual(expected);
});

it('names a colour that is missing or that no picture can have', () => {
  const tokens = fs.readFileSync(path.join(__dirname, '../../../../css/tokens.css'), 'utf8');
  expect(() => parsePalette(tokens.replaceAll('--cell-warm:', '--cell-hot:'))).toThrow(
    '--cell-warm no colour',
  );
});
