import type {FromWorker, SearchRequest, ToWorker} from './messages';
import type {startEngine} from './startEngine';
import {SiteSearchError, type Evidence, type PageHit, type SiteSearch} from './types';

/**
 * The worker's side: answers requests with the engine that the first of them starts.
 * @param start Starts the engine.
 * @param post Sends an answer to the page.
 * @returns Takes a message of the page.
 */
export function serveSearch(
  start: typeof startEngine,
  post: (message: FromWorker) => void,
): (message: ToWorker) => Promise<void> {
  const running = new Map<number, AbortController>();
  let engine: SiteSearch | undefined;

  const answer = async (
    request: SearchRequest,
    signal: AbortSignal,
  ): Promise<readonly PageHit[] | Evidence | undefined> => {
    if (request.type === 'start') {
      engine = await start(request.setup);
      return undefined;
    }
    if (!engine) {
      throw new Error('The engine was asked before it was started.');
    }
    return request.type === 'search'
      ? engine.search(request.query, {signal})
      : engine.evidence(request.question, {limit: request.limit, signal});
  };

  return async (message) => {
    const {id} = message;
    if (message.type === 'abort') {
      running.get(id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(id, controller);
    try {
      post({id, value: await answer(message, controller.signal)});
    } catch (error) {
      // An index that was built by another version of the site counts as one that did not arrive.
      post({id, failure: error instanceof SiteSearchError ? error.reason : 'network'});
    } finally {
      running.delete(id);
    }
  };
}
