// Searches beside the page's own thread, so that typing and scrolling never wait for it.
import {expose} from 'comlink';
import {Engine} from '../engine/engine';
import {INDEX_ENTRY, type IndexEntry, type IndexFile, type TextsFile} from '../engine/indexFile';
import {languageOf} from '../engine/languages';
import {SearchError, type SearchFailure, type SiteSearch} from '../types';
import {fetchJson} from './fetchJson';

export interface WorkerSearch extends SiteSearch {
  /**
   * Loads the index.
   * @param folder Its path, with a slash at the end.
   * @returns Why that failed, if it did: errors lose their class on the way.
   */
  start(folder: string, locale: string): Promise<SearchFailure | undefined>;
}

let engine: Promise<Engine>;

async function loadEngine(folder: string, locale: string) {
  const entry = await fetchJson<IndexEntry>(folder + INDEX_ENTRY);
  const [index, texts, language] = await Promise.all([
    fetchJson<IndexFile>(folder + entry.index),
    fetchJson<TextsFile>(folder + entry.texts),
    languageOf(locale),
  ]);
  return new Engine(index, texts, language);
}

expose({
  start: async (folder, locale) => {
    engine = loadEngine(folder, locale);
    return engine.then(
      () => undefined,
      // A file did not arrive, or another version of the site wrote the index.
      (error: unknown) => (error instanceof SearchError ? error.reason : 'network'),
    );
  },
  search: async (query, kind) => (await engine).search(query, kind),
  passages: async (question, before) => (await engine).passages(question, before),
  sources: async (paths) => (await engine).sources(paths),
} satisfies WorkerSearch);
