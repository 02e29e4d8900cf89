import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Step} from '../../plugins/built-pages/types';
import {INDEX_ENTRY, INDEX_FOLDER, type IndexEntry} from '../engine/indexFile';
import {languageOf} from '../engine/languages';
import {readAsks} from './asks';
import {makeIndex, placesOf, readPages} from './makeIndex';

export {INDEX_FOLDER} from '../engine/indexFile';

/** The most that the index of a language may weigh on the wire, in bytes, compressed by Brotli. */
const MAX_INDEX = 130_000;

/**
 * Writes the search index of each language into `search-index/` (see README).
 * @param locales All languages, the default one first.
 * @returns The step. It throws when no page could be indexed, when the index is too heavy, and when
 * the phrases in which people ask for pages do not fit the site (see readAsks).
 */
export function searchStep(locales: readonly string[]): Step {
  return async (built, {siteDir, outDir, locale}) => {
    const pages = readPages(built);
    if (pages.length === 0) {
      throw new Error(
        `search: no page of ${outDir} has a main element with text. Compare the pages with src/search/build/sections.ts.`,
      );
    }
    const asks = readAsks(siteDir, locale, placesOf(pages), locales);
    const language = await languageOf(locale);
    const {index, texts} = makeIndex(pages, asks, language);
    const size = brotliCompressSync(JSON.stringify(index)).length;
    if (size > MAX_INDEX) {
      throw new Error(
        `search: the index of ${locale} weighs ${size} bytes, more than ${MAX_INDEX}. Take phrases out of the pages' front matter, or let src/search/build/sections.ts leave out more.`,
      );
    }
    const folder = path.join(outDir, INDEX_FOLDER);
    mkdirSync(path.join(folder, 'files'), {recursive: true});
    const write = (name: string, content: unknown): string => {
      const text = JSON.stringify(content);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
      const file = `files/${name}.${hash}.json`;
      writeFileSync(path.join(folder, file), text);
      return file;
    };
    const entry: IndexEntry = {index: write('index', index), texts: write('texts', texts)};
    writeFileSync(path.join(folder, INDEX_ENTRY), JSON.stringify(entry));
  };
}
