import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Locale} from '../../../src/config/locales';
import {markdown} from '../../../src/config/markdown';

/** A page as its sources have it, before any build. */
export interface PageSource {
  /** Ids of its headings and sections. */
  readonly ids: ReadonlySet<string>;
  /** What it is written from: Markdown, or the code and the data of a React page. */
  readonly text: Readonly<Record<Locale, string>>;
}

const TRANSLATIONS = 'i18n/fr/docusaurus-plugin-content-';

/** Where pages stand, and the address that their folder has. */
const ROOTS = [
  {source: 'docs', translation: `${TRANSLATIONS}docs/current`, base: '/documentation/'},
  {source: 'blog', translation: `${TRANSLATIONS}blog`, base: '/blog/'},
  {source: 'src/pages', translation: `${TRANSLATIONS}pages`, base: '/'},
  // The overview of the API; what is generated beside it comes from the description.
  {
    source: 'openapi/pages',
    translation: `${TRANSLATIONS}docs-api/current`,
    base: '/api-documentation/',
  },
] as const;

const API = {en: 'openapi/firegrid.yaml', fr: 'openapi/firegrid.fr.overlay.yaml'} as const;

const IMPORT = /\b(?:from|import)\s*\(?\s*'((?:@site|@legal|\.)[^']*)'/g;

const HEADING_ID = /\{\/\* #([\w-]+) \*\/\}/g;

const ELEMENT_ID = /\bid="([\w-]+)"|\buseAnchor\('([\w-]+)'\)/g;

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter(Boolean));
}

/** @returns Text of a file, its placeholders filled in as in the site; nothing where there is none. */
function readIfThere(file: string): string {
  return fs.existsSync(file)
    ? markdown.preprocessor({filePath: file, fileContent: fs.readFileSync(file, 'utf8')})
    : '';
}

/** File that an import of the site's own leads to; undefined for style sheets and pictures. */
function resolveImport(root: string, from: string, specifier: string): string | undefined {
  const target = specifier
    .replace(/^@site/, root)
    .replace(/^@legal/, path.join(root, 'src/pages/legal'));
  const file = path.resolve(path.dirname(from), target);
  return [
    file,
    `${file}.tsx`,
    `${file}.ts`,
    path.join(file, 'index.tsx'),
    path.join(file, 'index.ts'),
  ]
    .filter((candidate) => /\.(?:mdx|tsx?)$/.test(candidate))
    .find((candidate) => fs.existsSync(candidate));
}

/** Sources of a React page: its own, and all that it imports from the site. */
function readReactPage(root: string, page: string): string {
  const texts = new Map<string, string>();
  const queue = [page];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (!texts.has(file)) {
      const from = file;
      const text = fs.readFileSync(from, 'utf8');
      texts.set(from, text);
      queue.push(
        ...matches(text, IMPORT).flatMap((specifier) => resolveImport(root, from, specifier) ?? []),
      );
    }
  }
  return [...texts.values()].join('\n');
}

function addressOf(base: string, name: string, text: string): string {
  const slug = /^---\n[^]*?^slug: (\S+)$[^]*?^---$/m.exec(text)?.[1];
  const own = slug ?? name.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '');
  return `${base}${own}/`.replaceAll(/\/{2,}/g, '/');
}

function namesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.(?:mdx|tsx)$/.test(name) && !/(?:^|\/)_|\.api\.mdx$/.test(name));
}

/** Pages that the plugin of the API reference makes, one for each operation. */
function readOperations(root: string): (readonly [string, PageSource])[] {
  const text = {
    en: readIfThere(path.join(root, API.en)),
    fr: readIfThere(path.join(root, API.fr)),
  };
  return matches(JSON.stringify(parse(text.en)), /"operationId":"(\w+)"/g).map((id) => {
    const slug = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [`/api-documentation/${slug}/`, {ids: new Set(), text}] as const;
  });
}

/**
 * Reads what each page of the site is written from.
 * @param root The project's root.
 * @returns Pages by their address without the language, such as `/documentation/quick-start/`.
 */
export function readPageSources(root: string): ReadonlyMap<string, PageSource> {
  const messages = readIfThere(path.join(root, 'i18n/fr/code.json'));
  const pages = ROOTS.flatMap(({source, translation, base}) =>
    namesBelow(path.join(root, source)).map((name) => {
      const file = path.join(root, source, name);
      const isReact = name.endsWith('.tsx');
      const en = isReact ? readReactPage(root, file) : readIfThere(file);
      const fr = isReact ? messages : readIfThere(path.join(root, translation, name));
      const ids = new Set([
        ...matches(en, HEADING_ID),
        ...(isReact ? matches(en, ELEMENT_ID) : []),
      ]);
      return [addressOf(base, name, isReact ? '' : en), {ids, text: {en, fr}}] as const;
    }),
  );
  return new Map([...pages, ...readOperations(root)]);
}
