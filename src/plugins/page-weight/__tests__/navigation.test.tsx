import {setTimeout} from 'node:timers/promises';
import clientModules from '@generated/client-modules';
import {useLocation} from '@docusaurus/router';
import {act, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Route, Router} from 'react-router-dom';
import {log} from '@site/src/lib/log';
import {Link} from '../client/Link';
import PendingNavigation from '../client/PendingNavigation';
import {createHistory} from '../client/history';
import {loadPage} from '../client/routes';

jest.mock('../client/routes');
jest.mock('@generated/client-modules', () => ({__esModule: true, default: []}));

/** Loads of pages that wait, by address. */
const waiting = new Map<
  string,
  {readonly end: () => void; readonly fail: (error: Error) => void}
>();
/** Pages that need not be loaded any more. */
const loaded = new Set<string>();
const events: string[] = [];
const rendered: string[] = [];

const pathOf = (location: {readonly pathname: string} | null): string => location?.pathname ?? '';

beforeAll(() => {
  jest.mocked(loadPage).mockImplementation(
    async (path) =>
      new Promise((resolve, reject) => {
        if (loaded.has(path)) {
          resolve([]);
        }
        waiting.set(path, {end: () => resolve([]), fail: reject});
      }),
  );
  (clientModules as unknown[]).push({
    onRouteUpdate: ({previousLocation, location}: Record<string, {pathname: string} | null>) => {
      const step = `${pathOf(previousLocation ?? null)} > ${pathOf(location ?? null)}`;
      events.push(step);
      return () => events.push(`loaded ${step}`);
    },
    onRouteDidUpdate: ({previousLocation, location}: Record<string, {pathname: string} | null>) =>
      events.push(`shows ${pathOf(previousLocation ?? null)} > ${pathOf(location ?? null)}`),
  });
});

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockReturnValue();
  window.history.replaceState(null, '', '/');
  waiting.clear();
  loaded.clear();
  events.length = 0;
  rendered.length = 0;
});

function Page(): ReactNode {
  const {pathname} = useLocation();
  rendered.push(pathname);
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="?q=1">Filter</Link>
      <a href="#section">Section</a>
    </>
  );
}

function Site(): ReactNode {
  return (
    <PendingNavigation location={useLocation()}>
      <Route render={() => <Page />} />
    </PendingNavigation>
  );
}

function open() {
  const history = createHistory();
  render(
    <Router history={history}>
      <Site />
    </Router>,
  );
  return history;
}

const load = async (path: string): Promise<void> =>
  act(async () => {
    waiting.get(path)?.end();
    // Twice: the page is shown in the task after the one in which it is loaded.
    await setTimeout();
    await setTimeout();
  });

it('keeps a page as it is until the next one is loaded, then shows that one, rendered once', async () => {
  const history = open();
  act(() => {
    history.push('/a/');
  });
  expect(window.location.pathname).toBe('/a/');
  expect([screen.getByRole('heading').textContent, rendered]).toEqual(['/', ['/']]);
  await load('/a/');
  expect([screen.getByRole('heading').textContent, rendered]).toEqual(['/a/', ['/', '/a/']]);
  expect(events).toEqual([' > /', 'shows  > /', '/ > /a/', 'loaded / > /a/', 'shows / > /a/']);
});

it('shows the page that the visitor chose last, whichever loads first', async () => {
  const history = open();
  act(() => {
    history.push('/a/');
    history.push('/b/');
  });
  await load('/b/');
  await load('/a/');
  expect(rendered).toEqual(['/', '/b/']);
  expect(events.slice(-3)).toEqual(['loaded /a/ > /b/', 'shows / > /b/', 'loaded / > /a/']);
});

it('tells nothing to those who no longer listen', async () => {
  const history = createHistory();
  const listener = jest.fn();
  const stop = history.listen(listener);
  history.push('/a/');
  await load('/a/');
  stop();
  history.push('/b/');
  await load('/b/');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('shows a page that is loaded in the task of the way back, after which browsers scroll to the place', async () => {
  const history = open();
  act(() => {
    history.push('/a/');
  });
  await load('/a/');
  loaded.add('/');
  const heard = jest.fn();
  history.listen(heard);
  const isBack = new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), {once: true});
  });
  await act(async () => {
    window.history.back();
    await isBack;
    // Of the same task.
    for (let microtask = 0; microtask < 10; microtask += 1) {
      await Promise.resolve();
    }
    expect(heard).toHaveBeenCalled();
  });
  expect(rendered.at(-1)).toBe('/');
});

it('does not load the page anew, on which someone may be writing, for one that was abandoned', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const history = open();
  act(() => {
    history.push('/gone/');
    history.push('/b/');
  });
  await load('/b/');
  await act(async () => {
    waiting.get('/gone/')?.fail(new Error('404'));
    await setTimeout();
  });
  expect(warn).toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

it('has the links of a page lead from that page while the next one loads', () => {
  const history = open();
  act(() => {
    history.push('/a/');
  });
  expect(screen.getByText('Filter')).toHaveAttribute('href', '/?q=1');
  fireEvent.click(screen.getByText('Section'));
  expect(window.location.pathname + window.location.hash).toBe('/#section');
});

it('says which page could not be loaded, and loads it anew', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  // jsdom has no navigation, and says so.
  const error = jest.spyOn(console, 'error').mockReturnValue();
  createHistory().push('/gone/');
  waiting.get('/gone/')?.fail(new Error('404'));
  await new Promise(process.nextTick);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/gone/'), new Error('404'));
  expect(String(error.mock.calls[0]?.[0])).toContain('navigation');
});
