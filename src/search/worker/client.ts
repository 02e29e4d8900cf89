import i18n from '@generated/i18n';
import {locale} from '@site/src/lib/locale';
import {INDEX_FOLDER} from '../engine/indexFile';
import {SearchError, type SiteSearch} from '../types';
import {connectSearch, type Connection} from './connect';

const folder = `${i18n.localeConfigs[locale]?.baseUrl ?? '/'}${INDEX_FOLDER}`;

let connection: Connection | undefined;
let running: Promise<SiteSearch> | undefined;

async function start(): Promise<SiteSearch> {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
  } catch (cause) {
    throw new SearchError('unsupported', {cause});
  }
  connection = connectSearch(worker, forgetSearch);
  return connection.start({folder, locale});
}

/** Ends the worker, so that the next call starts a new one. */
export function forgetSearch(): void {
  connection?.close('network');
  connection = undefined;
  running = undefined;
}

/** Settles like a promise, or rejects with the signal's reason as soon as it is aborted. */
async function unlessAborted<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) {
    return promise;
  }
  signal.throwIfAborted();
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
    promise.then(resolve, reject);
  });
}

/**
 * Loads the search of the language that the page is in, once. A failed attempt can be repeated.
 * @param signal Stops waiting; the index goes on loading for the next caller.
 * @throws SearchError with the reason, or the signal's reason.
 */
export async function loadSearch(signal?: AbortSignal): Promise<SiteSearch> {
  const started = (running ??= start());
  started.catch(() => {
    // Of those who waited for this attempt, the first clears up.
    if (running === started) {
      forgetSearch();
    }
  });
  return unlessAborted(started, signal);
}
