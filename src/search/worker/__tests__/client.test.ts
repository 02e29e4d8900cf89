import {MessageChannel, type MessagePort} from 'node:worker_threads';
import {setImmediate as nextTask} from 'node:timers/promises';
import {expose, type Endpoint} from 'comlink';
import {PATIENCE_MS} from '../client';
import type {WorkerSearch} from '../worker';

/** The worker's side, in the tests' own thread. */
const answers: jest.Mocked<WorkerSearch> = {
  start: jest.fn(),
  search: jest.fn(),
  passages: jest.fn(),
  sources: jest.fn(),
};

const NEVER = new Promise<never>(() => undefined);

const channels: MessagePort[] = [];
const terminate = jest.fn();
let worker: MessagePort;
let client: typeof import('../client');

beforeEach(async () => {
  jest.resetAllMocks();
  const make = jest.fn(() => {
    const {port1, port2} = new MessageChannel();
    channels.push(port1, port2);
    expose(answers, port2 as unknown as Endpoint);
    port2.start();
    worker = port1;
    return Object.assign(port1, {terminate});
  });
  Object.assign(globalThis, {Worker: make, MessageChannel});
  jest.resetModules();
  client = await import('../client');
});

afterEach(() => {
  channels.splice(0).forEach((port) => port.close());
  jest.useRealTimers();
});

it('starts one worker for all callers, with the index of the language', async () => {
  answers.search.mockResolvedValue([]);
  const [first, second] = await Promise.all([client.loadSearch(), client.loadSearch()]);
  expect(first).toBe(second);
  await expect(first.search('a', 'blog')).resolves.toEqual([]);
  expect(answers.search).toHaveBeenCalledWith('a', 'blog');
  expect(answers.start.mock.calls).toEqual([['/search-index/', 'en']]);
});

it('fails with the reason that the worker gives, and tries again with another one', async () => {
  answers.start.mockResolvedValueOnce('no-index');
  await expect(client.loadSearch()).rejects.toMatchObject({
    name: 'SearchError',
    reason: 'no-index',
  });
  expect(terminate).toHaveBeenCalledTimes(1);
  await expect(client.loadSearch()).resolves.toBeDefined();
  expect(Worker).toHaveBeenCalledTimes(2);
});

it('replaces a worker that gives no answer in time', async () => {
  answers.search.mockReturnValue(NEVER);
  const search = await client.loadSearch();
  jest.useFakeTimers();
  const failed = expect(search.search('a')).rejects.toMatchObject({reason: 'timeout'});
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(terminate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await failed;
  expect(terminate).toHaveBeenCalled();
});

it.each([
  ['sends junk', () => worker.emit('messageerror', new Error('broken'))],
  ['is to be forgotten', () => client.forgetSearch()],
])('replaces a worker that %s; its open and later requests fail', async (_what, end) => {
  answers.passages.mockReturnValue(NEVER);
  const search = await client.loadSearch();
  const open = expect(search.passages('why', '')).rejects.toMatchObject({reason: 'network'});
  await nextTask();
  end();
  await open;
  await expect(search.search('later')).rejects.toMatchObject({reason: 'network'});
  expect(terminate).toHaveBeenCalled();
  await expect(client.loadSearch()).resolves.toBeDefined();
  expect(Worker).toHaveBeenCalledTimes(2);
});

it('says so where workers may not run, and tries again', async () => {
  jest.mocked(Worker).mockImplementationOnce(() => {
    throw new Error('refused');
  });
  await expect(client.loadSearch()).rejects.toMatchObject({reason: 'unsupported'});
  await expect(client.loadSearch()).resolves.toBeDefined();
});

it('keeps the worker that was started while the one before still ended', async () => {
  answers.start.mockReturnValueOnce(NEVER);
  const first = expect(client.loadSearch()).rejects.toMatchObject({reason: 'network'});
  await nextTask();
  await nextTask();
  client.forgetSearch();
  const second = client.loadSearch();
  await first;
  await expect(second).resolves.toBe(await client.loadSearch());
  expect(Worker).toHaveBeenCalledTimes(2);
});
