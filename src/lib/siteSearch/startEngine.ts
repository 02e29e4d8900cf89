import {createSiteSearch} from './createSiteSearch';
import type {SearchLanguage} from './language';
import {loadPagefind, type PagefindInstance} from './loadPagefind';
import {OUTLINE_FILE, type Outline, type PageTexts} from './outline';
import {SiteSearchError, type SiteSearch} from './types';

/** What does not answer within this time, in milliseconds, does not answer any more. */
const PATIENCE_MS = 10_000;

/** Which index to search, and how its language is read. */
export interface EngineSetup {
  /** Path of the index, with a slash at the end. */
  readonly folder: string;
  readonly locale: string;
  /** How often it was tried before: browsers remember modules that did not arrive. */
  readonly attempt: number;
}

async function fetchJson<T>(address: string): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, {signal: AbortSignal.timeout(PATIENCE_MS)});
  } catch (cause) {
    throw new SiteSearchError('network', {cause});
  }
  if (!response.ok) {
    throw new SiteSearchError(response.status === 404 ? 'no-index' : 'network');
  }
  try {
    return (await response.json()) as T;
  } catch (cause) {
    // The development server answers unknown addresses with a page.
    throw new SiteSearchError('no-index', {cause});
  }
}

async function patiently<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new SiteSearchError('network'));
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } catch (cause) {
    throw cause instanceof SiteSearchError ? cause : new SiteSearchError('network', {cause});
  } finally {
    clearTimeout(timer);
  }
}

async function loadLanguage(locale: string): Promise<SearchLanguage> {
  const module = await (locale === 'fr' ? import('./language.fr') : import('./language.en'));
  return module.language;
}

/**
 * Loads the index of a language and the engine over it.
 * @throws SiteSearchError with the reason.
 */
export async function startEngine({folder, locale, attempt}: EngineSetup): Promise<SiteSearch> {
  // First, since it tells a missing index from a broken connection.
  const outline = await fetchJson<Outline>(`${folder}${OUTLINE_FILE}`);
  const [pagefind, language] = await patiently(
    Promise.all([loadPagefind(folder, attempt), loadLanguage(locale)]),
  );
  const find = async (word: string): ReturnType<PagefindInstance['search']> =>
    patiently(pagefind.search(word));
  return createSiteSearch({
    outline,
    language,
    index: {find: async (word) => (await find(word)).results},
    loadTexts: async (file) => fetchJson<PageTexts>(`${folder}${file}`),
  });
}
