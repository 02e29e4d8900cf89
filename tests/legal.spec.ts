import type {Page} from '@playwright/test';
import {expect, openPage, test, type Site} from './support/test';
import {scrollY} from './support/visitor';

// The clauses, dates and laws of the texts are tested beside src/features/legal.

const closeOf = (page: Page, {text}: Site) =>
  page.getByRole('link', {name: text('legal.overlay.close'), exact: true});

test.describe('the terms of use', () => {
  test(
    'cover the page, keep their bar in view, and lead back past their own clauses',
    {tag: ['@fr', '@phone']},
    async ({page, site}) => {
      const main = page.getByRole('main');
      const title = page.getByRole('heading', {level: 1});
      await site.open('/careers/');
      await site.open('/terms/');
      await expect(page).toHaveTitle(new RegExp(await title.innerText()));
      // Neither the ordinary header nor the footer.
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
      await page.locator('#use-law').scrollIntoViewIfNeeded();
      await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
      await expect(closeOf(page, site)).toBeInViewport();

      const service = site.path('/terms-of-service/');
      await main.locator(`a[href="${service}"]`).first().click();
      await expect(page).toHaveURL(service);
      await main
        .locator(`a[href="${site.path('/terms/')}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(site.path('/terms/'));
      await page.locator('#use-links .hash-link').click();
      await expect(page).toHaveURL(site.path('/terms/#use-links'));
      await closeOf(page, site).click();
      await expect(page).toHaveURL(service);
    },
  );

  test('close with Escape as well, and lead home where the visit began with them', async ({
    page,
    context,
    site,
  }) => {
    await site.open('/careers/');
    // A file that every host serves as well.
    await site.open('/terms/index.html?ref=mail#use-links');
    await expect(page).toHaveURL(site.path('/terms/?ref=mail#use-links'));
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(site.path('/careers/'));

    const first = await context.newPage();
    await openPage(first, site.path('/terms/'));
    await closeOf(first, site).click();
    await expect(first).toHaveURL(site.path());
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('read and close', {tag: '@fr'}, async ({page, site}) => {
      await page.goto(site.path('/terms/'));
      await expect(page.getByRole('heading', {level: 2})).toHaveCount(17);
      await closeOf(page, site).click();
      await expect(page).toHaveURL(site.path());
    });
  });
});

test.describe('legal pages', () => {
  test(
    'list their clauses beside the text, or below the title where there is no room',
    {tag: '@phone'},
    async ({page, site, isMobile}) => {
      await site.open('/privacy/');
      const contents = page.getByRole('navigation', {
        name: site.text('toc.label'),
      });
      if (isMobile) {
        await expect(contents).toBeHidden();
        await page.locator('summary', {hasText: site.text('toc.label')}).click();
      }
      const clauses = page.locator('main h2');
      await expect(contents.getByRole('link')).toHaveCount(await clauses.count());
      await contents.getByRole('link').nth(3).click();
      const id = new URL(page.url()).hash.slice(1);
      await expect(page.locator(`h2[id="${id}"]`)).toBeInViewport();
      await expect(clauses.locator('.hash-link')).toHaveCount(await clauses.count());
      await clauses.locator('.hash-link').first().focus();
      await expect(clauses.locator('.hash-link').first()).toHaveCSS('opacity', '1');
    },
  );

  test('lay their tables out in rows on a phone', {tag: '@phone-only'}, async ({page, site}) => {
    await site.open('/cookies/');
    const cell = page.locator('main tbody tr').first().locator('td').nth(2);
    await expect(cell).not.toHaveCSS('display', 'table-cell');
    const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(label).toBe(`"${await page.locator('main th').nth(2).innerText()}"`);
    const overflow = await page
      .locator('main table')
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
