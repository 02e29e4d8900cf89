import i18n from '@generated/i18n';
import {locale} from '../locale';
import {connectSearch, type SearchConnection} from './connect';
import {INDEX_FOLDER} from './outline';
import {SiteSearchError, type SiteSearch} from './types';

/** The smallest module there is: it compiles wherever WebAssembly may run. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

const folder = `${i18n.localeConfigs[locale]?.baseUrl ?? '/'}${INDEX_FOLDER}`;

let attempts = 0;
let connection: SearchConnection | undefined;
let running: Promise<SiteSearch> | undefined;

/** Policies and browsers' own settings can forbid it, so that only trying tells. */
function checkWebAssembly(): void {
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch (cause) {
    throw new SiteSearchError('unsupported', {cause});
  }
}

async function start(): Promise<SiteSearch> {
  checkWebAssembly();
  connection = connectSearch(new Worker(new URL('./worker.ts', import.meta.url)));
  return connection.start({folder, locale, attempt: attempts});
}

/** Forgets what was loaded, after a file of it did not arrive. */
export function forgetSiteSearch(): void {
  connection?.close();
  connection = undefined;
  running = undefined;
  attempts += 1;
}

/**
 * Loads the search of the language that the page is in, once; a failed attempt can be repeated.
 * @throws SiteSearchError with the reason.
 */
export async function loadSiteSearch(): Promise<SiteSearch> {
  const started = (running ??= start());
  try {
    return await started;
  } catch (error) {
    // Of those who waited for this attempt, the first clears up.
    if (running === started) {
      forgetSiteSearch();
    }
    throw error;
  }
}
