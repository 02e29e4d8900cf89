import progress from '../client/progress';

const at = (pathname: string) => ({pathname, search: '', hash: '', state: undefined});

const leave = (from: string | null, to: string) =>
  progress.onRouteUpdate?.({location: at(to), previousLocation: from === null ? null : at(from)});

beforeEach(() => {
  jest.useFakeTimers();
});

it('shows a bar while a slow page loads', () => {
  leave('/', '/blog/');
  jest.advanceTimersByTime(199);
  expect(document.body.children).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(document.body.children).toHaveLength(1);
  progress.onRouteDidUpdate?.({location: at('/blog/'), previousLocation: at('/')});
  expect(document.body.children).toHaveLength(0);
});

it('shows none for a quick page, the first one, or a section of the same page', () => {
  leave('/', '/blog/')?.();
  leave(null, '/');
  leave('/', '/');
  jest.runAllTimers();
  expect(document.body.children).toHaveLength(0);
});
