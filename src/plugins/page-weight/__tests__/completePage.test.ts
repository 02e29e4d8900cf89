import completePage from '../client/completePage';

const root = document.documentElement;

beforeEach(() => {
  window.requestAnimationFrame = (task) => {
    task(0);
    return 0;
  };
});

/** Heights of the page's title in pixels: in the fallback, and in the display face. */
function openPage(
  fallback: number,
  face: number,
  load = async (): Promise<unknown> => Promise.resolve([]),
) {
  document.body.innerHTML = '<h1>Title</h1>';
  root.dataset.face = 'late';
  const loaded = jest.fn(load);
  Object.defineProperty(document, 'fonts', {value: {load: loaded}, configurable: true});
  const height = (): number => (root.dataset.face === 'late' ? fallback : face);
  document.querySelector('h1')!.getBoundingClientRect = () => ({bottom: height()}) as DOMRect;
  return loaded;
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

it('brings the face at once where no title moves', async () => {
  const load = openPage(40, 40);
  await enter('/a/');
  expect(load.mock.calls).toEqual([["700 1em 'Bricolage Grotesque'"]]);
  expect(root.dataset.face).toBe('shown');
  await enter('/b/', '/a/');
  expect(root.dataset.face).toBeUndefined();
});

it('asks for the face before the hydration', () => {
  const load = openPage(40, 40);
  const begin = () => completePage.onRouteUpdate?.({location: at('/a/'), previousLocation: null});
  begin();
  expect(load).toHaveBeenCalledTimes(1);
  delete root.dataset.face;
  begin();
  expect(load).toHaveBeenCalledTimes(1);
});

it('brings it with the next page where one would', async () => {
  openPage(80, 40);
  await enter('/a/');
  expect(root.dataset.face).toBe('late');
  await enter('/a/', '/a/');
  expect(root.dataset.face).toBe('late');
  await enter('/b/', '/a/');
  expect(root.dataset.face).toBeUndefined();
});

it('lays out what was left for later in steps, one per frame, once it has brought the face', async () => {
  const idle: (() => void)[] = [];
  const frames: FrameRequestCallback[] = [];
  window.requestIdleCallback = (task) => idle.push(task as () => void);
  window.requestAnimationFrame = (task) => frames.push(task);
  openPage(40, 40);
  for (const [id, words] of Object.entries({a: 1, b: 1, c: 200, d: 80, e: 80})) {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<p id="${id}" data-later>${'word '.repeat(words)}</p>`,
    );
  }
  await enter('/a/');
  expect(root.dataset.face).toBe('late');
  frames.shift()?.(0);
  idle.shift()?.();
  await new Promise(process.nextTick);
  expect(root.dataset.face).toBe('shown');
  const steps: string[] = [];
  for (let step = 0; step < 3; step += 1) {
    steps.push([...document.querySelectorAll('[data-later]')].map(({id}) => id).join());
    frames.shift()?.(0);
    idle.shift()?.();
    await new Promise(process.nextTick);
  }
  expect(steps).toEqual(['a,b,c,d,e', 'd,e', '']);
});

it('lays it out with the frame where the browser cannot tell when it is idle', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  openPage(40, 40);
  document.body.insertAdjacentHTML('beforeend', '<p data-later></p>');
  await enter('/a/');
  expect(document.querySelector('[data-later]')).toBeNull();
});

it('lays it out without the face where that cannot be loaded', async () => {
  openPage(40, 40, async () => Promise.reject(new Error('offline')));
  document.body.insertAdjacentHTML('beforeend', '<p data-later></p>');
  await enter('/a/');
  expect(document.querySelector('[data-later]')).toBeNull();
  expect(root.dataset.face).toBe('late');
});

it('does not mind titles below the screen', async () => {
  openPage(window.innerHeight + 40, window.innerHeight + 80);
  await enter('/a/');
  expect(root.dataset.face).toBe('shown');
});

it('does nothing on a page that was painted with it', async () => {
  const load = openPage(40, 40);
  delete root.dataset.face;
  await enter('/a/');
  expect(load).not.toHaveBeenCalled();
});
