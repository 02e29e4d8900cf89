import type {Locator, Page} from '@playwright/test';
import {expectAccessibleInThemes, OPEN_DIALOG} from './support/axe';
import {expect, test} from './support/test';
import {collectRequests} from './support/visitor';

const footer = (page: Page): Locator => page.getByRole('contentinfo');

test(
  'a legal document opens as a dialog, whose text is loaded then',
  {tag: '@phone'},
  async ({page, site}) => {
    const scripts = collectRequests(page, '.js');
    await site.open('/careers/');
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    const name = site.text('nav.terms-of-service');
    const button = footer(page).getByRole('button', {name, exact: true});
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
    expect(scripts.length).toBeGreaterThan(before);
    await expect(dialog.getByRole('heading', {level: 2}).first()).toHaveText(name);
    await expect(dialog.getByRole('heading', {level: 1})).toHaveCount(0);
    // The list of clauses and the links to them belong to the page.
    await expect(dialog.locator('summary')).toBeHidden();
    await expect(dialog.locator('.hash-link').first()).toBeHidden();
    await dialog.getByRole('link', {name: site.text('legal.openPage')}).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  },
);

test('a tooltip comes after a rest of the pointer or with the focus, and leaves on Escape', async ({
  page,
  site,
}) => {
  await site.open('/careers/');
  const account = footer(page).getByRole('link', {name: / GitHub$/});
  const tooltip = page.getByRole('tooltip', {name: 'GitHub', includeHidden: true});
  await expect(account).toHaveAccessibleDescription('GitHub');
  await expect(tooltip).toBeHidden();

  await account.hover();
  await expect(tooltip, 'once the pointer has rested').toHaveCSS('animation-delay', '0.7s');
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await expect(tooltip, 'it stays while the pointer is on it').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await page.mouse.move(0, 0);
  await account.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(account).toBeFocused();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(account).toBeFocused();
});
