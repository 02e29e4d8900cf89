import {test as base} from '@playwright/test';
import {lookUpFirefox} from '../scripts/lib/firefox';
import {Firefox} from './support/firefox';
import {TEMPLATES} from './support/templates';
import {expect, localePath, sandboxOrigins} from './support/test';
import {restingPlace} from './support/visitor';

const program = lookUpFirefox();

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
  return {
    hasTitle: document.querySelector('h1')?.checkVisibility(),
    sideways: root.scrollWidth - root.clientWidth,
  };
}

/** Waits for an element, and tells its text and the colour that it is filled with. */
async function find(selector: string): Promise<readonly [text: string, fill: string]> {
  for (;;) {
    const element = document.querySelector(selector);
    if (element) {
      return [element.textContent, getComputedStyle(element).fill];
    }
    await new Promise(requestAnimationFrame);
  }
}

// One Firefox for all: a second one costs more than it gains.
test.describe.configure({mode: 'default'});

test.skip(!program, 'Firefox is not installed. Debian: apt-get install firefox-esr');

// The fault of a 404 page is its own.
for (const [index, template] of TEMPLATES.filter((path) => path !== '/nowhere/').entries()) {
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
    expect(firefox.takeFaults()).toEqual([]);
  });
}

test('Firefox: the search answers, a chart is drawn under the policy, and Back leads to the place of before', async ({
  firefox,
}) => {
  const {site} = sandboxOrigins();
  await firefox.resize(1440, 900);
  await firefox.open(site + localePath('fr', '/search/?q=queueTimeout'));
  expect((await firefox.call(find, 'main [data-answers]'))[0]).toContain('queueTimeout');
  await firefox.open(site + localePath('fr', '/documentation/concepts/concurrency/'));
  await firefox.call(look);
  await firefox.call(() => {
    document.querySelector('figure[data-diagram]')!.scrollIntoView();
  });
  const bar = 'figure[data-diagram] svg[aria-hidden=false] .task';
  expect((await firefox.call(find, bar))[1]).not.toBe('rgb(0, 0, 0)');

  const place = await firefox.call(restingPlace);
  expect(place).toBeGreaterThan(200);
  await firefox.call(() => {
    document.querySelector<HTMLElement>('header a[href$="/fr/documentation/"]')!.click();
  });
  await firefox.call(find, 'body:not(:has(figure[data-diagram]))');
  await firefox.call(() => {
    window.history.back();
  });
  await firefox.call(find, 'figure[data-diagram]');
  expect(await firefox.call(restingPlace)).toBe(place);
  expect(firefox.takeFaults()).toEqual([]);
});
