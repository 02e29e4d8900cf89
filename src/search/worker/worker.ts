// Searches beside the page's own thread, so that typing and scrolling never wait for it.
import type {Engine} from '../engine/engine';
import {SearchError} from '../types';
import {loadEngine} from './loadEngine';
import type {FromWorker, ToWorker} from './messages';

let engine: Engine | undefined;

async function answer(request: ToWorker): Promise<Extract<FromWorker, {value: unknown}>['value']> {
  if (request.type === 'start') {
    engine = await loadEngine(request.setup);
    return null;
  }
  if (!engine) {
    throw new Error('The search was asked before it was started.');
  }
  return request.type === 'search'
    ? engine.search(request.query, request.kind)
    : engine.passages(request.question, request.limit);
}

async function take(request: ToWorker): Promise<void> {
  const {id} = request;
  let message: FromWorker;
  try {
    message = {id, value: await answer(request)};
  } catch (error) {
    // An index that another version of the site wrote counts as one that did not arrive.
    message = {id, failure: error instanceof SearchError ? error.reason : 'network'};
  }
  self.postMessage(message);
}

self.addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  void take(data);
});
