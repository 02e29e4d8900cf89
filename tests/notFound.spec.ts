import {expectAccessibleInThemes} from './support/axe';
import {expectTextFits} from './support/fit';
import {expect, hydrated, localePath, sandboxOrigins, test, withoutScripts} from './support/test';
import {text} from './support/texts';
import {answerWith, switchLanguage} from './support/visitor';

test.describe('an address without a page', () => {
  test.use({
    expectedFaults: ['status 404: GET', 'Failed to load resource', '[site] Page not found: '],
  });

  test('never leads to another host in the other language', async ({page}) => {
    const {origin} = new URL(sandboxOrigins().site);
    for (const start of ['/', '%5C', '//', '/%5C', '%09/', '%20%5C']) {
      await page.goto(`${localePath('fr')}${start}evil.example/login?utm_source=x`);
      await hydrated(page);
      const link = page.getByRole('banner').locator('a[hreflang="en"]');
      // The query of now is added at the press.
      await link.dispatchEvent('contextmenu');
      const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
      expect(new URL(address).origin, `${start}: ${address}`).toBe(origin);
    }
  });

  test(
    'is told, logged, keeps its place in the other language, and leads home',
    {tag: '@fr'},
    async ({page, site}) => {
      const title = page.getByRole('heading', {level: 1});
      for (const path of ['/blog/none/', '/documentation/concepts/nothing/', '/no-such-page/']) {
        const missing = site.path(path);
        const logged = page.waitForEvent('console', (message) =>
          message.text().includes('Page not found: '),
        );
        const response = await page.goto(missing);
        expect(response?.status()).toBe(404);
        await expect(title).toHaveText(site.text('notFound.title'));
        expect((await logged).text()).toContain(`Page not found: ${missing}`);
        await hydrated(page);
        await expect(page).toHaveURL(missing);
      }
      await expectTextFits(page);
      await expectAccessibleInThemes(page, '404', undefined, [360, 1280]);
      await page.goto(site.path('/documentaton/quik-start/'));
      const nearest = page.getByRole('navigation', {name: site.text('notFound.nearest')});
      await expect(nearest.getByRole('link')).toHaveCount(3);
      await expect(nearest.getByRole('link').first()).toHaveAttribute(
        'href',
        site.path('/documentation/quick-start/'),
      );
      await hydrated(page);
      await switchLanguage(page, site.other);
      await expect(page).toHaveURL(localePath(site.other, '/documentaton/quik-start/'));
      await expect(page.locator('html')).not.toHaveAttribute('lang', new RegExp(site.language));
      await page.getByRole('link', {name: text('notFound.home', site.other)}).click();
      await expect(page).toHaveURL(localePath(site.other));
    },
  );

  test('is told in French below /fr/ by a host that knows the English file alone', async ({
    page,
  }) => {
    const missing = `${localePath('fr', '/nowhere/')}?ref=mail#there`;
    await answerWith(page, '**/fr/nowhere/*', `${sandboxOrigins().home}no-such-page/`);
    const response = await page.goto(missing, {waitUntil: 'domcontentloaded'});
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(text('notFound.title', 'fr'));
    await expect(page).toHaveTitle(/^Page introuvable/);
    await expect(page).toHaveURL(missing);
    await page.getByRole('link', {name: text('notFound.home', 'fr')}).click();
    await expect(page).toHaveURL(localePath('fr'));
  });

  withoutScripts('is told without scripts as well', async ({page, site}) => {
    await page.goto(site.path('/no-such-page/'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(site.text('notFound.title'));
    await expect(page.getByRole('link', {name: site.text('notFound.home')})).toHaveAttribute(
      'href',
      site.path(),
    );
    await expect(page.getByRole('main').getByRole('search').getByRole('searchbox')).toBeVisible();
  });
});

test.describe('a page that breaks', () => {
  test.use({expectedFaults: ['[site] The page could not be shown.', 'Broken on purpose']});

  test('says so and can be tried again', async ({page, site}) => {
    await site.open('/careers/');
    const link = page.getByRole('contentinfo').getByRole('link', {name: site.text('nav.blog')});
    const title = page.getByRole('heading', {level: 1});
    await link.hover();
    await page.waitForLoadState('networkidle');
    // The next page writes days while it renders.
    await page.evaluate(() => {
      const {DateTimeFormat} = Intl;
      Object.assign(window, {
        mend: () => {
          Object.assign(Intl, {DateTimeFormat});
        },
      });
      Object.assign(Intl, {
        DateTimeFormat: function Broken() {
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
    await expect(page).toHaveURL(site.path('/blog/'));
    await expect(title).not.toHaveText(site.text('pageError.title'));
  });
});
