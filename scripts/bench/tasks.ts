import {setTimeout as wait} from 'node:timers/promises';
import {chromiumArgs, findChromium} from '../lib/chromium';
import {buildDir} from '../lib/paths';
import {median, type Figure} from './figure';
import {withSecureSite} from './h2';
import {load} from './packages';

const PAGES = [
  '/',
  '/documentation/quick-start/',
  '/api-documentation/',
  '/blog/flaky-tests-find-the-cause/',
];

/** Visits of each page, of which the middle counts. */
const VISITS = 9;

/** How many times slower than this machine the phone is. */
const SLOWDOWN = 4;

/** Lighthouse's phone. */
const PHONE = {width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true};

/** After them, a visit is over: all that was left for later is laid out. */
const VISIT_MS = 8000;

/** Run in the page: the longest task that began after the first paint, in milliseconds; 0 without one of 50 or more. */
const LONGEST_TASK = `new Promise((resolve, reject) => {
  if (document.querySelector('[data-has-hydrated=false], [data-later]')) {
    reject(new Error('is not complete after ${VISIT_MS} ms'));
  }
  const [{startTime: paint}] = performance.getEntriesByName('first-contentful-paint');
  setTimeout(resolve, 500, 0);
  new PerformanceObserver((list) => {
    const tasks = list.getEntries().filter(({startTime}) => startTime >= paint);
    resolve(Math.max(0, ...tasks.map(({duration}) => duration)));
  }).observe({type: 'longtask', buffered: true});
})`;

interface Session {
  readonly send: <T>(method: string, parameters?: object) => Promise<T>;
  readonly connection: () => {readonly session: (id: string) => Session};
}

interface Puppeteer {
  readonly launch: (options: object) => Promise<{
    readonly target: () => {readonly createCDPSession: () => Promise<Session>};
    readonly close: () => Promise<void>;
  }>;
}

/** A first visit, with a browser of its own. */
async function longestTask({launch}: Puppeteer, trust: string, url: string): Promise<number> {
  const browser = await launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, trust],
    // Puppeteer would turn on the Runtime domain in pages, which costs 5 ms in the evaluation of React DOM.
    targetFilter: () => false,
    waitForInitialPage: false,
  });
  try {
    const session = await browser.target().createCDPSession();
    const {targetId} = await session.send<{targetId: string}>('Target.createTarget', {
      url: 'about:blank',
    });
    const {sessionId} = await session.send<{sessionId: string}>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const page = session.connection().session(sessionId);
    await page.send('Emulation.setDeviceMetricsOverride', PHONE);
    await page.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await page.send('Page.navigate', {url});
    await wait(VISIT_MS);
    const {result, exceptionDetails} = await page.send<{
      result: {value: number};
      exceptionDetails?: {exception: {description: string}};
    }>('Runtime.evaluate', {expression: LONGEST_TASK, awaitPromise: true, returnByValue: true});
    if (exceptionDetails) {
      throw new Error(`${url} ${exceptionDetails.exception.description}`);
    }
    return result.value;
  } finally {
    await browser.close();
  }
}

/**
 * Visits pages of the site in `build/` for the first time, on a phone of a fourth of this machine's speed. The page's own
 * observer counts: in a trace, the same tasks take up to twice as long.
 * @returns Longest task of each page from its first paint until it is complete; 0 where none is as long as 50 ms.
 * @throws When a page is not complete in time.
 */
export async function benchTasks(): Promise<Figure[]> {
  const puppeteer = await load<Puppeteer>('puppeteer-core');
  return withSecureSite(buildDir, async (site, trust) => {
    const figures: Figure[] = [];
    for (const page of PAGES) {
      const longest: number[] = [];
      for (let index = 0; index < VISITS; index += 1) {
        longest.push(await longestTask(puppeteer, trust, site + page));
      }
      console.log(`  ${page} ${longest.join(' ')}`);
      figures.push({
        name: `${page} longest task`,
        ...{ours: median(longest), unit: 'ms', limit: 70},
      });
    }
    return figures;
  });
}
