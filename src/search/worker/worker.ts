// Searches beside the page's own thread, so that typing and scrolling never wait for it.
import {Engine} from '../engine/engine';
import {INDEX_ENTRY, type IndexEntry, type IndexFile, type TextsFile} from '../engine/indexFile';
import {languageOf} from '../engine/languages';
import {SearchError, type Kind, type SearchFailure} from '../types';
import {fetchJson} from './fetchJson';

/** A page's request; the answer comes through the port that is sent with it. */
export type Request =
  | {
      readonly type: 'start';
      /** Path of the index, with a slash at the end. */
      readonly folder: string;
      readonly locale: string;
    }
  | {readonly type: 'search'; readonly query: string; readonly kind: Kind | undefined}
  | {readonly type: 'passages'; readonly question: string; readonly before: string}
  | {readonly type: 'sources'; readonly paths: readonly string[]};

/** Errors lose their class on the way, so the reason goes by itself. */
export type Response = {readonly value: unknown} | {readonly failure: SearchFailure};

let engine: Engine | undefined;

async function loadEngine(folder: string, locale: string): Promise<Engine> {
  const entry = await fetchJson<IndexEntry>(folder + INDEX_ENTRY);
  const [index, texts, language] = await Promise.all([
    fetchJson<IndexFile>(folder + entry.index),
    fetchJson<TextsFile>(folder + entry.texts),
    languageOf(locale),
  ]);
  return new Engine(index, texts, language);
}

async function answer(request: Request): Promise<unknown> {
  switch (request.type) {
    case 'start':
      engine = await loadEngine(request.folder, request.locale);
      return null;
    case 'search':
      return engine?.search(request.query, request.kind);
    case 'passages':
      return engine?.passages(request.question, request.before);
    case 'sources':
      return engine?.sources(request.paths);
  }
}

async function respond(request: Request): Promise<Response> {
  try {
    return {value: await answer(request)};
  } catch (error) {
    // A file did not arrive, or another version of the site wrote the index.
    return {failure: error instanceof SearchError ? error.reason : 'network'};
  }
}

self.addEventListener('message', ({data, ports: [port]}: MessageEvent<Request>) => {
  void respond(data).then((response) => port?.postMessage(response));
});
