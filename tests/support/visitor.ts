import type {Locator, Page} from '@playwright/test';
import {expect, type Locale, type Site} from './test';
import {text} from './texts';

/**
 * Where the header's links are: the header itself, or the menu of narrow screens, opened.
 * @param page An open page.
 * @param locale Language of the page.
 * @param isMobile Whether the screen is narrow.
 */
export async function openHeader(page: Page, locale: Locale, isMobile: boolean) {
  if (!isMobile) {
    return page.getByRole('banner');
  }
  await page.getByRole('button', {name: text('header.menu.open', locale)}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible();
  return menu;
}

/**
 * Expects the page to be at a section: it is in view, at the top unless the page ends before.
 * @param page An open page.
 * @param id The section's anchor.
 */
export async function expectAtSection(page: Page, id: string) {
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await expect
    .poll(
      () =>
        page.evaluate((anchor) => {
          const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity;
          const {scrollHeight, clientHeight} = document.documentElement;
          const atEnd = Math.abs(window.scrollY + clientHeight - scrollHeight) < 2;
          return Math.abs(top) < 130 || (atEnd && top > 0);
        }, id),
      {message: `#${id} is at the top of the window`},
    )
    .toBe(true);
}

/** How far the page is scrolled, in pixels. */
export function scrollY(page: Page) {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Runs in the page: how far it is scrolled once it has rested for 20 frames. */
export async function restingPlace() {
  let [last, frames] = [-1, 0];
  while (frames < 20) {
    await new Promise(requestAnimationFrame);
    frames = window.scrollY === last ? frames + 1 : 0;
    last = window.scrollY;
  }
  return Math.round(last);
}

/** Reads a value that the visitor's browser stores for the site. */
export function stored(page: Page, key: string) {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Stores values before the first page of the context runs its scripts, and only then. */
export async function storeFirst(page: Page, values: Readonly<Record<string, string>>) {
  await page.addInitScript((entries) => {
    // The scripts run again in each document, while the visitor may have chosen anew.
    if (window.top === window && !sessionStorage.getItem('test:stored')) {
      sessionStorage.setItem('test:stored', 'yes');
      for (const [key, value] of entries) {
        localStorage.setItem(key, value);
      }
    }
  }, Object.entries(values));
}

/** Follows the header's link to the other language. */
export async function switchLanguage(page: Page, to: Locale) {
  await page.getByRole('banner').locator(`a[hreflang^="${to}"]`).click();
}

/**
 * Lets requests wait.
 * @param page The page whose requests are held.
 * @param url Pattern of their addresses.
 * @returns Lets them go, and those that follow.
 */
export async function hold(page: Page, url: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}

/** Lets the browser ask for less data: nothing is fetched ahead, and no film is loaded. */
export async function saveData(page: Page) {
  await page.addInitScript(() => {
    const value = Object.assign(new EventTarget(), {saveData: true, effectiveType: '4g'});
    Object.defineProperty(navigator, 'connection', {value});
  });
}

/** As the keyboard of a phone comes up, which leaves so many pixels of the window free. */
export async function showKeyboard(page: Page, free: number) {
  await page.evaluate((height) => {
    Object.defineProperty(window.visualViewport, 'height', {value: height});
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, free);
}

/** Collects the addresses of the page's requests from now on that contain a text. */
export function collectRequests(page: Page, part: string, method?: string): readonly string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(part) && (method ?? request.method()) === request.method()) {
      addresses.push(request.url());
    }
  });
  return addresses;
}

/** How many animations of the style sheets run for longer than WCAG 2.2.2 allows without a control. */
export function countLongAnimations(page: Page) {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({playState, effect}) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) > 5000,
        ).length,
  );
}

/** The search: its button in the header, and its dialog. */
export const searchOf = (page: Page, {text: textOf}: Site) => ({
  button: page
    .getByRole('banner')
    .getByRole('button', {name: textOf('search.submit'), exact: true}),
  dialog: page.getByRole('dialog', {name: textOf('search.title'), exact: true}),
});

/** Waits until a list of results answers a query. */
export const expectAnswers = async (part: Locator, query: string) =>
  expect(part.locator('[data-answers]')).toHaveAttribute('data-answers', query);

/** Answers an address with the page of another one, with the status and the policy that go with it. */
export const answerWith = async (page: Page, url: string, other: string) =>
  page.route(url, async (route) => {
    const response = await route.fetch({url: other});
    await route.fulfill({response});
  });
