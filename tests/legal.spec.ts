import {expect, locales, localePath, openPage, test} from './support/test';
import {desktopOnly, phoneOnly, scrollY, wideOnly, type Texts} from './support/visitor';

const texts = {
  en: {
    title: 'Terms of use',
    date: 'January 26, 2025',
    law: 'laws of Québec',
    close: 'Close',
    service: 'terms of service',
    contents: 'Contents',
    clauses: 'On this page',
    clauseList: 'Clauses of this page',
    privacy: 'Privacy Policy',
    anchor: 'Direct link to',
  },
  fr: {
    title: "Conditions d'utilisation du site Web",
    date: '26\u00A0janvier 2025',
    law: 'lois du Québec',
    close: 'Fermer',
    service: "conditions d'utilisation du service",
    contents: 'Sommaire',
    clauses: 'Sur cette page',
    clauseList: 'Articles de cette page',
    privacy: 'Politique de confidentialité',
    anchor: 'Lien direct vers',
  },
} satisfies Texts<string>;

/** The specification's number: sections 2 and 9. */
const CLAUSES = 17;

const DOCUMENTS = ['/privacy/', '/terms-of-service/', '/cookies/', '/terms/'];

for (const locale of locales) {
  const text = texts[locale];
  const terms = localePath(locale, '/terms/');
  const careers = localePath(locale, '/careers/');

  test.describe(`the terms of use in ${locale}`, () => {
    test('cover the page with 17 clauses, their date and their law', async ({page}) => {
      await openPage(page, terms);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.title);
      await expect(page.getByRole('heading', {level: 2})).toHaveCount(CLAUSES);
      const main = page.getByRole('main');
      await expect(main).toContainText(text.date);
      await expect(main).toContainText(text.law);
      await expect(page).toHaveTitle(new RegExp(text.title));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/terms\/$/);
      // Neither the ordinary header nor the footer.
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
    });

    test('lead back to where the visitor came from, past their own clauses', async ({page}) => {
      await openPage(page, careers);
      await page.goto(terms);
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      await page.getByRole('main').getByRole('link', {name: text.service}).first().click();
      await expect(page).toHaveURL(localePath(locale, '/terms-of-service/'));
      await page.getByRole('main').getByRole('link', {name: text.title}).click();
      await expect(page).toHaveURL(terms);
      await page.locator('#use-links .hash-link').click();
      await expect(page).toHaveURL(`${terms}#use-links`);
      await page.getByRole('link', {name: text.close, exact: true}).click();
      await expect(page).toHaveURL(localePath(locale, '/terms-of-service/'));
    });

    test('close with Escape as well', async ({page}) => {
      desktopOnly();
      await openPage(page, careers);
      await page.goto(terms);
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(careers);
    });

    test('lead home where the visit began with them', async ({page}) => {
      await openPage(page, terms);
      await page.getByRole('link', {name: text.close, exact: true}).click();
      await expect(page).toHaveURL(localePath(locale));
    });

    test('keep their bar in view while they scroll', async ({page}) => {
      await openPage(page, terms);
      await page.locator('#use-law').scrollIntoViewIfNeeded();
      await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
      await expect(page.getByRole('link', {name: text.close, exact: true})).toBeInViewport();
    });

    test('read and close without JavaScript', async ({browser, sandbox}) => {
      desktopOnly();
      const context = await browser.newContext({javaScriptEnabled: false});
      const page = await context.newPage();
      await page.goto(sandbox.site + terms);
      await expect(page.getByRole('heading', {level: 2})).toHaveCount(CLAUSES);
      const close = page.getByRole('link', {name: text.close, exact: true});
      await expect(close).toHaveAttribute('href', localePath(locale));
      await close.click();
      await expect(page).toHaveURL(sandbox.site + localePath(locale));
      await context.close();
    });
  });

  test.describe(`legal pages in ${locale}`, () => {
    test('list their clauses beside the text', async ({page}) => {
      wideOnly();
      for (const path of DOCUMENTS) {
        await openPage(page, localePath(locale, path));
        const contents = page.getByRole('navigation', {name: text.clauses});
        const clauses = await page.locator('main h2').count();
        await expect(contents.getByRole('link')).toHaveCount(clauses);
        await contents.getByRole('link').nth(3).click();
        const id = new URL(page.url()).hash.slice(1);
        await expect(page.locator(`h2[id="${id}"]`)).toBeInViewport();
      }
    });

    test('list their clauses above the text where there is no room beside it', async ({page}) => {
      phoneOnly();
      for (const path of DOCUMENTS) {
        await openPage(page, localePath(locale, path));
        const contents = page.getByRole('navigation', {name: text.clauseList});
        await expect(contents).toBeHidden();
        await page.locator('summary', {hasText: text.contents}).click();
        await expect(contents.getByRole('link')).toHaveCount(await page.locator('main h2').count());
        await contents.getByRole('link').nth(3).click();
        const id = new URL(page.url()).hash.slice(1);
        await expect(page.locator(`h2[id="${id}"]`)).toBeInViewport();
      }
    });

    test('have a link of its own at each clause, named and seen when focused', async ({page}) => {
      desktopOnly();
      for (const path of DOCUMENTS) {
        await openPage(page, localePath(locale, path));
        for (const heading of await page.locator('main h2').all()) {
          const link = heading.getByRole('link', {name: text.anchor});
          await expect(link).toHaveAttribute(
            'href',
            `#${(await heading.getAttribute('id')) ?? ''}`,
          );
        }
        const first = page.locator('main h2 .hash-link').first();
        await first.focus();
        await expect(first).toHaveCSS('opacity', '1');
      }
    });

    test('print black on white, with the addresses of links and nothing around', async ({page}) => {
      desktopOnly();
      await page.emulateMedia({colorScheme: 'dark', media: 'print'});
      for (const path of DOCUMENTS) {
        await openPage(page, localePath(locale, path));
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeHidden();
        await expect(page.getByRole('navigation', {name: text.clauses})).toBeHidden();
        await expect(page.getByRole('link', {name: text.close, exact: true})).toBeHidden();
        await expect(page.locator('main p').nth(1)).toHaveCSS('color', 'rgb(0, 0, 0)');
        const link = page.locator('main article a[href^="/"]').first();
        const href = (await link.getAttribute('href')) ?? '';
        const printed = await link.evaluate(
          (element) => getComputedStyle(element, '::after').content,
        );
        expect(printed.replaceAll('" "', '')).toContain(href);
        await expect(page.getByText(new URL(page.url()).href)).toBeVisible();
      }
    });

    test('lay their tables out in rows on a phone', async ({page}) => {
      phoneOnly();
      await openPage(page, localePath(locale, '/cookies/'));
      const cell = page.locator('main tbody tr').first().locator('td').nth(2);
      await expect(cell).toHaveCSS('display', 'block');
      const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
      expect(label.length).toBeGreaterThan('""'.length);
      const overflow = await page
        .locator('main table')
        .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
      expect(overflow).toBeLessThanOrEqual(0);
    });

    test('load no text for the dialogs before one is opened', async ({page}) => {
      desktopOnly();
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') {
          scripts.push(response.url());
        }
      });
      await openPage(page, careers);
      await page.waitForLoadState('networkidle');
      const before = scripts.length;
      await page.getByRole('contentinfo').getByRole('button', {name: text.privacy}).click();
      const dialog = page.getByRole('dialog', {name: text.privacy});
      await expect(dialog.getByRole('heading', {level: 2}).nth(2)).toBeVisible();
      expect(scripts.length).toBeGreaterThan(before);
      // The list of clauses and the links to them belong to the page.
      await expect(dialog.locator('summary')).toBeHidden();
      await expect(dialog.locator('.hash-link').first()).toBeHidden();
    });
  });
}
