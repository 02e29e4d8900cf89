// Searches beside the page's own thread, so that typing and scrolling never wait for it.
import type {ToWorker} from './messages';
import {serveSearch} from './serve';
import {startEngine} from './startEngine';

const take = serveSearch(startEngine, (message) => {
  self.postMessage(message);
});

self.addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  void take(data);
});
