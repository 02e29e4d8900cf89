import path from 'node:path';
import {filesBelow} from '../../scripts/lib/paths';
import {translatedLocales} from '../../src/config/locales';
import {CONTENT_FOLDERS, englishOf, translationFolder} from '../../src/lib/pageAddress';
import {nearest} from './nearest';

/** Written by src/plugins/api-pages in both languages. */
const GENERATED = '.api.mdx';

const PAGE = /\.mdx?$|(?:^|\/)(?:authors|tags)\.yml$/;

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
    const english = new Set(filesBelow(path.join(root, content.source), '', PAGE));
    const translated = new Set(filesBelow(path.join(root, folder), '', PAGE));
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
 * Finds the pages that the command line of a check names.
 * @param root The project's root.
 * @param names Paths of pages or translations, from the root or from the file system's.
 * @returns Their English files; undefined where no page is named, so that all of them are meant.
 * @throws Error with the nearest page when a path is that of none.
 */
export function selectPages(
  root: string,
  names: readonly string[],
): ReadonlySet<string> | undefined {
  const pages = translatedLocales
    .flatMap((language) => findTwins(root, language))
    .map(({english}) => english);
  const selected = names.map((name) => {
    const file = path.relative(root, path.resolve(root, name)).split(path.sep).join('/');
    const english = englishOf(file) ?? file;
    if (!pages.includes(english)) {
      const near = nearest(english, pages);
      const meant = near
        ? `Did you mean ${near}?`
        : 'npm run check, without a path, checks all files.';
      throw new Error(`${name} is no page. ${meant}`);
    }
    return english;
  });
  return selected.length > 0 ? new Set(selected) : undefined;
}

/**
 * @param root The project's root.
 * @param selected Of selectPages(); all pages without it.
 * @returns Files of the pages in all languages, as far as they exist.
 */
export function filesOf(root: string, selected?: ReadonlySet<string>): readonly string[] {
  const twins = translatedLocales.flatMap((language) => findTwins(root, language));
  const files = twins
    .filter(({english}) => selected?.has(english) ?? true)
    .flatMap(({english, translated, hasEnglish, isTranslated}) => [
      ...(hasEnglish ? [english] : []),
      ...(isTranslated ? [translated] : []),
    ]);
  return [...new Set(files)];
}
