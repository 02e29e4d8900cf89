import type {FromWorker, SearchRequest, ToWorker} from './messages';
import type {EngineSetup} from './startEngine';
import {SiteSearchError, type Evidence, type PageHit, type SiteSearch} from './types';

/** What of a worker is used here. */
export type SearchWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (reason: SiteSearchError) => void;
}

export interface SearchConnection {
  /** @throws SiteSearchError with the reason, when the index does not arrive. */
  readonly start: (setup: EngineSetup) => Promise<SiteSearch>;
  /** Ends the worker; what is still asked fails. */
  readonly close: () => void;
}

/**
 * The page's side of the worker that searches.
 * @param worker Just made.
 */
export function connectSearch(worker: SearchWorker): SearchConnection {
  const waiting = new Map<number, Waiting>();
  let requests = 0;

  const failAll = (): void => {
    waiting.forEach(({reject}) => {
      reject(new SiteSearchError('network'));
    });
    waiting.clear();
  };

  worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) {
      asked?.reject(new SiteSearchError(data.failure));
    } else {
      asked?.resolve(data.value as never);
    }
  });
  // All that fails inside is answered, so this is a script that did not arrive.
  worker.addEventListener('error', failAll);

  const ask = async <T>(request: SearchRequest, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    requests += 1;
    const id = requests;
    return new Promise<T>((resolve, reject) => {
      const post = (message: ToWorker): void => {
        worker.postMessage(message);
      };
      const giveUp = (): void => {
        waiting.delete(id);
        post({type: 'abort', id});
        reject(signal?.reason as Error);
      };
      const settled = <A>(next: (argument: A) => void) => {
        return (argument: A): void => {
          signal?.removeEventListener('abort', giveUp);
          next(argument);
        };
      };
      signal?.addEventListener('abort', giveUp);
      waiting.set(id, {resolve: settled(resolve), reject: settled(reject)});
      post({...request, id});
    });
  };

  const search: SiteSearch = {
    search: async (query, {signal} = {}) =>
      ask<readonly PageHit[]>({type: 'search', query}, signal),
    evidence: async (question, {limit, signal} = {}) =>
      ask<Evidence>({type: 'evidence', question, limit}, signal),
  };

  return {
    async start(setup) {
      await ask({type: 'start', setup});
      return search;
    },
    close() {
      worker.terminate();
      failAll();
    },
  };
}
