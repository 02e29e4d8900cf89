import {connectSearch, PATIENCE_MS, START_PATIENCE_MS, type SearchWorker} from '../connect';
import type {FromWorker, ToWorker} from '../messages';

const setup = {folder: '/search-index/', locale: 'en'};

function fakeWorker() {
  const target = new EventTarget();
  const posted: ToWorker[] = [];
  const worker = {
    addEventListener: target.addEventListener.bind(target),
    postMessage: (message: ToWorker) => posted.push(message),
    terminate: jest.fn(),
  } as unknown as SearchWorker;
  const answer = (message: FromWorker): void => {
    target.dispatchEvent(new MessageEvent('message', {data: message}));
  };
  const crash = (): void => {
    target.dispatchEvent(new Event('error'));
  };
  return {worker, posted, answer, crash};
}

async function started() {
  const fake = fakeWorker();
  const onBroken = jest.fn();
  const connection = connectSearch(fake.worker, onBroken);
  const starting = connection.start(setup);
  fake.answer({id: 1, value: null});
  return {...fake, onBroken, connection, search: await starting};
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('gives each answer to the request with its number', async () => {
  const {search, answer, posted} = await started();
  const first = search.search('a');
  const second = search.search('b', {kind: 'blog'});
  answer({id: 3, value: []});
  answer({id: 2, value: []});
  await expect(Promise.all([first, second])).resolves.toEqual([[], []]);
  expect(posted.slice(1)).toEqual([
    {type: 'search', query: 'a', id: 2},
    {type: 'search', query: 'b', kind: 'blog', id: 3},
  ]);
});

it('fails with the reason that the worker gives', async () => {
  const {worker, answer} = fakeWorker();
  const starting = connectSearch(worker, jest.fn()).start(setup);
  answer({id: 1, failure: 'no-index'});
  await expect(starting).rejects.toMatchObject({name: 'SearchError', reason: 'no-index'});
});

it('ends a worker that gives no answer in time, and asks for another one', async () => {
  const {worker} = fakeWorker();
  const onBroken = jest.fn();
  const starting = connectSearch(worker, onBroken).start(setup);
  const failed = expect(starting).rejects.toMatchObject({reason: 'timeout'});
  await jest.advanceTimersByTimeAsync(START_PATIENCE_MS);
  await failed;
  expect(worker.terminate).toHaveBeenCalled();
  expect(onBroken).toHaveBeenCalledTimes(1);
});

it('fails all open requests after a crash, and every later one', async () => {
  const {search, crash, onBroken} = await started();
  const open = expect(search.passages('why')).rejects.toMatchObject({reason: 'network'});
  crash();
  await open;
  await expect(search.search('later')).rejects.toMatchObject({reason: 'network'});
  expect(onBroken).toHaveBeenCalledTimes(1);
});

it('gives up a request that is aborted, and leaves the others alone', async () => {
  const {search, answer, onBroken} = await started();
  const controller = new AbortController();
  const aborted = expect(search.search('a', {signal: controller.signal})).rejects.toMatchObject({
    name: 'AbortError',
  });
  const other = search.search('b');
  controller.abort();
  await aborted;
  answer({id: 2, value: []});
  answer({id: 3, value: []});
  await expect(other).resolves.toEqual([]);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(onBroken).not.toHaveBeenCalled();
});

it('does not ask for another worker when it is closed on purpose', async () => {
  const {connection, search, onBroken, worker} = await started();
  const open = expect(search.search('a')).rejects.toMatchObject({reason: 'network'});
  connection.close('network');
  await open;
  expect(worker.terminate).toHaveBeenCalled();
  expect(onBroken).not.toHaveBeenCalled();
});
