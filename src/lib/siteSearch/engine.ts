import i18n from '@generated/i18n';
import {locale} from '../locale';
import {createSiteSearch} from './createSiteSearch';
import type {SearchLanguage} from './language';
import {loadPagefind, type PagefindInstance} from './loadPagefind';
import {INDEX_FOLDER, OUTLINE_FILE, type Outline, type PageTexts} from './outline';
import {SiteSearchError, type SiteSearch} from './types';

/** What does not answer within this time, in milliseconds, does not answer any more. */
const PATIENCE_MS = 10_000;

/** The smallest module there is: it compiles wherever WebAssembly may run. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

const folder = `${i18n.localeConfigs[locale]?.baseUrl ?? '/'}${INDEX_FOLDER}`;

let attempts = 0;
let running: Promise<SiteSearch> | undefined;

/** Policies and browsers' own settings can forbid it, so that only trying tells. */
function checkWebAssembly(): void {
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch (cause) {
    throw new SiteSearchError('unsupported', {cause});
  }
}

async function fetchJson<T>(file: string): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`${folder}${file}`, {signal: AbortSignal.timeout(PATIENCE_MS)});
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

async function loadLanguage(): Promise<SearchLanguage> {
  const module = await (locale === 'fr' ? import('./language.fr') : import('./language.en'));
  return module.language;
}

async function start(): Promise<SiteSearch> {
  checkWebAssembly();
  // First, since it tells a missing index from a broken connection.
  const outline = await fetchJson<Outline>(OUTLINE_FILE);
  const [pagefind, language] = await patiently(
    Promise.all([loadPagefind(folder, attempts), loadLanguage()]),
  );
  const find = async (word: string): ReturnType<PagefindInstance['search']> =>
    patiently(pagefind.search(word));
  return createSiteSearch({
    outline,
    language,
    index: {find: async (word) => (await find(word)).results},
    loadTexts: async (file) => fetchJson<PageTexts>(file),
  });
}

/**
 * Loads the search of the language that the page is in, once; a failed attempt can be repeated.
 * @throws SiteSearchError with the reason.
 */
export async function loadSiteSearch(): Promise<SiteSearch> {
  running ??= start();
  try {
    return await running;
  } catch (error) {
    running = undefined;
    attempts += 1;
    throw error;
  }
}

/** Forgets what was loaded, after a file of it did not arrive. */
export function forgetSiteSearch(): void {
  running = undefined;
  attempts += 1;
}
