import {expectAccessibleInThemes} from './support/axe';
import {expect, hydrated, test} from './support/test';
import {moving, switchLanguage} from './support/visitor';

test.describe('an address without a page', () => {
  test.use({
    expectedFaults: ['status 404: GET', 'Failed to load resource', '[site] Page not found: '],
  });

  test(
    'is told, logged, keeps its place in the other language, and leads home',
    {tag: '@fr'},
    async ({page, site}) => {
      const title = page.getByRole('heading', {level: 1});
      for (const path of ['/careers/nothing/here/', '/blog/none/', '/no-such-page/']) {
        const missing = site.path(path);
        const logged = page.waitForEvent('console', (message) =>
          message.text().includes('Page not found: '),
        );
        const response = await page.goto(missing);
        expect(response?.status()).toBe(404);
        await expect(title).toHaveText(site.text('notFound.title'));
        await expect(page.locator('html')).toHaveAttribute(
          'lang',
          site.language === 'fr' ? 'fr-CA' : 'en',
        );
        expect((await logged).text()).toContain(`Page not found: ${missing}`);
        await expect(page).toHaveURL(missing);
      }
      await expect(page).toHaveTitle(new RegExp(site.text('notFound.title'), 'i'));
      expect(await moving(page), 'the cell flickers').toBe(1);
      await page.getByRole('button', {name: site.text('motion.pause')}).click();
      expect(await moving(page)).toBe(0);
      await expectAccessibleInThemes(page, '404', undefined, [360, 1280]);
      await switchLanguage(page, site.other);
      await expect(page).toHaveURL(site.language === 'en' ? '/fr/no-such-page/' : '/no-such-page/');
      await expect(page.locator('html')).not.toHaveAttribute('lang', new RegExp(site.language));
      await expect(title).toBeVisible();
      await page.goto(site.path('/no-such-page/'));
      await hydrated(page);
      await page.getByRole('link', {name: site.text('notFound.home')}).click();
      await expect(page).toHaveURL(site.path());
      await expect(title).not.toHaveText(site.text('notFound.title'));
    },
  );

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('is told as well', {tag: '@fr'}, async ({page, site}) => {
      await page.goto(site.path('/no-such-page/'));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(site.text('notFound.title'));
      await expect(page.getByRole('link', {name: site.text('notFound.home')})).toHaveAttribute(
        'href',
        site.path(),
      );
    });
  });
});

test.describe('a page that breaks', () => {
  test.use({expectedFaults: ['[site] The page could not be shown.', 'Broken on purpose']});

  test('says so and can be tried again', {tag: '@fr'}, async ({page, site}) => {
    await site.open('/careers/');
    const link = page.getByRole('contentinfo').getByRole('link', {name: site.text('footer.api')});
    const title = page.getByRole('heading', {level: 1});
    await link.hover();
    await page.waitForLoadState('networkidle');
    // The next page formats a number while it renders.
    await page.evaluate(() => {
      const original = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format');
      Object.assign(window, {
        mend: () => {
          Object.defineProperty(Intl.NumberFormat.prototype, 'format', original ?? {});
        },
      });
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        configurable: true,
        get() {
          throw new Error('Broken on purpose');
        },
      });
    });
    await link.click();
    await expect(title).toHaveText(site.text('pageError.title'));
    await page.evaluate(() => {
      (window as unknown as {mend: () => void}).mend();
    });
    await page.getByRole('button', {name: site.text('pageError.tryAgain')}).click();
    await expect(page).toHaveURL(site.path('/api-documentation/'));
    await expect(title).not.toHaveText(site.text('pageError.title'));
  });
});
