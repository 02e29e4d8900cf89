import {INDEX_ENTRY, INDEX_FOLDER, type IndexEntry, type PagesFile} from './engine/indexFile';
import {fetchJson} from './worker/fetchJson';

/**
 * Loads the list of all pages, without the index.
 * @param home Path of the home page in the language.
 * @throws SearchError when it does not arrive.
 */
export async function loadPages(home: string): Promise<PagesFile> {
  const folder = home + INDEX_FOLDER;
  const {pages} = await fetchJson<IndexEntry>(folder + INDEX_ENTRY);
  return fetchJson<PagesFile>(folder + pages);
}
