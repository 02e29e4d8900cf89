import type {Locator, Page} from '@playwright/test';
import {expect, test} from './support/test';
import {MISSING_ASSETS, noteRequests, scrollY, withoutAssets} from './support/visitor';

/** Ids of the footer's texts: each title with its entries. */
const columns = {
  'footer.product': ['footer.services', 'nav.products', 'footer.devices', 'nav.pricing', 'nav.faq'],
  'footer.company': ['nav.aboutUs', 'nav.careers', 'footer.blog', 'nav.contact'],
  'footer.resources': [
    'footer.documentation',
    'nav.knowledgeBase',
    'footer.supportCenter',
    'footer.api',
    'footer.status',
  ],
  'footer.legal': [
    'footer.security',
    'footer.compliance',
    'footer.privacy',
    'footer.terms',
    'footer.cookies',
  ],
} as const;

const footer = (page: Page): Locator => page.getByRole('contentinfo');

test(
  'the footer has four columns with every label, and the current year',
  {tag: '@phone'},
  async ({page, site}) => {
    await site.open('/careers/');
    for (const [title, ids] of Object.entries(columns)) {
      const list = footer(page)
        .getByRole('heading', {level: 2, name: site.text(title), exact: true})
        .locator('xpath=following-sibling::*[1]');
      for (const name of ids.map((id) => site.text(id))) {
        const entry = list
          .getByRole('link', {name, exact: true})
          .or(list.getByRole('button', {name, exact: true}));
        await expect(entry).toBeVisible();
      }
      await expect(list.getByRole('listitem')).toHaveCount(ids.length);
    }
    await expect(footer(page)).toContainText(
      site.text('footer.copyright', {year: new Date().getFullYear()}),
    );

    await test.step('a page that it leads to is entered at its top', async () => {
      await footer(page)
        .getByRole('link', {name: site.text('nav.aboutUs'), exact: true})
        .click();
      await expect(page).toHaveURL(site.path('/about-us/'));
      await expect.poll(() => scrollY(page)).toBe(0);
    });
  },
);

test(
  'the legal documents open as dialogs, whose text is loaded then',
  {tag: '@phone'},
  async ({page, site}) => {
    const scripts = noteRequests(page, '.js');
    await site.open('/careers/');
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    for (const id of ['footer.privacy', 'footer.terms', 'footer.cookies']) {
      const name = site.text(id);
      const button = footer(page).getByRole('button', {name, exact: true});
      await button.click();
      const dialog = page.getByRole('dialog', {name, exact: true});
      await expect(dialog.getByRole('heading', {level: 2}).first()).toHaveText(name);
      await expect(dialog.getByRole('paragraph').nth(2)).toBeVisible();
      await expect(dialog.getByRole('heading', {level: 1})).toHaveCount(0);
      expect(scripts.length).toBeGreaterThan(before);
      // The list of clauses and the links to them belong to the page.
      await expect(dialog.locator('summary')).toBeHidden();
      await expect(dialog.locator('.hash-link').first()).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();

      await button.click();
      await dialog.getByRole('button', {name: site.text('legal.close'), exact: true}).click();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();

      await button.click();
      await dialog.getByRole('link', {name: site.text('legal.openPage')}).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await page.goBack();
    }
  },
);

test('I Agree leads to Terms Accepted, and on', {tag: '@phone'}, async ({page, site}) => {
  await site.open('/careers/');
  const terms = page.getByRole('dialog', {name: site.text('footer.terms'), exact: true});
  const accepted = page.getByRole('dialog', {name: site.text('legal.accepted.title')});
  const button = footer(page).getByRole('button', {name: site.text('footer.terms'), exact: true});
  await button.click();
  await terms.getByRole('button', {name: site.text('legal.agree')}).click();
  await expect(terms).toBeHidden();
  await expect(accepted).toBeVisible();
  await accepted.getByRole('button', {name: site.text('legal.accepted.continue')}).click();
  await expect(accepted).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe('when a legal text cannot be loaded', () => {
  test.use({expectedFaults: MISSING_ASSETS});

  test('its dialog says so, and another try works', async ({page, site}) => {
    await site.open('/careers/');
    const name = site.text('footer.cookies');
    const dialog = page.getByRole('dialog', {name, exact: true});
    await withoutAssets(page, async () => {
      await footer(page).getByRole('button', {name, exact: true}).click();
      await expect(dialog.getByRole('alert')).toContainText(site.text('legal.failed'));
    });
    await dialog.getByRole('button', {name: site.text('legal.retry')}).click();
    await expect(dialog.getByRole('paragraph').nth(2)).toBeVisible();
  });
});
