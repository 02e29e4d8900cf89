import {expectAccessible} from './support/axe';
import {expect, localePath, locales, openPage, test} from './support/test';
import {desktopOnly, wideOnly} from './support/visitor';

const OVERVIEW = '/api-documentation/';
const LIST = '/api-documentation/list-devices/';
const CREATE = '/api-documentation/create-test/';
const WEBHOOK = '/api-documentation/test-finished/';

const texts = {
  en: {
    list: 'List devices',
    create: 'Start a test run',
    webhook: 'A test run is finished',
    copy: 'Copy the address',
    copied: 'Address copied',
    details: 'Headers and examples',
    required: 'required',
    revoked: 'A revoked key',
    overview: 'API documentation',
  },
  fr: {
    list: 'Lister les appareils',
    create: 'Lancer une exécution de tests',
    webhook: 'Une exécution de tests est terminée',
    copy: "Copier l'adresse",
    copied: 'Adresse copiée',
    details: 'En-têtes et exemples',
    required: 'obligatoire',
    revoked: 'Une clé révoquée',
    overview: "Documentation de l'API",
  },
} as const;

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`API reference in ${locale}`, () => {
    test('the overview leads to each operation, and breadcrumbs lead back', async ({page}) => {
      await openPage(page, localePath(locale, OVERVIEW));
      for (const [name, path, title] of [
        ['/devices', LIST, text.list],
        ['/tests', CREATE, text.create],
        ['test.finished', WEBHOOK, text.webhook],
      ] as const) {
        await page.getByRole('cell').getByRole('link', {name, exact: true}).click();
        await expect(page).toHaveURL(localePath(locale, path));
        await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
        await page.getByRole('main').getByRole('link', {name: text.overview, exact: true}).click();
        await expect(page).toHaveURL(localePath(locale, OVERVIEW));
      }
    });

    test('the sidebar marks each operation with its method', async ({page}) => {
      wideOnly();
      await openPage(page, localePath(locale, LIST));
      const link = page.locator('aside').getByRole('link', {name: text.create});
      const mark = await link.evaluate((element) => getComputedStyle(element, '::after').content);
      expect(mark).toContain('"POST"');
      // The mark is for the eye: the link's name stays the operation's.
      await expect(link).toHaveAccessibleName(text.create);
    });

    test('the address is copied whole', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openPage(page, localePath(locale, LIST));
      await page.getByRole('button', {name: text.copy}).click();
      await expect(page.getByRole('status').filter({hasText: text.copied})).toBeAttached();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^https?:\/\/\S+\/devices$/);
    });

    test('fields tell type and duty, and errors unfold', async ({page}) => {
      await openPage(page, localePath(locale, CREATE));
      const term = page.getByRole('term').filter({hasText: 'Idempotency-Key'}).first();
      await expect(term).toContainText(text.required);

      await openPage(page, localePath(locale, `${CREATE}#response-401`));
      await expect(page.locator('#response-401')).toBeInViewport();
      const example = page.getByText(text.revoked, {exact: true});
      await expect(example).toBeHidden();
      await page
        .locator('#response-401 ~ details')
        .first()
        .getByText(text.details, {exact: true})
        .click();
      await expect(example).toBeVisible();
    });

    // As they are first seen, all pages are judged with those of the sitemap (a11y.spec.ts).
    test('what unfolds fits a phone and is accessible', async ({page}) => {
      desktopOnly();
      await openPage(page, localePath(locale, CREATE));
      await page.locator('main details').evaluateAll((all) => {
        all.forEach((details) => {
          details.setAttribute('open', '');
        });
      });
      for (const [width, colorScheme] of [
        [360, 'light'],
        [1440, 'dark'],
      ] as const) {
        await page.setViewportSize({width, height: 900});
        await page.emulateMedia({colorScheme});
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `at ${width}`).toBe(0);
        await expectAccessible(page, `at ${width}, ${colorScheme}`, 'main');
      }
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});
      test('everything can be read, and errors unfold', async ({page}) => {
        await page.goto(localePath(locale, LIST));
        await expect(page.getByRole('term').filter({hasText: 'osVersion'}).first()).toBeVisible();
        await expect(page.getByText('requests.get(')).toBeVisible();
        await expect(page.getByRole('button', {name: text.copy})).toBeHidden();
        const fold = page.locator('#response-401 ~ details').first();
        await fold.locator('summary').click();
        await expect(fold.getByText(text.revoked, {exact: true})).toBeVisible();
      });
    });
  });
}
