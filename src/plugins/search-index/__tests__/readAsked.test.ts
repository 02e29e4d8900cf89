/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {IndexedPage} from '../buildIndex';
import {readAsked} from '../readAsked';

const french = {locale: 'fr', locales: ['en', 'fr'], baseUrl: '/fr/'};

const pages: readonly IndexedPage[] = ['/fr/', '/fr/blog/'].map((url) => ({
  url,
  kind: 'site',
  title: 'Page',
  description: '',
  keywords: '',
  isIndexed: true,
  sections: [
    {id: '', title: '', text: 'A.'},
    {id: 'pricing', title: 'Prices', text: 'B.'},
  ],
}));

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'asked-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

function write(name: string, content: unknown): void {
  fs.writeFileSync(
    path.join(folder, name),
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  );
}

const read = (): unknown => readAsked(folder, french, pages);

it('reads the phrases of a language by page and section', () => {
  write('site.json', {
    '/': {en: ['what is it'], fr: ["c'est quoi"]},
    '/#pricing': {en: ['how much'], fr: ['combien ça coûte', 'le prix']},
    '/blog/': {en: ['articles'], fr: ['articles']},
  });
  write('unanswered.json', {watches: {en: ['smart watch'], fr: ['montre']}});
  expect(read()).toEqual({
    places: [
      [0, 0, ["c'est quoi"]],
      [0, 1, ['combien ça coûte', 'le prix']],
      [1, 0, ['articles']],
    ],
    unanswered: ['montre'],
  });
});

it.each([
  ['a page that is not there', {'/gone/': {en: ['a b'], fr: ['a b']}}, /:2 names “\/gone\/”/],
  ['a section that is not there', {'/#gone': {en: ['a b'], fr: ['a b']}}, /It has: pricing/],
  ['a language that lacks', {'/': {en: ['a b']}}, /:2 \/ › fr: /],
  ['an empty list', {'/': {en: ['a b'], fr: []}}, /:\d \/ › fr/],
  ['another language', {'/': {en: ['a b'], fr: ['a b'], de: ['a b']}}, /:\d \//],
])('names file and line of %s', (_what, content, message) => {
  write('site.json', content);
  expect(read).toThrow(message);
  expect(read).toThrow('site.json:');
});

it('names file and line of a missing comma', () => {
  write('site.json', '{\n  "/": {"en": ["a b"] "fr": ["a b"]}\n}');
  expect(read).toThrow(/site\.json:2 is not valid JSON/);
});
