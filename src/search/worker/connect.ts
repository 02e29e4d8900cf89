import {
  SearchError,
  type PageHit,
  type Passage,
  type SearchFailure,
  type SiteSearch,
} from '../types';
import type {FromWorker, Request, Setup, ToWorker} from './messages';

/** The part of a worker that is used here. */
export type SearchWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** A request without an answer after this time, in milliseconds, fails and ends the worker. */
export const PATIENCE_MS = 10_000;

/** The same for the first request, for which a slow connection brings the index. */
export const START_PATIENCE_MS = 25_000;

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

export interface Connection {
  /** @throws SearchError with the reason, when the index does not arrive. */
  readonly start: (setup: Setup) => Promise<SiteSearch>;
  /** Ends the worker; open requests fail. */
  readonly close: (reason: SearchFailure) => void;
}

/**
 * The page's side of a search worker.
 * @param worker Just made.
 * @param onBroken Called once when the worker is of no use any more: its script did not arrive, it
 * crashed, or it gave no answer in time.
 */
export function connectSearch(worker: SearchWorker, onBroken: () => void): Connection {
  const waiting = new Map<number, Waiting>();
  let requests = 0;
  let isOpen = true;

  const close = (reason: SearchFailure): void => {
    isOpen = false;
    worker.terminate();
    waiting.forEach(({reject}) => {
      reject(new SearchError(reason));
    });
    waiting.clear();
  };

  const fail = (reason: SearchFailure): void => {
    if (isOpen) {
      close(reason);
      onBroken();
    }
  };

  worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
    const asked = waiting.get(data.id);
    if ('failure' in data) {
      asked?.reject(new SearchError(data.failure));
    } else {
      asked?.resolve(data.value as never);
    }
  });
  for (const event of ['error', 'messageerror'] as const) {
    worker.addEventListener(event, () => fail('network'));
  }

  const ask = async <T>(request: Request, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    if (!isOpen) {
      throw new SearchError('network');
    }
    requests += 1;
    const id = requests;
    const patience = request.type === 'start' ? START_PATIENCE_MS : PATIENCE_MS;
    const timer = setTimeout(() => fail('timeout'), patience);
    let giveUp = (): void => undefined;
    try {
      return await new Promise<T>((resolve, reject) => {
        waiting.set(id, {resolve, reject});
        giveUp = () => {
          reject(signal?.reason as Error);
        };
        signal?.addEventListener('abort', giveUp);
        worker.postMessage({...request, id} satisfies ToWorker);
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      waiting.delete(id);
    }
  };

  const search: SiteSearch = {
    search: async (query, {kind, signal} = {}) =>
      ask<readonly PageHit[]>({type: 'search', query, ...(kind && {kind})}, signal),
    passages: async (question, {limit, signal} = {}) =>
      ask<readonly Passage[]>({type: 'passages', question, ...(limit && {limit})}, signal),
  };

  return {
    async start(setup) {
      await ask({type: 'start', setup});
      return search;
    },
    close,
  };
}
