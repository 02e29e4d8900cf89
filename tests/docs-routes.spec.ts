import type {Page} from '@playwright/test';
import {expect, localePath, locales, openPage, test} from './support/test';
import {desktopOnly} from './support/visitor';

/** Two pages of one section, and one of another. */
const PAGE = '/documentation/ci/gitlab/';
const NEIGHBOUR = '/documentation/ci/jenkins/';
const ELSEWHERE = '/documentation/concepts/concurrency/';

/** Scripts that a page needs and another does not: those of its text, and of its section. */
async function ownScripts(page: Page, path: string, other: string): Promise<readonly string[]> {
  const [own = [], others = []] = await Promise.all(
    [path, other].map(async (each) => {
      const html = await (await page.request.get(each)).text();
      return [...html.matchAll(/<script src="?([^\s">]+\.js)/g)].map(([, src = '']) => src);
    }),
  );
  return own.filter((src) => !others.includes(src));
}

/** Scripts that the page loaded to run them: not those that it fetched ahead. */
async function scriptsThatRan(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({name}) => new URL(name).pathname),
  );
}

for (const locale of locales) {
  const at = (path: string): string => localePath(locale, path);

  test.describe(`pages of the documentation in ${locale}`, () => {
    test.beforeEach(async ({page}) => {
      desktopOnly();
      await openPage(page, at(PAGE));
    });

    test('turn in place, within a section and to another, forth and back', async ({page}) => {
      // A page that loads anew would not keep it.
      await page.locator('html').evaluate((root) => root.setAttribute('data-mark', ''));
      const title = page.getByRole('heading', {level: 1});
      const first = await title.innerText();
      await page.locator(`aside a[href="${at(NEIGHBOUR)}"]`).click();
      await expect(title).not.toHaveText(first);
      const second = await title.innerText();
      await page
        .locator(`main a[href^="${at(ELSEWHERE)}"]`)
        .first()
        .click();
      await expect(page).toHaveURL((url) => url.pathname === at(ELSEWHERE));
      await expect(title).not.toHaveText(second);
      await page.goBack();
      await expect(title).toHaveText(second);
      await expect(page.locator('html[data-mark]')).toBeAttached();
    });

    test('are loaded on intent, their text included', async ({page}) => {
      const own = await ownScripts(page, at(ELSEWHERE), at(PAGE));
      expect(own.length, 'one of the text, one of the section').toBe(2);
      await page
        .locator(`main a[href^="${at(ELSEWHERE)}"]`)
        .first()
        .hover();
      await expect
        .poll(async () => await scriptsThatRan(page))
        .toEqual(expect.arrayContaining([...own]));
    });

    test('are fetched ahead when idle, their text included', async ({page}) => {
      const links = await page
        .locator('aside a, main a')
        .evaluateAll((all) =>
          all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
        );
      const pages = [...new Set(links)].filter((path) => path.startsWith(at('/documentation/')));
      const own = await Promise.all(pages.map((path) => ownScripts(page, path, at(PAGE))));
      const prefetched = page.locator('link[rel=prefetch]');
      // Which of the links come first, the window and the lengths of words decide.
      await expect
        .poll(async () => {
          const all = await prefetched.evaluateAll((tags) =>
            tags.map((tag) => tag.getAttribute('href') ?? ''),
          );
          return own.filter((srcs) => srcs.length > 0 && srcs.every((src) => all.includes(src)));
        })
        .not.toEqual([]);
    });
  });
}
