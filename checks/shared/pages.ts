import fs from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS} from '../../src/lib/pageAddress';

/** Folders of English pages and those of their translations, both from the project's root. */
const CONTENT_ROOTS = CONTENT_FOLDERS.map(({source, translation}) => ({
  source,
  translation: `i18n/fr/docusaurus-plugin-content-${translation}`,
}));

/** Written by src/plugins/api-pages in both languages. */
const GENERATED = '.api.mdx';

const PAGE = /\.mdx?$/;

/** Names of authors and tags, which the blog and docs plugins read in the page's language. */
const DATA_FILE = /(^|\/)(authors|tags)\.yml$/;

/** A page in both languages; one of the two files may not exist. */
export interface Twin {
  readonly english: string;
  readonly french: string;
  readonly hasEnglish: boolean;
  readonly hasFrench: boolean;
}

function pagesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => PAGE.test(name) || DATA_FILE.test(name))
    .map((name) => name.split(path.sep).join('/'));
}

/** @returns Whether a path is that of an authors.yml or tags.yml. */
export function isDataFile(file: string): boolean {
  return DATA_FILE.test(file);
}

/**
 * Pairs the pages with their translations.
 * @param root The project's root.
 * @param which `written` leaves out what is generated.
 * @returns Paths from the root with forward slashes, sorted by the English one.
 */
export function findTwins(root: string, which: 'all' | 'written' = 'written'): Twin[] {
  return CONTENT_ROOTS.flatMap(({source, translation}) => {
    const english = new Set(pagesBelow(path.join(root, source)));
    const french = new Set(pagesBelow(path.join(root, translation)));
    const names = [...new Set([...english, ...french])].toSorted();
    return names
      .filter((name) => which === 'all' || !name.endsWith(GENERATED))
      .map((name) => ({
        english: `${source}/${name}`,
        french: `${translation}/${name}`,
        hasEnglish: english.has(name),
        hasFrench: french.has(name),
      }));
  });
}

/**
 * @param french Path of a translation that may not exist any more, from the root.
 * @returns Path of the English page that it translates.
 */
export function englishOf(french: string): string | undefined {
  const found = CONTENT_ROOTS.find(({translation}) => french.startsWith(`${translation}/`));
  return found && `${found.source}${french.slice(found.translation.length)}`;
}
