import idlePrefetch from '../client/idlePrefetch';
import {prefetchPage} from '../client/routes';

jest.mock('../client/routes', () => ({prefetchPage: jest.fn(() => Promise.resolve())}));

const tasks: (() => void)[] = [];
const fetched: string[] = [];
const preloaded: string[] = [];

/** Docusaurus tells its client modules that another page is shown. */
const enter = (pathname: string, previous?: string): void => {
  const at = (path: string) => ({pathname: path, search: '', hash: '', state: undefined});
  idlePrefetch.onRouteDidUpdate?.({
    location: at(pathname),
    previousLocation: previous === undefined ? null : at(previous),
  });
};
const ask = (...urls: readonly string[]): void =>
  urls.forEach((url) => void window.docusaurus.prefetch(url));
const hide = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', {configurable: true, value: hidden});
  document.dispatchEvent(new Event('visibilitychange'));
};
const idle = (times = 1): void => {
  for (let time = 0; time < times; time += 1) {
    tasks.shift()?.();
  }
};

it('fetches pages one per idle moment, each once, six per page view, none in a hidden tab', async () => {
  window.requestIdleCallback = (task) => tasks.push(task as () => void);
  window.docusaurus = {
    prefetch: (url) => {
      fetched.push(url);
      return Promise.all([]);
    },
    preload: (url) => {
      preloaded.push(url);
      return Promise.all([]);
    },
  };
  enter('/');
  ask('/a/', '/b/#pricing', '/b/?x', '/', '#here');
  expect([fetched, tasks.length]).toEqual([[], 1]);
  idle();
  expect(fetched).toEqual(['/a/']);
  hide(true);
  idle(2);
  expect(fetched).toEqual(['/a/']);
  hide(false);
  idle(2);
  expect(fetched).toEqual(['/a/', '/b/']);
  await Promise.resolve();
  // The text of a documentation page, after what Docusaurus knows of it.
  expect(prefetchPage).toHaveBeenCalledWith('/b/');

  ask('/c/', '/d/', '/e/', '/f/', '/g/');
  idle(1);
  enter('/c/', '/');
  ask('/a/', '/d/');
  idle(9);
  expect(fetched).toEqual(['/a/', '/b/', '/c/', '/d/']);
  ask('/1/', '/2/', '/3/', '/4/', '/5/', '/6/');
  idle(9);
  expect(fetched.slice(4)).toEqual(['/1/', '/2/', '/3/', '/4/', '/5/']);

  // On hover, at once.
  void window.docusaurus.preload('/h/#x');
  expect(preloaded).toEqual(['/h/']);
});
