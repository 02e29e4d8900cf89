import {test as base} from '@playwright/test';
import {FIREFOX, lookUp} from '../scripts/lib/optionalPrograms';
import {Firefox} from './support/firefox';
import {TEMPLATES} from './support/templates';
import {expect, localePath, locales, sandboxOrigins} from './support/test';

const program = lookUp(FIREFOX);

const test = base.extend<object, {readonly firefox: Firefox}>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first argument's pattern.
    async ({}, use) => {
      const firefox = await Firefox.launch(program!);
      await use(firefox);
      await firefox.close();
    },
    {scope: 'worker'},
  ],
});

/**
 * Waits until the page answers to clicks and no script is on its way, whose interruption by the next page
 * Firefox would report, and tells what a visitor finds.
 */
async function look(): Promise<object> {
  const {documentElement: root, scripts} = document;
  const isLoaded = ({src}: HTMLScriptElement) =>
    !src || performance.getEntriesByName(src).length > 0;
  while (root.dataset.hasHydrated !== 'true' || ![...scripts].every(isLoaded)) {
    await new Promise(requestAnimationFrame);
  }
  const title = document.querySelector('h1');
  return {
    hasTitle: title !== null && title.getClientRects().length > 0,
    sideways: root.scrollWidth - root.clientWidth,
  };
}

/** Waits until the search page has answered its query, and tells what it found. */
async function results(): Promise<string> {
  for (;;) {
    const list = document.querySelector('main [data-answers]');
    if (list) {
      return list.textContent;
    }
    await new Promise(requestAnimationFrame);
  }
}

/** Waits until the 404 page has fetched the list of pages, to which a first file leads. */
async function settle(): Promise<void> {
  const isList = ({name}: PerformanceEntry) => name.includes('/search-index/files/');
  while (!performance.getEntriesByType('resource').some(isList)) {
    await new Promise(requestAnimationFrame);
  }
}

/** Brings the chart over time near, waits until it is drawn, and tells what it shows. */
async function chart(): Promise<readonly unknown[]> {
  document.querySelector('figure[data-diagram]')?.scrollIntoView();
  for (;;) {
    const svg = document.querySelector('figure[data-diagram] svg[aria-hidden=false]');
    const bar = svg?.querySelector('.task');
    if (svg && bar) {
      const isFilled = getComputedStyle(bar).fill !== 'rgb(0, 0, 0)';
      return [
        svg.getAttribute('aria-label'),
        svg.textContent.includes('Session manuelle'),
        isFilled,
      ];
    }
    await new Promise(requestAnimationFrame);
  }
}

// One Firefox for all: a second one costs more than it gains.
test.describe.configure({mode: 'default'});

test.skip(!program, 'Firefox is not installed. Debian: apt-get install firefox-esr');

for (const [index, template] of TEMPLATES.entries()) {
  test(`Firefox: ${template} loads, fits and hydrates`, async ({firefox}) => {
    // Both languages have the same templates: each is seen in one of them.
    const path = localePath(index % 2 === 0 ? 'fr' : 'en', template);
    await firefox.open(sandboxOrigins().site + path);
    for (const width of [390, 1440]) {
      await firefox.resize(width, 900);
      expect
        .soft(await firefox.call(look), `${path} at ${width} px`)
        .toEqual({hasTitle: true, sideways: 0});
    }
    if (template === '/nowhere/') {
      // Firefox reports a request of a page that is left as failed.
      await firefox.call(settle);
    }
    const expected = template === '/nowhere/' ? /status 404|Page not found/ : /^$/;
    expect(firefox.takeFaults().filter((fault) => !expected.test(fault))).toEqual([]);
  });
}

/** Scrolls down, and tells where the page is once it rests. */
async function scrollDown(): Promise<number> {
  window.scrollBy({top: 1500, behavior: 'instant'});
  await new Promise((resolve) => setTimeout(resolve, 300));
  return Math.round(window.scrollY);
}

/** Follows the first link of the header to a page, and waits for that page. */
async function follow(path: string): Promise<void> {
  const {title} = document;
  document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`)!.click();
  while (document.title === title || window.scrollY > 0) {
    await new Promise(requestAnimationFrame);
  }
}

/** Goes through the history, and tells where the page is once it rests. */
async function travel(steps: number): Promise<number> {
  window.history.go(steps);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return Math.round(window.scrollY);
}

for (const locale of locales) {
  test(`Firefox: Back and Forward lead to the place where the visitor was (${locale})`, async ({
    firefox,
  }) => {
    await firefox.resize(1440, 900);
    for (const path of [
      '/',
      '/pricing/',
      '/documentation/quick-start/',
      '/api-documentation/create-test/',
      '/blog/shard-appium-suite/',
      '/devices/',
    ]) {
      await firefox.open(sandboxOrigins().site + localePath(locale, path));
      await firefox.call(look);
      const first = await firefox.call(scrollDown);
      expect(first, path).toBeGreaterThan(500);
      await firefox.call(follow, localePath(locale, '/documentation/'));
      const second = await firefox.call(scrollDown);
      expect(await firefox.call(travel, -1), `back to ${path}`).toBe(first);
      expect(await firefox.call(travel, 1), `forward from ${path}`).toBe(second);
      await firefox.call(look);
    }
    expect(firefox.takeFaults()).toEqual([]);
  });
}

test('Firefox: the search answers', async ({firefox}) => {
  await firefox.open(sandboxOrigins().site + localePath('fr', '/search/?q=queueTimeout'));
  expect(await firefox.call(results)).toContain('queueTimeout');
  expect(firefox.takeFaults()).toEqual([]);
});

test('Firefox: a chart over time is drawn under the policy', async ({firefox}) => {
  await firefox.open(
    sandboxOrigins().site + localePath('fr', '/documentation/concepts/concurrency/'),
  );
  await firefox.call(look);
  const name = 'Six tests et une session manuelle sur un compte de cinq sessions';
  expect(await firefox.call(chart)).toEqual([name, true, true]);
  expect(firefox.takeFaults()).toEqual([]);
});
