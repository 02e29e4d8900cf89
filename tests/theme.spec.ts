import type {Page} from '@playwright/test';
import {expectAccessibleInThemes, OPEN_DIALOG} from './support/axe';
import {expect, localePath, openPage, test, type Locale} from './support/test';
import {text} from './support/texts';
import {openHeader, stored, storeFirst} from './support/visitor';

type Choice = 'light' | 'dark' | 'system';

const html = (page: Page) => page.locator('html');

const label = (id: Choice | 'label', locale: Locale) => text(`preferences.theme.${id}`, locale);

const choices = (page: Page, locale: Locale) =>
  page.getByRole('group', {name: label('label', locale)});

const radio = (page: Page, locale: Locale, choice: Choice) =>
  page.getByRole('radio', {name: label(choice, locale)});

/** Opens the choice of themes: under its button, or in the menu of narrow screens. */
async function openChoice(page: Page, locale: Locale, isMobile: boolean) {
  const header = await openHeader(page, locale, isMobile);
  if (!isMobile) {
    await header.getByRole('button', {name: label('label', locale)}).click();
  }
  await expect(choices(page, locale)).toBeVisible();
}

async function choose(page: Page, locale: Locale, choice: Choice) {
  await choices(page, locale).getByText(label(choice, locale), {exact: true}).click();
  await expect(radio(page, locale, choice)).toBeChecked();
}

test('the theme is chosen and remembered', {tag: '@phone'}, async ({page, site, isMobile}) => {
  await site.open();
  expect(await stored(page, 'vite-ui-theme')).toBeNull();
  await openChoice(page, site.language, isMobile);
  await expect(radio(page, site.language, 'system')).toBeChecked();
  await expectAccessibleInThemes(page, 'choice', isMobile ? OPEN_DIALOG : 'header');
  await page.emulateMedia({colorScheme: 'light'});
  for (const [choice, shown] of [
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'light'],
    ['dark', 'dark'],
  ] as const) {
    await choose(page, site.language, choice);
    await expect(html(page)).toHaveAttribute('data-theme', shown);
    expect(await stored(page, 'vite-ui-theme')).toBe(choice);
  }

  await test.step('on the next page, in the other language, and nowhere else', async () => {
    await openPage(page, localePath(site.other, '/documentation/'));
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key !== 'vite-ui-theme' && !key.startsWith('firegrid:'))).toEqual(
      [],
    );
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('the theme is right from the first paint on, and a chosen one follows no system', async ({
  browser,
}) => {
  for (const [choice, colorScheme, shown] of [
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['purple', 'dark', 'dark'],
  ] as const) {
    const page = await browser.newPage({colorScheme});
    await storeFirst(page, {'vite-ui-theme': choice});
    await page.addInitScript(() => {
      const themes: (string | null)[] = [];
      (window as unknown as {themes: typeof themes}).themes = themes;
      // From when there is something to see: what the attribute is then, and each later change.
      new MutationObserver(() => {
        if (document.querySelector('header')) {
          themes.push(document.documentElement.getAttribute('data-theme'));
        }
      }).observe(document, {
        attributes: true,
        attributeFilter: ['data-theme'],
        childList: true,
        subtree: true,
      });
    });
    await openPage(page, localePath('en', '/careers/'));
    const themes = await page.evaluate(
      () => (window as unknown as {themes: readonly string[]}).themes,
    );
    expect([...new Set(themes)], `${choice} stored, ${colorScheme} asked for`).toEqual([shown]);
    await page.emulateMedia({colorScheme: 'light'});
    await expect(html(page)).toHaveAttribute('data-theme', choice === 'purple' ? 'light' : shown);
    await page.close();
  }
});
