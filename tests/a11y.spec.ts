/**
 * axe on what opens on a page, in both themes and both kinds of layout; pages.spec.ts has the pages
 * themselves. Roles, names and colours come from the same code in both languages.
 */
import type {Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {expect, openPage, sandboxOrigins, test, type Site} from './support/test';
import {openHeader} from './support/visitor';

const OPEN_DIALOG = 'dialog[open]';

/** Colours are all that the second theme can change. */
async function expectInBothThemes(page: Page, what: string, part?: string): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', 'all'],
    ['dark', 'look'],
  ] as const) {
    // The page follows the system while the visitor has chosen no theme.
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page, `${what}, ${colorScheme}`, {part, rules});
  }
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator(OPEN_DIALOG)).toHaveCount(0);
}

async function checkDialogs(page: Page, {text, language}: Site, isWide: boolean): Promise<void> {
  const footer = page.getByRole('contentinfo');
  // The other documents open in the same way, and each is a page of its own.
  const name = text('footer.terms');
  await footer.getByRole('button', {name, exact: true}).click();
  const dialog = page.getByRole('dialog', {name, exact: true});
  await expect(dialog.getByRole('paragraph').nth(2)).toBeVisible();
  await expectInBothThemes(page, 'dialog: terms', OPEN_DIALOG);
  await dialog.getByRole('button', {name: text('legal.agree')}).click();
  await expect(page.getByRole('dialog', {name: text('legal.accepted.title')})).toBeVisible();
  await expectInBothThemes(page, 'dialog: terms accepted', OPEN_DIALOG);
  await close(page);

  await page
    .locator('#hero')
    .getByRole('button', {name: text('demo.button')})
    .click();
  const calendar = page.getByTitle(text('demo.frame')).contentFrame();
  await expect(calendar.getByRole('heading').first()).toBeVisible();
  await expectInBothThemes(page, 'dialog: demo', OPEN_DIALOG);
  await close(page);

  if (!isWide) {
    await openHeader(page, language, true);
    await expectInBothThemes(page, 'dialog: menu', OPEN_DIALOG);
    await close(page);
    return;
  }
  const header = page.getByRole('banner');
  await header.getByRole('button', {name: text('header.resources')}).click();
  await expectInBothThemes(page, 'header: resources', 'header');
  const theme = text('preferences.theme.label');
  await header.getByRole('button', {name: theme}).click();
  await expect(page.getByRole('group', {name: theme})).toBeVisible();
  await expectInBothThemes(page, 'header: theme', 'header');
  await page.keyboard.press('Escape');
}

async function checkForm(page: Page, {text}: Site, width: number): Promise<void> {
  const contact = page.locator('#contact');
  const toast = page.locator(':popover-open');
  const send = contact.getByRole('button', {name: text('contact.send')});
  // High enough for the whole section: what the sticky header covers has no room around it.
  await page.setViewportSize({width, height: 1800});
  await contact.evaluate((section) => {
    section.scrollIntoView();
  });
  await send.click();
  await expect(page.getByText(text('contact.name.error'))).toBeVisible();
  await expectInBothThemes(page, 'form: errors', '#contact');

  for (const [id, value] of [
    ['contact.name', 'Ada'],
    ['contact.email', 'ada@example.com'],
    ['contact.message', 'Is it still on?'],
  ] as const) {
    await contact.getByRole('textbox', {name: text(id), exact: true}).fill(value);
  }
  await page.route(`${sandboxOrigins().email}/**`, (route) => route.abort('connectionrefused'), {
    times: 1,
  });
  await send.click();
  // It stays while the pointer is on it.
  await toast.getByRole('alert').hover();
  await expectInBothThemes(page, 'toast: error', ':popover-open');
  await toast.getByRole('button', {name: text('toast.dismiss')}).click();
  await expect(toast).toHaveCount(0);
  await expectInBothThemes(page, 'form: not sent', '#contact');
  await send.click();
  await toast.getByRole('status').hover();
  await expectInBothThemes(page, 'toast: sent', ':popover-open');
}

test.use({
  allowedOrigins: [sandboxOrigins().email, sandboxOrigins().scheduler],
  // Half-drawn things have the wrong contrast.
  contextOptions: {reducedMotion: 'reduce'},
  expectedFaults: [
    '[site] The contact message was not sent.',
    'failed request: POST',
    'Failed to load resource',
    'status 404: GET',
    'Page not found',
  ],
});

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    test('axe finds nothing on the 404 page and in what opens on the home page', async ({
      page,
      site,
    }) => {
      test.slow();
      await site.open('/no-such-page/');
      await expectInBothThemes(page, '404');
      await site.open();
      await page.locator('summary').first().click();
      await expectInBothThemes(page, 'an open answer', '#faq');
      await checkDialogs(page, site, width === 1280);
      await checkForm(page, site, width);
    });
  });
}

test.describe('in a browser that prefers French', () => {
  test.use({locale: 'fr-CA'});

  test('axe finds nothing wrong with the suggestion of French', async ({page}) => {
    await openPage(page, '/');
    await expect(page.getByRole('complementary', {name: 'Langue du site'})).toBeVisible();
    await expectInBothThemes(page, 'suggestion');
  });
});
