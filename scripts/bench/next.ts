import type {Browser} from '@playwright/test';
import {buildDir} from '../lib/paths';
import {withSite} from '../lib/size/measure';
import {median, type Figure} from './figure';

/** Where visitors are, and the link that they follow. */
const STEPS = [
  ['/documentation/quick-start/', '/documentation/tutorials/first-suite/'],
  ['/api-documentation/', '/api-documentation/list-devices/'],
  ['/', '/documentation/'],
] as const;

const TIMES = 5;

/**
 * From the pointer's arrival to the press: as quick as people are. The browser's driver adds its own
 * delay to it, which is not counted.
 */
const HOVER_MS = 60;

/** The lines, with the most milliseconds from there to the heading of the new page. */
const LINES = [
  {name: 'fast line', limit: 120, network: undefined},
  {
    name: 'slow line',
    limit: 350,
    // Lighthouse's phone: 1.6 Mbit/s, answers after 150 ms.
    network: {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000},
  },
] as const;

/** Takes the time in the page, where nothing lies between: from the press of a link to another heading at its address. */
function watch(link: Element, to: string) {
  const heading = document.querySelector('h1')?.textContent;
  const measured = window as {pressed?: number; answered?: number};
  link.addEventListener('click', ({timeStamp}) => {
    measured.pressed ??= timeStamp;
  });
  new MutationObserver(() => {
    const now = document.querySelector('h1')?.textContent;
    if (window.location.pathname === to && now && now !== heading) {
      measured.answered ??= performance.now() - (measured.pressed ?? NaN);
    }
  }).observe(document, {childList: true, characterData: true, subtree: true});
}

async function timeOf(
  browser: Browser,
  site: string,
  [from, to]: readonly [string, string],
  network: (typeof LINES)[number]['network'],
) {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (network) {
      await devtools.send('Network.emulateNetworkConditions', network);
    }
    await page.goto(site + from);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const link = page.locator(`a[href="${to}"]`).filter({visible: true}).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    await link.evaluate(watch, to);
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    await page.mouse.down();
    await page.mouse.up();
    const answered = await page.waitForFunction(() => (window as {answered?: number}).answered);
    return HOVER_MS + ((await answered.jsonValue()) ?? NaN);
  } finally {
    await context.close();
  }
}

/**
 * Follows links of the site in `build/` with a pointer.
 * @returns Milliseconds from the pointer's arrival at a link to the new page's heading.
 */
export async function benchNextPage(): Promise<Figure[]> {
  return withSite(buildDir, async (site, browser) => {
    const figures: Figure[] = [];
    for (const {name, limit, network} of LINES) {
      for (const step of STEPS) {
        const times: number[] = [];
        for (let index = 0; index < TIMES; index += 1) {
          times.push(await timeOf(browser, site, step, network));
        }
        figures.push({
          name: `next page, ${name}: ${step.join(' to ')}`,
          ours: median(times),
          unit: 'ms',
          limit,
        });
      }
    }
    return figures;
  });
}
