import {expect, locales, localePath, openPage, test} from './support/test';
import {desktopOnly, type Texts} from './support/visitor';

const texts = {
  en: {
    title: 'Page not found',
    home: 'Return to homepage',
    api: 'API',
    error: 'An error occurred',
    tryAgain: 'Try again',
  },
  fr: {
    title: 'Page introuvable',
    home: "Retour à l'accueil",
    api: 'API',
    error: 'Une erreur est survenue',
    tryAgain: 'Réessayer',
  },
} satisfies Texts<string>;

test.describe('an address without a page', () => {
  test.use({
    expectedFaults: ['status 404: GET', 'Failed to load resource', '[site] Page not found: '],
  });

  for (const locale of locales) {
    const text = texts[locale];

    test(`is told in ${locale}, logged, and leads home`, async ({page}) => {
      for (const path of ['/no-such-page/', '/careers/nothing/here/', '/blog/none/']) {
        const missing = localePath(locale, path);
        const logged = page.waitForEvent('console', (message) =>
          message.text().includes('Page not found: '),
        );
        const response = await page.goto(missing);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(text.title);
        await expect(page.locator('html')).toHaveAttribute(
          'lang',
          locale === 'fr' ? 'fr-CA' : 'en',
        );
        expect((await logged).text()).toContain(`Page not found: ${missing}`);
        await expect(page).toHaveURL(missing);
      }
      await expect(page).toHaveTitle(new RegExp(text.title, 'i'));
      await page.getByRole('link', {name: text.home}).click();
      await expect(page).toHaveURL(localePath(locale));
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(text.title);
    });

    test(`is told in ${locale} without JavaScript as well`, async ({browser, sandbox}) => {
      desktopOnly();
      const context = await browser.newContext({javaScriptEnabled: false});
      const page = await context.newPage();
      await page.goto(sandbox.site + localePath(locale, '/no-such-page/'));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.title);
      await expect(page.getByRole('link', {name: text.home})).toHaveAttribute(
        'href',
        localePath(locale),
      );
      await context.close();
    });

    test(`keeps its place when the language is switched from ${locale}`, async ({page}) => {
      desktopOnly();
      const other = locale === 'en' ? 'fr' : 'en';
      await openPage(page, localePath(locale, '/no-such-page/'));
      await page
        .getByRole('banner')
        .getByRole('link', {name: locale === 'en' ? 'Français' : 'English'})
        .click();
      await expect(page).toHaveURL(localePath(other, '/no-such-page/'));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(texts[other].title);
    });
  }
});

test.describe('a page that breaks', () => {
  test.use({expectedFaults: ['[site] The page could not be shown.', 'Broken on purpose']});

  for (const locale of locales) {
    const text = texts[locale];

    test(`says so in ${locale} and can be tried again`, async ({page}) => {
      desktopOnly();
      await openPage(page, localePath(locale, '/careers/'));
      await page.getByRole('contentinfo').getByRole('link', {name: text.api}).hover();
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
      await page.getByRole('contentinfo').getByRole('link', {name: text.api}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.error);
      await page.evaluate(() => {
        (window as unknown as {mend: () => void}).mend();
      });
      await page.getByRole('button', {name: text.tryAgain}).click();
      await expect(page).toHaveURL(localePath(locale, '/api-documentation/'));
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(text.error);
    });
  }
});
