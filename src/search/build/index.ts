import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BeginStep} from '../../plugins/built-pages/types';
import {INDEX_ENTRY, INDEX_FOLDER, type IndexEntry, type PagesFile} from '../engine/indexFile';
import {languageOf} from '../engine/languages';
import {readAsks} from './asks';
import {makeIndex, placesOf, readPage, type ReadPage} from './makeIndex';

export {INDEX_FOLDER} from '../engine/indexFile';

/**
 * Writes the search index of each language into `search-index/` (see README).
 * @param locales All languages, the default one first.
 * @returns The step. It throws when no page could be indexed, and when the phrases in which people ask for pages do not fit the site (see readAsks).
 */
export function searchStep(locales: readonly string[]): BeginStep<readonly ReadPage[]> {
  return ({siteDir, outDir, locale}) => {
    return {
      page: readPage,
      end: async (taken) => {
        const pages = taken.flat();
        if (pages.length === 0) {
          throw new Error(
            `search: no page of ${outDir} has a main element with text. Compare the pages with src/search/build/sections.ts.`,
          );
        }
        const asks = readAsks(siteDir, locale, placesOf(pages), locales);
        const {index, texts} = makeIndex(pages, asks, await languageOf(locale));
        const folder = path.join(outDir, INDEX_FOLDER);
        mkdirSync(path.join(folder, 'files'), {recursive: true});
        const write = (name: string, content: unknown): string => {
          const text = JSON.stringify(content);
          const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
          const file = `files/${name}.${hash}.json`;
          writeFileSync(path.join(folder, file), text);
          return file;
        };
        const list: PagesFile = index.pages.map(({url, title}) => ({url, title}));
        const entry: IndexEntry = {
          index: write('index', index),
          texts: write('texts', texts),
          pages: write('pages', list),
        };
        writeFileSync(path.join(folder, INDEX_ENTRY), JSON.stringify(entry));
      },
    };
  };
}
