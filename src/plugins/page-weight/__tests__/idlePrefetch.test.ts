import idlePrefetch, {startPrefetcher} from '../client/idlePrefetch';
import {prefetchPage} from '../client/prefetch';
import {loadPage} from '../client/routes';

jest.mock('../client/prefetch', () => ({prefetchPage: jest.fn(async () => Promise.resolve())}));
jest.mock('../client/routes', () => ({loadPage: jest.fn(async () => Promise.resolve([]))}));

const tasks: (() => void)[] = [];
const fetched = (): readonly string[] => jest.mocked(prefetchPage).mock.calls.flat();

beforeAll(() => {
  window.requestIdleCallback = (task) => tasks.push(task as () => void);
  startPrefetcher();
});

beforeEach(() => {
  jest.clearAllMocks();
});

/** Docusaurus tells its client modules that another page is shown. */
const enter = (pathname: string, previous?: string): void => {
  const at = (path: string) => ({pathname: path, search: '', hash: '', state: undefined});
  idlePrefetch.onRouteDidUpdate?.({
    location: at(pathname),
    previousLocation: previous === undefined ? null : at(previous),
  });
};
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
  enter('/');
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
  enter('/c/', '/');
  ask('/a/', '/d/');
  idle(9);
  expect(fetched()).toEqual(['/a/', '/b/', '/c/', '/d/']);
  ask('/1/', '/2/', '/3/', '/4/', '/5/', '/6/');
  idle(9);
  expect(fetched().slice(4)).toEqual(['/1/', '/2/', '/3/', '/4/', '/5/']);

  // On hover, at once.
  void window.docusaurus.preload('/h/#x');
  expect(loadPage).toHaveBeenCalledWith('/h/');
});

it('fetches pages in the order of their links, and none of a closed menu', () => {
  enter('/order/', '/');
  document.body.innerHTML =
    '<a href="/m/"></a><a href="/n/" style="visibility: hidden"></a><a href="/o/"></a>';
  for (const url of ['/o/', '/n/', '/m/']) {
    void window.docusaurus.prefetch(url);
  }
  idle(9);
  expect(fetched()).toEqual(['/m/', '/o/']);
});

it('leaves it to the page to report what could not be loaded', async () => {
  jest.mocked(loadPage).mockRejectedValueOnce(new Error('Loading CSS chunk 7 failed.'));
  await expect(window.docusaurus.preload('/i/')).resolves.toEqual([]);
});

it.each([
  {saveData: true, effectiveType: '4g'},
  {saveData: false, effectiveType: 'slow-2g'},
])('fetches nothing ahead with %p', (connection) => {
  Object.defineProperty(navigator, 'connection', {configurable: true, value: connection});
  enter('/elsewhere/', '/');
  ask('/new/');
  idle(9);
  expect(window.docusaurus.preload('/new/')).toBe(false);
  expect([prefetchPage, loadPage].map((each) => jest.mocked(each).mock.calls)).toEqual([[], []]);
});
