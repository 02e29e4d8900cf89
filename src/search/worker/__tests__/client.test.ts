import type {ToWorker} from '../messages';

/** Workers that were made, in their order. */
const workers: {posted: ToWorker[]; target: EventTarget; terminate: jest.Mock}[] = [];

class FakeWorker {
  readonly target = new EventTarget();
  readonly posted: ToWorker[] = [];
  readonly terminate = jest.fn();

  constructor() {
    workers.push(this);
  }

  addEventListener(name: string, listener: EventListener): void {
    this.target.addEventListener(name, listener);
  }

  postMessage(message: ToWorker): void {
    this.posted.push(message);
  }
}

const answerStart = (worker = workers.at(-1)): void => {
  worker?.target.dispatchEvent(new MessageEvent('message', {data: {id: 1, value: null}}));
};

async function load(signal?: AbortSignal) {
  const client = await import('../client');
  return {client, search: client.loadSearch(signal)};
}

beforeEach(() => {
  workers.length = 0;
  jest.resetModules();
  Object.assign(globalThis, {Worker: FakeWorker});
});

it('starts one worker for all callers', async () => {
  const {client, search} = await load();
  const again = client.loadSearch();
  answerStart();
  expect(await search).toBe(await again);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.posted[0]).toMatchObject({type: 'start', setup: {folder: '/search-index/'}});
});

it('stops waiting when the signal is aborted, while the index goes on loading', async () => {
  const controller = new AbortController();
  const {client, search} = await load(controller.signal);
  controller.abort();
  await expect(search).rejects.toMatchObject({name: 'AbortError'});
  answerStart();
  await expect(client.loadSearch()).resolves.toBeDefined();
  expect(workers).toHaveLength(1);
});

it('replaces a worker that crashed', async () => {
  const {client, search} = await load();
  answerStart();
  await search;
  workers[0]?.target.dispatchEvent(new Event('error'));
  const next = client.loadSearch();
  answerStart();
  await expect(next).resolves.toBeDefined();
  expect(workers).toHaveLength(2);
});

it('tries again after a failure', async () => {
  const {client, search} = await load();
  workers[0]?.target.dispatchEvent(
    new MessageEvent('message', {data: {id: 1, failure: 'network'}}),
  );
  await expect(search).rejects.toMatchObject({reason: 'network'});
  const next = client.loadSearch();
  answerStart();
  await expect(next).resolves.toBeDefined();
});

it('says so where workers may not run', async () => {
  const refuse = jest.fn(() => {
    throw new Error('refused');
  });
  Object.assign(globalThis, {Worker: refuse});
  const {search} = await load();
  await expect(search).rejects.toMatchObject({reason: 'unsupported'});
});
