/** @jest-environment node */
import {connectSearch, type SearchConnection, type SearchWorker} from '../connect';
import type {FromWorker, ToWorker} from '../messages';
import {serveSearch} from '../serve';
import {SiteSearchError, type PageHit, type SiteSearch} from '../types';

const setup = {folder: '/pagefind/', locale: 'en', attempt: 0};

const hit: PageHit = {
  url: '/documentation/glossary/',
  title: 'Glossary',
  kind: 'docs',
  excerpt: [{text: 'Farm', isMatch: true}],
  sections: [],
  words: ['Farm'],
  score: 1,
};

function stillEngine(): jest.Mocked<SiteSearch> {
  return {
    search: jest.fn<ReturnType<SiteSearch['search']>, Parameters<SiteSearch['search']>>(),
    evidence: jest.fn<ReturnType<SiteSearch['evidence']>, Parameters<SiteSearch['evidence']>>(),
  };
}

/** Page and worker as in the browser: messages are cloned, and arrive later. */
function pair(start: () => Promise<SiteSearch>): {
  connection: SearchConnection;
  breakScript: () => void;
  terminate: jest.Mock;
} {
  const listeners: Record<string, (event: unknown) => void> = {};
  const toPage = (message: FromWorker): void => {
    const data = structuredClone(message);
    queueMicrotask(() => listeners.message?.({data}));
  };
  const take = serveSearch(start, toPage);
  const terminate = jest.fn();
  const worker = {
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener;
    },
    postMessage: (message: ToWorker) => {
      const data = structuredClone(message);
      queueMicrotask(() => void take(data));
    },
    terminate,
  } as unknown as SearchWorker;
  return {
    connection: connectSearch(worker),
    breakScript: () => listeners.error?.(new Event('error')),
    terminate,
  };
}

test('questions go to the engine of the worker, and each answer to whoever asked', async () => {
  const engine = stillEngine();
  engine.search.mockImplementation(async (query) => Promise.resolve([{...hit, title: query}]));
  engine.evidence.mockResolvedValue({passages: [], unanswered: 0.5});
  const start = jest.fn().mockResolvedValue(engine);
  const search = await pair(start).connection.start(setup);

  const [one, two, evidence] = await Promise.all([
    search.search('one'),
    search.search('two'),
    search.evidence('how much', {limit: 3}),
  ]);

  expect(start).toHaveBeenCalledWith(setup);
  expect(one).toEqual([{...hit, title: 'one'}]);
  expect(two).toEqual([{...hit, title: 'two'}]);
  expect(evidence).toEqual({passages: [], unanswered: 0.5});
  expect(engine.evidence).toHaveBeenCalledWith('how much', expect.objectContaining({limit: 3}));
});

test.each(['no-index', 'network', 'unsupported'] as const)(
  'the reason %s of a failure arrives',
  async (reason) => {
    const {connection} = pair(async () => Promise.reject(new SiteSearchError(reason)));
    await expect(connection.start(setup)).rejects.toMatchObject({name: 'SiteSearchError', reason});
  },
);

test('what breaks while searching counts as an index that did not arrive', async () => {
  const engine = stillEngine();
  engine.search.mockRejectedValue(new TypeError('outline.pages is undefined'));
  const search = await pair(async () => Promise.resolve(engine)).connection.start(setup);
  await expect(search.search('farm')).rejects.toMatchObject({reason: 'network'});
});

test('a request that is given up ends on both sides', async () => {
  const engine = stillEngine();
  let inner: AbortSignal | undefined;
  engine.search.mockImplementation(async (_query, {signal} = {}) => {
    inner = signal;
    return new Promise(() => undefined);
  });
  const search = await pair(async () => Promise.resolve(engine)).connection.start(setup);
  const controller = new AbortController();
  const running = search.search('far', {signal: controller.signal});
  await Promise.resolve();
  controller.abort();
  await expect(running).rejects.toMatchObject({name: 'AbortError'});
  await Promise.resolve();
  expect(inner?.aborted).toBe(true);
  await expect(search.search('farm', {signal: controller.signal})).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(engine.search).toHaveBeenCalledTimes(1);
});

test('a script that does not arrive is told to all who wait', async () => {
  const {connection, breakScript} = pair(async () => new Promise(() => undefined));
  const starting = connection.start(setup);
  breakScript();
  await expect(starting).rejects.toMatchObject({reason: 'network'});
});

test('closing ends the worker and what is still asked', async () => {
  const {connection, terminate} = pair(async () => new Promise(() => undefined));
  const starting = connection.start(setup);
  connection.close();
  await expect(starting).rejects.toMatchObject({reason: 'network'});
  expect(terminate).toHaveBeenCalledTimes(1);
});

test('what is asked before the start fails', async () => {
  const post = jest.fn();
  await serveSearch(
    async () => Promise.resolve(stillEngine()),
    post,
  )({
    type: 'search',
    query: 'farm',
    id: 1,
  });
  expect(post).toHaveBeenCalledWith({id: 1, failure: 'network'});
});
