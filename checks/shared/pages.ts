import fs from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS, translationFolder} from '../../src/lib/pageAddress';

/** Written by src/plugins/api-pages in both languages. */
const GENERATED = '.api.mdx';

const PAGE = /\.mdx?$/;

/** Names of authors and tags, which the blog and docs plugins read in the page's language. */
const DATA_FILE = /(^|\/)(authors|tags)\.yml$/;

/** A page and its translation into one language; one of the two files may not exist. */
export interface Twin {
  readonly language: string;
  readonly english: string;
  readonly translated: string;
  readonly hasEnglish: boolean;
  readonly isTranslated: boolean;
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
 * Pairs the pages with their translations into one language.
 * @param root The project's root.
 * @param language The locale.
 * @param which `written` leaves out what is generated.
 * @returns Paths from the root with forward slashes, sorted by the English one.
 */
export function findTwins(
  root: string,
  language: string,
  which: 'all' | 'written' = 'written',
): Twin[] {
  return CONTENT_FOLDERS.flatMap((content) => {
    const folder = translationFolder(content, language);
    const english = new Set(pagesBelow(path.join(root, content.source)));
    const translated = new Set(pagesBelow(path.join(root, folder)));
    const names = [...new Set([...english, ...translated])].toSorted();
    return names
      .filter((name) => which === 'all' || !name.endsWith(GENERATED))
      .map((name) => ({
        language,
        english: `${content.source}/${name}`,
        translated: `${folder}/${name}`,
        hasEnglish: english.has(name),
        isTranslated: translated.has(name),
      }));
  });
}
