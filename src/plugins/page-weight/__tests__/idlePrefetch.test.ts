import {prefetchWhenIdle} from '../client/idlePrefetch';

/** As Docusaurus' own: each page once. */
const known = new Set<string>();
const prefetch = jest.fn((path: string) => {
  const isNew = !known.has(path);
  known.add(path);
  return isNew && Promise.resolve([]);
});
const preload = jest.fn(async () => Promise.resolve([]));
const tasks: (() => void)[] = [];
/** Pages whose fetching has begun. */
const fetched = (): readonly unknown[] =>
  prefetch.mock.calls.flatMap(([path], index) =>
    prefetch.mock.results[index]?.value === false ? [] : [path],
  );

beforeAll(() => {
  window.requestIdleCallback = (task) => tasks.push(task as () => void);
  window.docusaurus = {prefetch, preload};
  prefetchWhenIdle();
});

beforeEach(() => {
  jest.clearAllMocks();
});

const enter = (pathname: string): void => window.history.pushState(null, '', pathname);
const ask = (...urls: readonly string[]): void =>
  urls.forEach((url) => {
    document.body.insertAdjacentHTML('beforeend', `<a href="${url}"></a>`);
    void window.docusaurus.prefetch(url);
  });
const hide = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', {configurable: true, value: hidden});
  document.dispatchEvent(new Event('visibilitychange'));
};
const idle = (times = 1): void => {
  for (let time = 0; time < times; time += 1) {
    tasks.shift()?.();
  }
};

it('fetches pages one per idle moment, each once, six per page view, none in a hidden tab', () => {
  ask('/a/', '/b/#pricing', '/b/?x', '/', '#here');
  expect([fetched(), tasks.length]).toEqual([[], 1]);
  idle();
  expect(fetched()).toEqual(['/a/']);
  hide(true);
  idle(2);
  expect(fetched()).toEqual(['/a/']);
  hide(false);
  idle(2);
  expect(fetched()).toEqual(['/a/', '/b/']);

  ask('/c/', '/d/', '/e/', '/f/', '/g/');
  idle(1);
  enter('/c/');
  ask('/a/', '/d/');
  idle(9);
  expect(fetched()).toEqual(['/a/', '/b/', '/c/', '/d/']);
  ask('/1/', '/2/', '/3/', '/4/', '/5/', '/6/');
  idle(9);
  expect(fetched().slice(4)).toEqual(['/1/', '/2/', '/3/', '/4/', '/5/']);
});

it('fetches pages in the order of their links, and none of a closed menu', () => {
  enter('/order/');
  document.body.innerHTML =
    '<a href="/m/"></a><a href="/n/" style="visibility: hidden"></a><a href="/o/"></a>';
  for (const url of ['/o/', '/n/', '/m/']) {
    void window.docusaurus.prefetch(url);
  }
  idle(9);
  expect(fetched()).toEqual(['/m/', '/o/']);
});

it('loads a page at once on hover, and leaves it to the page to report what could not be loaded', async () => {
  void window.docusaurus.preload('/h/#x');
  expect(preload).toHaveBeenCalledWith('/h/');
  preload.mockRejectedValueOnce(new Error('Loading CSS chunk 7 failed.'));
  await expect(window.docusaurus.preload('/i/')).resolves.toEqual([]);
});
