import completePage from '../client/completePage';

const root = document.documentElement;

beforeEach(() => {
  window.requestAnimationFrame = (task) => {
    task(0);
    return 0;
  };
});

/** Ends of the page's title in pixels: in the fallback, and in the display face. */
function openPage(fallback: number, shown: number, load = async () => Promise.resolve({})) {
  document.body.innerHTML = '<h1>Title</h1><p data-later></p>';
  root.dataset.face = 'late';
  Object.defineProperty(document, 'fonts', {value: [{load}], configurable: true});
  const bottom = (): number => (root.dataset.face === 'late' ? fallback : shown);
  document.querySelector('h1')!.getBoundingClientRect = () => ({bottom: bottom()}) as DOMRect;
}

const at = (pathname: string) => ({pathname, search: '', hash: '', state: undefined});

/** Docusaurus tells its client modules which page is shown. */
async function enter(pathname: string, previous?: string): Promise<void> {
  completePage.onRouteDidUpdate?.({
    location: at(pathname),
    previousLocation: previous === undefined ? null : at(previous),
  });
  await new Promise(process.nextTick);
}

it.each([
  ['at once where no title moves', 40, 40, 'shown'],
  ['at once where one below the screen would', 2000, 2040, 'shown'],
  ['with the next page where one on the screen would', 80, 40, 'late'],
])('brings the face %s, and lays out the rest', async (_what, fallback, face, expected) => {
  openPage(fallback, face);
  await enter('/a/');
  await enter('/a/', '/a/');
  expect(root.dataset.face).toBe(expected);
  expect(document.querySelector('[data-later]')).toBeNull();
  await enter('/b/', '/a/');
  expect(root.dataset.face).toBeUndefined();
});

it('asks for the face before the hydration', () => {
  const load = jest.fn(async () => Promise.resolve({}));
  openPage(40, 40, load);
  completePage.onRouteUpdate?.({location: at('/a/'), previousLocation: null});
  expect(load).toHaveBeenCalledTimes(1);
});

it('lays out the rest without the face where that cannot be loaded', async () => {
  openPage(40, 40, async () => Promise.reject(new Error('offline')));
  await enter('/a/');
  expect(document.querySelector('[data-later]')).toBeNull();
  expect(root.dataset.face).toBe('late');
});

it('lays out some of it per frame', async () => {
  const frames: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (task) => frames.push(task);
  openPage(40, 40);
  for (const words of [1, 1, 200, 80, 80]) {
    document.body.insertAdjacentHTML('beforeend', `<p data-later>${'word '.repeat(words)}</p>`);
  }
  await enter('/a/');
  const left: number[] = [];
  for (let step = 0; step < 3; step += 1) {
    left.push(document.querySelectorAll('[data-later]').length);
    frames.shift()?.(0);
    await new Promise(process.nextTick);
  }
  expect(left).toEqual([6, 6, 2]);
});

it('does nothing on a page that was painted with it', async () => {
  openPage(40, 40);
  delete root.dataset.face;
  await enter('/a/');
  expect(root.dataset.face).toBeUndefined();
});
