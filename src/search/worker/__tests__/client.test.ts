import {MessageChannel, type MessagePort} from 'node:worker_threads';
import {setImmediate as nextTask} from 'node:timers/promises';
import {REQUEST_TIMEOUT_MS, START_TIMEOUT_MS} from '../client';
import type {Request, Response} from '../worker';

interface Asked {
  readonly request: Request;
  readonly port: MessagePort;
}

class FakeWorker extends EventTarget {
  readonly asked: Asked[] = [];
  readonly terminate = jest.fn();

  postMessage(request: Request, [port]: [MessagePort]): void {
    this.asked.push({request, port});
  }

  /** Answers the latest request, or the one at a place. */
  answer(response: Response, place = -1): void {
    this.asked.at(place)?.port.postMessage(response);
  }
}

let workers: FakeWorker[] = [];
let client: typeof import('../client');

/** The worker that was made last. */
const worker = (): FakeWorker => workers.at(-1)!;

async function started() {
  const loading = client.loadSearch();
  // A worker starts once the names of scripts are there.
  await nextTask();
  worker().answer({value: null});
  return loading;
}

beforeEach(async () => {
  workers = [];
  const make = jest.fn(() => {
    workers.push(new FakeWorker());
    return worker();
  });
  Object.assign(globalThis, {Worker: make, MessageChannel});
  jest.resetModules();
  client = await import('../client');
});

afterEach(() => {
  workers.flatMap(({asked}) => asked).forEach(({port}) => port.close());
  jest.useRealTimers();
});

it('starts one worker for all callers, with the index of the language', async () => {
  const first = client.loadSearch();
  expect(await started()).toBe(await first);
  expect(workers).toHaveLength(1);
  expect(worker().asked[0]?.request).toEqual({
    type: 'start',
    folder: '/search-index/',
    locale: 'en',
  });
});

it('gives each answer to its own request', async () => {
  const search = await started();
  const answers = Promise.all([search.search('a', {kind: 'blog'}), search.passages('b', '')]);
  worker().answer({value: ['passage']}, 2);
  worker().answer({value: ['page']}, 1);
  await expect(answers).resolves.toEqual([['page'], ['passage']]);
  expect(worker().asked[1]?.request).toEqual({type: 'search', query: 'a', kind: 'blog'});
});

it('fails with the reason that the worker gives, and tries again with another one', async () => {
  const loading = client.loadSearch();
  await nextTask();
  worker().answer({failure: 'no-index'});
  await expect(loading).rejects.toMatchObject({name: 'SearchError', reason: 'no-index'});
  expect(worker().terminate).toHaveBeenCalled();
  await expect(started()).resolves.toBeDefined();
  expect(workers).toHaveLength(2);
});

it.each([
  ['the start', START_TIMEOUT_MS, async () => Promise.resolve(client.loadSearch)],
  ['a query', REQUEST_TIMEOUT_MS, async () => (await started()).search.bind(null, 'a')],
])('replaces a worker that gives no answer to %s in time', async (_what, patience, prepare) => {
  const ask = await prepare();
  jest.useFakeTimers();
  const failed = expect(ask()).rejects.toMatchObject({reason: 'timeout'});
  await jest.advanceTimersByTimeAsync(patience - 1);
  expect(worker().terminate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await failed;
  expect(worker().terminate).toHaveBeenCalled();
  await expect(started()).resolves.toBeDefined();
  expect(workers).toHaveLength(2);
});

it.each([
  ['crashed', () => worker().dispatchEvent(new Event('error'))],
  ['is to be forgotten', () => client.forgetSearch()],
])('replaces a worker that %s; its open and later requests fail', async (_what, end) => {
  const search = await started();
  const open = expect(search.passages('why', '')).rejects.toMatchObject({reason: 'network'});
  end();
  await open;
  await expect(search.search('later')).rejects.toMatchObject({reason: 'network'});
  expect(worker().terminate).toHaveBeenCalled();
  await expect(started()).resolves.toBeDefined();
  expect(workers).toHaveLength(2);
});

it('stops waiting when the signal is aborted, while the index goes on loading', async () => {
  const controller = new AbortController();
  const loading = client.loadSearch(controller.signal);
  controller.abort();
  await expect(loading).rejects.toMatchObject({name: 'AbortError'});
  await expect(started()).resolves.toBeDefined();
  expect(workers).toHaveLength(1);
});

it('gives up a request that is aborted, and leaves the others alone', async () => {
  const search = await started();
  const controller = new AbortController();
  const aborted = search.search('a', {signal: controller.signal});
  const other = search.search('b');
  controller.abort();
  await expect(aborted).rejects.toMatchObject({name: 'AbortError'});
  worker().answer({value: []});
  await expect(other).resolves.toEqual([]);
});

it('says so where workers may not run', async () => {
  jest.mocked(Worker).mockImplementation(() => {
    throw new Error('refused');
  });
  await expect(client.loadSearch()).rejects.toMatchObject({reason: 'unsupported'});
});
