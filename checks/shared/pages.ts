import fs from 'node:fs';
import path from 'node:path';
import {translatedLocales} from '../../src/config/locales';
import {CONTENT_FOLDERS, type ContentFolder} from '../../src/lib/pageAddress';

/** Folder of a language's translations of the pages, from the project's root. */
const translationFolder = ({translation}: ContentFolder, language: string): string =>
  `i18n/${language}/docusaurus-plugin-content-${translation}`;

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

/**
 * @param translated Path of a translation that may not exist any more, from the root.
 * @returns Path of the English page that it translates.
 */
export function englishOf(translated: string): string | undefined {
  const folders = translatedLocales.flatMap((language) =>
    CONTENT_FOLDERS.map((content) => ({
      source: content.source,
      folder: `${translationFolder(content, language)}/`,
    })),
  );
  const found = folders.find(({folder}) => translated.startsWith(folder));
  return found && `${found.source}/${translated.slice(found.folder.length)}`;
}
