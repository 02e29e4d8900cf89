/** The way between pages: Back and Forward, addresses that are hard to read, and pages that load slowly or not at all. */
import type {Page} from '@playwright/test';
import {expect, hydrated, sandboxOrigins, test} from './support/test';
import {hold, scrollY} from './support/visitor';

/**
 * Pages of different templates. None is opened at a section: there, Docusaurus jumps to the section again, and the
 * browser gives its own way back up.
 */
const PAGES = [
  '/',
  '/pricing/',
  '/documentation/reference/capabilities/',
  '/api-documentation/create-test/',
  '/blog/shard-appium-suite/',
  '/documentation/quick-start/',
] as const;

/** Turns the wheel, and waits until the page rests. */
async function turnWheel(page: Page, turns: number): Promise<number> {
  await page.mouse.move(700, 500);
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, 500);
  }
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await scrollY(page);
        const rests = now === before;
        before = now;
        return rests;
      },
      // On a busy machine, turns arrive one by one.
      {intervals: [500]},
    )
    .toBe(true);
  return before;
}

test(
  'Back and Forward lead to the place where the visitor was',
  {tag: '@fr'},
  async ({page, site}) => {
    for (const path of PAGES) {
      await site.open(path);
      const first = await turnWheel(page, 4);
      expect(first, path).toBeGreaterThan(900);
      await page
        .getByRole('banner')
        .getByRole('link', {name: site.text('nav.docs'), exact: true})
        .click();
      await expect(page).not.toHaveURL(site.path(path));
      await expect.poll(() => scrollY(page)).toBe(0);
      const second = await turnWheel(page, 1);
      expect(second).toBeGreaterThan(100);
      for (const [go, place] of [
        ['goBack', first],
        ['goForward', second],
        ['goBack', first],
      ] as const) {
        await page[go]({waitUntil: 'commit'});
        await expect.poll(() => scrollY(page), `${go}, ${path}`).toBe(place);
        // It stays there.
        await page.waitForTimeout(300);
        expect(await scrollY(page), `${go}, ${path}`).toBe(place);
      }
    }
  },
);

test('a percent sign in the address of a section or a page breaks nothing', async ({
  page,
  site,
}) => {
  await site.open('/pricing/');
  const title = await page.getByRole('heading', {level: 1}).textContent();
  await page.evaluate(() => {
    window.location.hash = '#50%';
  });
  await expect(page).toHaveURL(/#50%$/);
  await page
    .getByRole('banner')
    .getByRole('button', {name: site.text('search.submit')})
    .click();
  await expect(page.getByRole('dialog', {name: site.text('search.title')})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title!);
});

test.describe('an address that cannot be decoded', () => {
  test.use({
    expectedFaults: ['status 404: GET', 'Failed to load resource', '[site] Page not found: '],
  });

  test('is no page, and the 404 page answers', async ({page, site}) => {
    // The sandbox refuses it; other hosts answer.
    await page.route('**/%ff', async (route) => {
      const response = await route.fetch({url: `${sandboxOrigins().home}no-such-page/`});
      await route.fulfill({response});
    });
    await page.goto(`${site.path('/')}%ff`);
    await hydrated(page);
    await page.getByRole('link', {name: site.text('notFound.home')}).click();
    await expect(page).toHaveURL(site.path('/'));
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(site.text('notFound.title'));
  });
});

test.describe('while the next page loads', () => {
  test.use({
    expectedFaults: ['failed request: GET ', 'Failed to load resource', 'Loading chunk'],
  });

  /** Lets the script of a page that is not there yet wait: whichever is asked for after the press. */
  const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/assets/js/*.js');

  test('links and filters of the page that is shown stay its own', async ({page, site}) => {
    await page.addInitScript(() => {
      // Nothing is fetched ahead.
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: true, effectiveType: '4g'},
      });
    });
    await site.open('/devices/');
    const letGo = await holdScripts(page);
    const link = page
      .getByRole('contentinfo')
      .locator(`a[href="${site.path('/careers/')}"]`)
      .first();
    await link.click();
    await expect(page).toHaveURL(site.path('/careers/'));
    await page.getByRole('main').getByRole('searchbox').fill('pixel');
    await page.waitForTimeout(600);
    await expect(page).toHaveURL(site.path('/careers/'));
    letGo();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page).toHaveURL(site.path('/careers/'));

    await page.unrouteAll();
    await site.open('/documentation/quick-start/');
    const letGoAgain = await holdScripts(page);
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${site.path('/careers/')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(site.path('/careers/'));
    const section = page.getByRole('main').locator('a[href*="#"]').filter({visible: true}).nth(2);
    const target = await section.evaluate((to: HTMLAnchorElement) => to.hash);
    await section.click();
    await expect(page).toHaveURL(site.path('/documentation/quick-start/') + target);
    letGoAgain();
  });

  test('a page that was left for another one, and then fails, takes nothing away', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: true, effectiveType: '4g'},
      });
    });
    await site.open('/careers/');
    let fail = (): void => {};
    const isLeft = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const footer = page.getByRole('contentinfo');
    // Only what the first press asks for.
    let isFirst = true;
    await page.route('**/assets/js/*.js', async (route) => {
      if (isFirst) {
        await isLeft;
        await route.abort('connectionreset');
      } else {
        await route.fallback();
      }
    });
    const asked = page.waitForRequest('**/assets/js/*.js');
    await footer
      .locator(`a[href="${site.path('/blog/')}"]`)
      .first()
      .click();
    await asked;
    // Of the page's own scripts, some are asked for after the first.
    await page.waitForTimeout(500);
    isFirst = false;
    await footer
      .locator(`a[href="${site.path('/about-us/')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(site.path('/about-us/'));
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/careers/i);
    await page.evaluate(() => {
      document.title = 'Kept';
    });
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('Loading chunk'),
    );
    fail();
    await failed;
    await page.waitForTimeout(500);
    await expect(page).toHaveTitle('Kept');
  });
});
