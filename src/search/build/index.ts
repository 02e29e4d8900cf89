import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BeginStep} from '../../plugins/built-pages/types';
import {INDEX_ENTRY, INDEX_FOLDER, type IndexEntry, type PagesFile} from '../engine/indexFile';
import {languageOf} from '../engine/languages';
import {makeIndex, readPage, type ReadPage} from './makeIndex';

export {INDEX_FOLDER} from '../engine/indexFile';

/** Writes the search index of a language into `search-index/` (see README). It throws when no page could be indexed. */
export const searchStep: BeginStep<readonly ReadPage[]> = ({outDir, locale}) => ({
  page: readPage,
  end: async (taken) => {
    const pages = taken.flat();
    if (pages.length === 0) {
      throw new Error(
        `search: no page of ${outDir} has a main element with text. Compare the pages with src/search/build/sections.ts.`,
      );
    }
    const {index, texts} = makeIndex(pages, await languageOf(locale));
    const folder = path.join(outDir, INDEX_FOLDER);
    mkdirSync(path.join(folder, 'files'), {recursive: true});
    const write = (name: string, content: unknown) => {
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
});
