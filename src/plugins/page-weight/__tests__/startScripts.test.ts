/** @jest-environment jsdom */
import vm from 'node:vm';
import {startScripts} from '../inline/startScripts';

/** A page whose text has come as far as `readyState` says, with frames and timers that a test runs. */
function openPage(readyState: DocumentReadyState = 'interactive') {
  document.head.innerHTML =
    '<script type="application/json" data-scripts>["/a.js","/main.js"]</script>';
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  const listeners = new Map<string, () => void>();
  const frames: (() => void)[] = [];
  const timers: {readonly run: () => void; readonly delay: number | undefined}[] = [];
  vm.runInNewContext(startScripts, {
    document,
    JSON,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    setTimeout: (run: () => void, delay?: number) => timers.push({run, delay}),
  });
  return {
    state,
    dispatch: (name: string) => listeners.get(name)!(),
    nextFrame: () => frames.shift()!(),
    nextTimer: () => timers.shift()!,
  };
}

const started = (): (string | null)[] =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

it('starts the scripts one by one, after the frame in which the page is painted', () => {
  const {dispatch, nextFrame, nextTimer} = openPage();
  dispatch('DOMContentLoaded');
  nextFrame();
  expect(started()).toEqual([]);
  nextFrame();
  expect(started()).toEqual(['/a.js']);
  // The first one is for a page that is never painted; the list is started once.
  const {run, delay} = nextTimer();
  expect(delay).toBe(1500);
  run();
  dispatch('keydown');
  nextTimer().run();
  expect(started()).toEqual(['/a.js', '/main.js']);
});

it('starts them in a tab in the background, where no frame comes', () => {
  const {dispatch, nextTimer} = openPage();
  dispatch('DOMContentLoaded');
  nextTimer().run();
  expect(started()).toEqual(['/a.js']);
});

it.each(['keydown', 'pointerdown'])('starts them at once with a %s', (name) => {
  const {dispatch} = openPage();
  dispatch(name);
  expect(started()).toEqual(['/a.js']);
});

it('waits for the whole page, even when something is pressed', () => {
  const {dispatch, nextFrame, state} = openPage('loading');
  dispatch('pointerdown');
  expect(started()).toEqual([]);
  state.mockReturnValue('interactive');
  dispatch('DOMContentLoaded');
  nextFrame();
  nextFrame();
  expect(started()).toEqual(['/a.js']);
});

it('takes out a script that fails, so that the runtime asks for it again', () => {
  const {dispatch} = openPage();
  dispatch('keydown');
  document.querySelector('script[src="/a.js"]')!.dispatchEvent(new Event('error'));
  expect(started()).toEqual([]);
});
