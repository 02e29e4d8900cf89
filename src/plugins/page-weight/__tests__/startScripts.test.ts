/** @jest-environment jsdom */
import vm from 'node:vm';
import {startScripts} from '../inline/startScripts';

const ORIGIN = 'https://firegrid.example';

const LINKS = '<link rel="stylesheet" href="/0.css"><link rel="stylesheet" href="/1.css">';

interface Visit {
  /** Whether the page has the rules of a phone's first screen in it, and its sheets in a `noscript`. */
  readonly hasRules?: boolean;
  readonly isPhone?: boolean;
  readonly referrer?: string;
  readonly hash?: string;
  /** As `performance.navigation` numbers them: 1 is a reload. */
  readonly navigation?: number;
}

/** A page with paints and timers that a test runs. */
function openPage({
  hasRules,
  isPhone = true,
  referrer = '',
  hash = '',
  navigation = 0,
}: Visit = {}) {
  const place = '<noscript data-at="(width < 40rem)"></noscript>';
  document.head.innerHTML = `${hasRules ? place : ''}<script
    type="application/json" data-scripts>["/a.js","/main.js"]</script>`;
  delete document.documentElement.dataset.face;
  document.querySelectorAll('noscript').forEach((noscript) => {
    // As a browser that runs scripts reads it.
    noscript.textContent = LINKS;
  });
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const write = jest.spyOn(document, 'write').mockReturnValue();
  const listeners = new Map<string, () => void>();
  const paints: (() => void)[] = [];
  const timers: {readonly run: () => void; readonly delay: number | undefined}[] = [];
  vm.runInNewContext(startScripts, {
    page: document,
    data: document.documentElement.dataset,
    here: {origin: ORIGIN, hash},
    performance: {navigation: {type: navigation}},
    JSON,
    matchMedia: (query: string) => ({matches: query === '(width < 40rem)' && isPhone}),
    listen: (name: string, listener: () => void) => listeners.set(name, listener),
    PerformanceObserver: function Observer(paint: () => void) {
      return {
        observe: (of: object) => {
          expect(of).toEqual({type: 'paint', buffered: 1});
          paints.push(paint);
        },
      };
    },
    setTimeout: (run: () => void, delay?: number) => timers.push({run, delay}),
  });
  return {
    write,
    dispatch: (name: string) => listeners.get(name)!(),
    paint: () => paints.forEach((each) => each()),
    nextTimer: () => timers.shift()!,
  };
}

const started = (): (string | null)[] =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

const sheets = (): readonly string[] =>
  [...document.querySelectorAll('link')].map(({rel, href}) => `${rel} ${new URL(href).pathname}`);

it('starts the scripts one by one, once the page is painted', () => {
  const {dispatch, paint, nextTimer} = openPage();
  dispatch('DOMContentLoaded');
  expect(started()).toEqual([]);
  paint();
  expect(started()).toEqual(['/a.js']);
  // The first one is for a page that is never painted; the list is started once.
  const {run, delay} = nextTimer();
  expect(delay).toBe(1500);
  run();
  paint();
  nextTimer().run();
  expect(started()).toEqual(['/a.js', '/main.js']);
});

it('loads the style sheets of a page that has its first rules in it with the scripts', () => {
  const {dispatch, paint, write} = openPage({hasRules: true});
  dispatch('DOMContentLoaded');
  expect(sheets()).toEqual([]);
  paint();
  expect(sheets()).toEqual(['preload /0.css', 'preload /1.css']);
  expect(document.documentElement.dataset.face).toBe('late');
  expect(write).not.toHaveBeenCalled();
});

it.each<[what: string, Visit]>([
  ['a wide window', {isPhone: false}],
  ['an address with a section', {hash: '#pricing'}],
  ['a page that is loaded again', {navigation: 1}],
  ['someone who comes from another page of the site', {referrer: `${ORIGIN}/blog/`}],
])('writes them in place for %s', (_what, visit) => {
  const {dispatch, paint, write} = openPage({hasRules: true, ...visit});
  expect(write.mock.calls).toEqual([[LINKS]]);
  dispatch('DOMContentLoaded');
  paint();
  expect(sheets()).toEqual([]);
  expect(document.documentElement.dataset.face).toBeUndefined();
});

it.each(['load', 'error'])('has them take effect together, the last one with %s', (event) => {
  const {dispatch, paint} = openPage({hasRules: true});
  dispatch('DOMContentLoaded');
  paint();
  const [first, last] = document.querySelectorAll('link');
  last!.dispatchEvent(new Event('load'));
  expect(sheets()).toEqual(['preload /0.css', 'preload /1.css']);
  first!.dispatchEvent(new Event(event));
  expect(sheets()).toEqual(['stylesheet /0.css', 'stylesheet /1.css']);
});
