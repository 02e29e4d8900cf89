import i18n from '@generated/i18n';
import {locale} from '@site/src/lib/locale';
import {INDEX_FOLDER} from '../engine/indexFile';
import {SearchError, type SiteSearch} from '../types';
import type {Request, Response} from './worker';

/** A request without an answer after this time, in milliseconds, fails and ends the worker. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** The same for the first request, for which a slow connection brings the index. */
export const START_TIMEOUT_MS = 25_000;

const folder = `${i18n.localeConfigs[locale]?.baseUrl ?? '/'}${INDEX_FOLDER}`;

interface Running {
  readonly search: Promise<SiteSearch>;
  /** Ends the worker; open requests and later ones fail with the reason. */
  readonly end: AbortController;
}

let running: Running | undefined;

/** Settles like a promise, or rejects with the reason of the first signal that is aborted. */
async function unlessAborted<T>(
  promise: Promise<T>,
  ...signals: readonly (AbortSignal | undefined)[]
): Promise<T> {
  const settled = new AbortController();
  try {
    return await new Promise<T>((resolve, reject) => {
      for (const signal of signals) {
        const giveUp = (): void => {
          reject(signal?.reason as Error);
        };
        if (signal?.aborted) {
          giveUp();
        }
        signal?.addEventListener('abort', giveUp, {signal: settled.signal});
      }
      promise.then(resolve, reject);
    });
  } finally {
    settled.abort();
  }
}

async function startWorker(end: AbortController): Promise<SiteSearch> {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
  } catch (cause) {
    throw new SearchError('unsupported', {cause});
  }
  end.signal.addEventListener('abort', () => {
    worker.terminate();
  });
  for (const event of ['error', 'messageerror']) {
    worker.addEventListener(event, () => {
      end.abort(new SearchError('network'));
    });
  }

  const ask = async <T>(
    request: Request,
    signal?: AbortSignal,
    patience = REQUEST_TIMEOUT_MS,
  ): Promise<T> => {
    const {port1: own, port2: other} = new MessageChannel();
    const timer = setTimeout(() => {
      end.abort(new SearchError('timeout'));
    }, patience);
    const answer = new Promise<T>((resolve, reject) => {
      own.onmessage = ({data}: MessageEvent<Response>) => {
        if ('failure' in data) {
          reject(new SearchError(data.failure));
        } else {
          resolve(data.value as T);
        }
      };
      worker.postMessage(request, [other]);
    });
    try {
      return await unlessAborted(answer, end.signal, signal);
    } finally {
      clearTimeout(timer);
      own.close();
    }
  };

  await ask({type: 'start', folder, locale}, undefined, START_TIMEOUT_MS);
  return {
    search: async (query, {kind, signal} = {}) => ask({type: 'search', query, kind}, signal),
    passages: async (question, before, {signal} = {}) =>
      ask({type: 'passages', question, before}, signal),
    sources: async (paths, {signal} = {}) => ask({type: 'sources', paths}, signal),
  };
}

function start(): Running {
  const end = new AbortController();
  const started = {search: startWorker(end), end};
  end.signal.addEventListener('abort', () => {
    if (running === started) {
      running = undefined;
    }
  });
  started.search.catch((reason: unknown) => {
    end.abort(reason);
  });
  return started;
}

/** Ends the worker, so that the next call starts a new one. */
export function forgetSearch(): void {
  running?.end.abort(new SearchError('network'));
}

/**
 * Loads the search of the language that the page is in, once. A failed attempt can be repeated.
 * @param signal Stops waiting; the index goes on loading for the next caller.
 * @throws SearchError with the reason, or the signal's reason.
 */
export async function loadSearch(signal?: AbortSignal): Promise<SiteSearch> {
  running ??= start();
  return unlessAborted(running.search, signal);
}
