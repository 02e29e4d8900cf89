import i18n from '@generated/i18n';
import {locale} from '@site/src/lib/locale';
import {INDEX_FOLDER} from '../engine/indexFile';
import {SearchError, type SearchFailure, type SiteSearch} from '../types';
import type {WorkerSearch} from './worker';

/** A request without an answer after this time, in milliseconds, ends the worker: a slow connection brings the index. */
export const PATIENCE_MS = 25_000;

const folder = `${i18n.localeConfigs[locale]?.baseUrl ?? '/'}${INDEX_FOLDER}`;

let running: Promise<SiteSearch> | undefined;
let end: (reason: SearchFailure) => void = () => undefined;

async function start(): Promise<SiteSearch> {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
  } catch (cause) {
    throw new SearchError('unsupported', {cause});
  }
  const ended = new Promise<never>((_resolve, reject) => {
    end = (reason) => {
      running = undefined;
      worker.terminate();
      reject(new SearchError(reason));
    };
  });
  const stop = end;
  for (const event of ['error', 'messageerror']) {
    worker.addEventListener(event, () => stop('network'));
  }
  /** Waits for an answer as long as there is hope for one. */
  const ask = async <T>(answer: Promise<T>): Promise<T> => {
    const timer = setTimeout(stop, PATIENCE_MS, 'timeout');
    return Promise.race([answer, ended]).finally(() => clearTimeout(timer));
  };

  const {wrap} = await import('comlink');
  const remote = wrap<WorkerSearch>(worker);
  const failure = await ask(remote.start(folder, locale));
  if (failure) {
    stop(failure);
    return ended;
  }
  return {
    search: async (query, kind) => ask(remote.search(query, kind)),
    passages: async (question, before) => ask(remote.passages(question, before)),
    sources: async (paths) => ask(remote.sources(paths)),
  };
}

/** Ends the worker, so that the next call starts a new one; open requests fail. */
export const forgetSearch = (): void => end('network');

/**
 * Loads the search of the language that the page is in, once. A failed attempt can be repeated.
 * @throws SearchError with the reason.
 */
export async function loadSearch(): Promise<SiteSearch> {
  if (!running) {
    const started = start();
    started.catch(() => {
      // Another one may run by now.
      if (running === started) {
        end('network');
        running = undefined;
      }
    });
    running = started;
  }
  return running;
}
