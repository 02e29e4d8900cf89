import fs from 'node:fs/promises';
import path from 'node:path';
import type {SearchLanguage} from '../../lib/siteSearch/language';
import {language as english} from '../../lib/siteSearch/language.en';
import {language as french} from '../../lib/siteSearch/language.fr';
import {INDEX_FOLDER} from '../../lib/siteSearch/outline';
import type {BuiltPage, Step} from '../built-pages/types';
import {buildIndex, type IndexedPage} from './buildIndex';
import {kindOf} from './kindOf';
import {readAsked} from './readAsked';
import {readPage, type ReadPage} from './readPage';

/** As the engine chooses in the browser. */
const languageOf = (locale: string): SearchLanguage => (locale === 'fr' ? french : english);

/** Further pages of lists: what they say stands on the posts' own. */
const FURTHER = /^\/blog\/(?:page|archive|authors)\/|\/page\/\d/;

/** Lists of a category are found by what they are about, not by the posts in them. */
const LISTS = '/blog/tags/';

const asList = ({sections, ...page}: ReadPage): ReadPage => ({
  ...page,
  sections: sections.slice(0, 1).map((section) => ({...section, text: page.description})),
});

async function readPages(pages: readonly BuiltPage[]): Promise<IndexedPage[]> {
  const indexed: IndexedPage[] = [];
  const listed = pages.filter(({isIndexed, path: own}) => isIndexed && !FURTHER.test(own));
  for (const {route, path: own, file} of listed.toSorted((a, b) => (a.route < b.route ? -1 : 1))) {
    const whole = readPage(await fs.readFile(file, 'utf8'));
    const page = own.startsWith(LISTS) ? asList(whole) : whole;
    if (page.sections.length > 0) {
      indexed.push({...page, url: route, kind: kindOf(own)});
    }
  }
  return indexed;
}

/**
 * Indexes the built pages of a language for the site's search (see README).
 * @param locales All languages of the site.
 * @param askedFolder Folder of what people ask for, by address; from the site's folder.
 */
export const searchIndexStep = (locales: readonly string[], askedFolder: string): Step => ({
  name: 'search',
  run: async (pages, {siteDir, outDir, locale, baseUrl}) => {
    const indexed = await readPages(pages);
    if (indexed.length === 0) {
      throw new Error(
        `search-index: none of the pages in ${outDir} has a main element with text. Compare their HTML with src/plugins/search-index/readPage.ts.`,
      );
    }
    const asked = readAsked(path.join(siteDir, askedFolder), {locale, locales, baseUrl}, indexed);
    await buildIndex(indexed, locale, languageOf(locale), asked, path.join(outDir, INDEX_FOLDER));
  },
});
