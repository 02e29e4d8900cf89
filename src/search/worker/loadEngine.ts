import {Engine} from '../engine/engine';
import {INDEX_ENTRY, type IndexEntry, type IndexFile, type TextsFile} from '../engine/indexFile';
import {languageOf} from '../engine/languages';
import {SearchError} from '../types';
import type {Setup} from './messages';

async function fetchJson<T>(address: string): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch (cause) {
    throw new SearchError('network', {cause});
  }
  if (!response.ok) {
    throw new SearchError(response.status === 404 ? 'no-index' : 'network');
  }
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  try {
    return (await response.json()) as T;
  } catch (cause) {
    // The development server answers unknown addresses with a page.
    throw new SearchError(isJson ? 'network' : 'no-index', {cause});
  }
}

/**
 * Loads the index of a language with its texts.
 * @throws SearchError with the reason.
 */
export async function loadEngine({folder, locale}: Setup): Promise<Engine> {
  const entry = await fetchJson<IndexEntry>(folder + INDEX_ENTRY);
  const [index, texts, language] = await Promise.all([
    fetchJson<IndexFile>(folder + entry.index),
    fetchJson<TextsFile>(folder + entry.texts),
    languageOf(locale),
  ]);
  return new Engine(index, texts, language);
}
