/** The way between pages: Back and Forward, addresses that are hard to read, and pages that load slowly or not at all. */
import type {Page} from '@playwright/test';
import {expect, hydrated, sandboxOrigins, test} from './support/test';
import {answerWith, hold, restingPlace, saveData, scrollY, searchOf} from './support/visitor';

/** Turns the wheel, and waits until the page rests. */
async function turnWheel(page: Page) {
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1500);
  return page.evaluate(restingPlace);
}

test('Back and Forward lead to the place where the visitor was', async ({page, site}) => {
  // None is opened at a section: there, Docusaurus jumps to the section again, and the browser gives its own way back up.
  for (const path of ['/', '/api-documentation/create-test/', '/blog/shard-appium-suite/']) {
    await site.open(path);
    const first = await turnWheel(page);
    expect(first, path).toBeGreaterThan(400);
    await page
      .getByRole('banner')
      .getByRole('link', {name: site.text('nav.docs'), exact: true})
      .click();
    await expect(page).not.toHaveURL(site.path(path));
    await expect.poll(() => scrollY(page)).toBe(0);
    const second = await turnWheel(page);
    expect(second).toBeGreaterThan(100);
    for (const [go, place] of [
      ['goBack', first],
      ['goForward', second],
      ['goBack', first],
    ] as const) {
      await page[go]({waitUntil: 'commit'});
      await expect.poll(() => scrollY(page), `${go}, ${path}`).toBe(place);
      expect(await page.evaluate(restingPlace), `${go}, ${path}`).toBe(place);
    }
  }
});

test.describe('an address that cannot be decoded', () => {
  test.use({
    expectedFaults: ['status 404: GET', 'Failed to load resource', '[site] Page not found: '],
  });

  test('is no page, and the 404 page answers; a section of that kind breaks nothing', async ({
    page,
    site,
  }) => {
    // The sandbox refuses it; other hosts answer.
    await answerWith(page, '**/%ff', `${sandboxOrigins().home}no-such-page/`);
    await page.goto(`${site.path('/')}%ff`);
    await hydrated(page);
    await page.getByRole('link', {name: site.text('notFound.home')}).click();
    await expect(page).toHaveURL(site.path('/'));
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(site.text('notFound.title'));
    await site.open('/pricing/#50%');
    const {button, dialog} = searchOf(page, site);
    await button.click();
    await expect(dialog).toBeVisible();
  });
});

test.describe('while the next page loads', () => {
  test.use({
    expectedFaults: ['failed request: GET ', 'Failed to load resource', 'Loading chunk'],
  });

  const follow = (page: Page, path: string) =>
    page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();

  test('the links of the page that is shown stay its own', async ({page, site}) => {
    await saveData(page);
    await site.open('/documentation/quick-start/');
    const letGo = await hold(page, '**/assets/js/*.js');
    await follow(page, site.path('/careers/'));
    await expect(page).toHaveURL(site.path('/careers/'));
    const section = page.getByRole('main').locator('a[href*="#"]').filter({visible: true}).nth(2);
    const target = await section.evaluate((to: HTMLAnchorElement) => to.hash);
    await section.click();
    await expect(page).toHaveURL(site.path('/documentation/quick-start/') + target);
    letGo();
  });

  test('a page that was left for another one, and then fails, takes nothing away', async ({
    page,
    site,
  }) => {
    await saveData(page);
    await site.open('/careers/');
    let fail = () => {};
    const isLeft = new Promise<void>((resolve) => {
      fail = resolve;
    });
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
    await follow(page, site.path('/blog/'));
    await asked;
    isFirst = false;
    await follow(page, site.path('/about-us/'));
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/careers/i);
    await page.evaluate(() => {
      document.title = 'Kept';
    });
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('Loading chunk'),
    );
    fail();
    await failed;
    await page.evaluate(restingPlace);
    await expect(page).toHaveTitle('Kept');
  });
});
