import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readAsks} from '../asks';

const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/start.mdx';
const places = new Set(['/documentation/start/', '/documentation/start/#key', '/']);

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'asks-'));
});

afterEach(() => {
  rmSync(dir, {recursive: true});
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), text);
  }
}

const page = (frontMatter: string): string => `---\ntitle: Start\n${frontMatter}\n---\n\nText.\n`;

const read = (locale = 'en') => readAsks(dir, locale, places, ['en', 'fr']);

it('reads phrases of pages, of sections and of pages without a file, by language', () => {
  write({
    'docs/start.mdx': page('asks:\n  - first steps\nsectionAsks:\n  key:\n    - make a token'),
    [FRENCH]: page('asks:\n  - premiers pas\nsectionAsks:\n  key:\n    - créer un jeton'),
    'src/data/asks.json': '{"/": ["device farm"]}',
    'i18n/fr/asks.json': '{"/": ["parc d\'appareils"]}',
  });
  expect(Object.fromEntries(read())).toEqual({
    '/documentation/start/': ['first steps'],
    '/documentation/start/#key': ['make a token'],
    '/': ['device farm'],
  });
  expect(read('fr').get('/documentation/start/')).toEqual(['premiers pas']);
});

it('takes the address from the slug where there is one', () => {
  write({
    'docs/other.mdx': page('slug: /start\nasks:\n  - first steps'),
    'i18n/fr/docusaurus-plugin-content-docs/current/other.mdx': page(
      'slug: /start\nasks:\n  - premiers pas',
    ),
  });
  expect([...read().keys()]).toEqual(['/documentation/start/']);
});

it.each([
  [
    'a section that the page does not have',
    'sectionAsks:\n  kye:\n    - make a token',
    'docs/start.mdx:5',
    'the site has no “/documentation/start/#kye”',
  ],
  [
    'more than six phrases',
    `asks: [${'aa, '.repeat(7)}]`,
    'docs/start.mdx:3',
    'more than six phrases',
  ],
  [
    'a phrase that is too long',
    `asks:\n  - ok then\n  - ${'a'.repeat(101)}`,
    'docs/start.mdx:5',
    'longer than 100 characters',
  ],
  ['a phrase in one language alone', 'asks:\n  - first steps', 'docs/start.mdx:4', 'none in fr'],
  ['front matter that is no YAML', 'asks: [', 'docs/start.mdx:4', ''],
])('names file and line of %s', (_name, frontMatter, where, problem) => {
  write({'docs/start.mdx': page(frontMatter), [FRENCH]: page('')});
  expect(() => read()).toThrow(where);
  expect(() => read()).toThrow(problem);
});

it('names the line of an address that is none', () => {
  write({'src/data/asks.json': '{\n  "/gone/": ["old page"]\n}', 'i18n/fr/asks.json': '{}'});
  expect(() => read()).toThrow('src/data/asks.json:2: the site has no “/gone/”');
});

it('lets the English of a page, or of a section, land before its translation', () => {
  const asks = 'asks:\n  - first steps\nsectionAsks:\n  key:\n    - make a token';
  write({'docs/start.mdx': page(asks)});
  expect(read().size).toBe(2);
  expect(read('fr').size).toBe(0);
  write({
    'docs/start.mdx': `${page(asks)}\n## Key {/* #key */}\n`,
    [FRENCH]: page('asks:\n  - premiers pas'),
  });
  expect(read().size).toBe(2);
  write({[FRENCH]: `${page('asks:\n  - premiers pas')}\n## Clé {/* #key */}\n`});
  expect(() => read()).toThrow('“/documentation/start/#key” has phrases in en and none in fr');
});
