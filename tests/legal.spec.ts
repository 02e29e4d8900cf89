import type {Page} from '@playwright/test';
import {expectAccessibleInThemes, OPEN_DIALOG} from './support/axe';
import {expect, openPage, test, withoutScripts, type Site} from './support/test';
import {expectAtSection, scrollY} from './support/visitor';

// The clauses, dates and laws of the texts are tested beside src/features/legal.

const closeOf = (page: Page, {text}: Site) =>
  page.getByRole('link', {name: text('legal.overlay.close'), exact: true});

test.describe('the terms of use', () => {
  test(
    'cover the page, keep their bar in view, and lead back past their own clauses',
    {tag: '@phone'},
    async ({page, site}) => {
      const main = page.getByRole('main');
      await site.open('/careers/');
      await site.open('/terms/');
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

  withoutScripts('read and close without scripts', async ({page, site}) => {
    await page.goto(site.path('/terms/'));
    await expect(page.getByRole('heading', {level: 2}).last()).toBeVisible();
    await closeOf(page, site).click();
    await expect(page).toHaveURL(site.path());
  });
});

test.describe('legal pages', () => {
  test(
    'list their clauses beside the text, or below the title where there is no room',
    {
      tag: '@phone',
    },
    async ({page, site, isMobile}) => {
      await site.open('/privacy/');
      const contents = page.getByRole('navigation', {name: site.text('toc.label')});
      if (isMobile) {
        await expect(contents).toBeHidden();
        await page.locator('summary', {hasText: site.text('toc.label')}).click();
      }
      await expect(contents.getByRole('link')).toHaveCount(await page.locator('main h2').count());
      await contents.getByRole('link').nth(3).click();
      await expectAtSection(page, new URL(page.url()).hash.slice(1));
    },
  );

  test(
    'open as a dialog, whose text is loaded then',
    {tag: ['@phone', '@translated']},
    async ({page, site}) => {
      await site.open('/careers/');
      const name = site.text('nav.terms-of-service');
      const button = page.getByRole('contentinfo').getByRole('button', {name, exact: true});
      const dialog = page.getByRole('dialog', {name, exact: true});
      const accepted = page.getByRole('dialog', {name: site.text('legal.accepted.title')});
      const closes: Readonly<Record<string, () => Promise<void>>> = {
        'by Escape': () => page.keyboard.press('Escape'),
        'by its button': () =>
          dialog.getByRole('button', {name: site.text('legal.close'), exact: true}).click(),
        'by a press beside it': () => page.mouse.click(2, 2),
        'by I Agree, Terms Accepted and Continue': async () => {
          await expectAccessibleInThemes(page, 'a document', OPEN_DIALOG);
          await dialog.getByRole('button', {name: site.text('legal.agree')}).click();
          await expect(accepted).toBeVisible();
          await expectAccessibleInThemes(page, 'terms accepted', OPEN_DIALOG);
          await accepted.getByRole('button', {name: site.text('legal.accepted.continue')}).click();
        },
      };
      for (const [way, close] of Object.entries(closes)) {
        await test.step(`it closes ${way}, and gives the focus back`, async () => {
          await button.click();
          await expect(dialog.getByRole('paragraph').nth(2)).toBeVisible();
          // A press on itself leaves it open.
          await dialog.getByRole('paragraph').first().click();
          await close();
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await expect(button).toBeFocused();
        });
      }
      await button.click();
      await dialog.getByRole('link', {name: site.text('legal.openPage')}).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(site.path('/terms-of-service/'));
    },
  );
});
