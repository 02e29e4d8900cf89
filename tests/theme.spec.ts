import type {Page} from '@playwright/test';
import {expect, locales, localePath, openPage, test, type Locale} from './support/test';
import {desktopOnly, openHeader, stored, storeFirst, type Texts} from './support/visitor';

const texts = {
  en: {theme: 'Theme', light: 'Light', dark: 'Dark', system: 'System'},
  fr: {theme: 'Thème', light: 'Clair', dark: 'Sombre', system: 'Système'},
} satisfies Texts<string>;

type Choice = 'light' | 'dark' | 'system';

/** Opens the choice of themes: under its button, or in the menu of narrow screens. */
async function openChoice(page: Page, locale: Locale, isMobile: boolean): Promise<void> {
  const header = await openHeader(page, locale, isMobile);
  if (!isMobile) {
    const button = header.getByRole('button', {name: texts[locale].theme});
    if ((await button.getAttribute('aria-expanded')) === 'false') {
      await button.click();
    }
  }
  await expect(page.getByRole('group', {name: texts[locale].theme})).toBeVisible();
}

async function choose(page: Page, locale: Locale, choice: Choice): Promise<void> {
  const group = page.getByRole('group', {name: texts[locale].theme});
  await group.getByText(texts[locale][choice], {exact: true}).click();
  await expect(group.getByRole('radio', {name: texts[locale][choice]})).toBeChecked();
}

const html = (page: Page) => page.locator('html');

for (const locale of locales) {
  test(`the theme is chosen and remembered in ${locale}`, async ({page, isMobile}) => {
    await openPage(page, localePath(locale));
    expect(await stored(page, 'vite-ui-theme')).toBeNull();
    await openChoice(page, locale, isMobile);
    await expect(page.getByRole('radio', {name: texts[locale].system})).toBeChecked();
    for (const [choice, shown] of [
      ['dark', 'dark'],
      ['light', 'light'],
      ['system', 'light'],
      ['dark', 'dark'],
    ] as const) {
      await choose(page, locale, choice);
      await expect(html(page)).toHaveAttribute('data-theme', shown);
      expect(await stored(page, 'vite-ui-theme')).toBe(choice);
    }

    await test.step('on the next page, in the other language, and nowhere else', async () => {
      await openPage(page, localePath(locale === 'en' ? 'fr' : 'en', '/documentation/'));
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      const keys = await page.evaluate(() => Object.keys(localStorage));
      expect(keys.filter((key) => key !== 'vite-ui-theme' && !key.startsWith('firegrid:'))).toEqual(
        [],
      );
      expect(await page.context().cookies()).toEqual([]);
    });
  });
}

test('arrow keys move between the themes', async ({page}) => {
  desktopOnly();
  await openPage(page, '/');
  await openChoice(page, 'en', false);
  await page.getByRole('radio', {name: 'System'}).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', {name: 'Dark'})).toBeChecked();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', {name: 'Theme'})).toBeHidden();
  await expect(page.getByRole('button', {name: 'Theme'})).toBeFocused();
});

const firstPaints = [
  {choice: 'dark', scheme: 'light', shown: 'dark'},
  {choice: 'light', scheme: 'dark', shown: 'light'},
  {choice: 'system', scheme: 'dark', shown: 'dark'},
  {choice: 'system', scheme: 'light', shown: 'light'},
  {choice: 'purple', scheme: 'dark', shown: 'dark'},
  {choice: '', scheme: 'light', shown: 'light'},
] as const;

for (const {choice, scheme, shown} of firstPaints) {
  test.describe(`with ${choice || 'nothing'} stored and ${scheme} asked for by the system`, () => {
    test.use({colorScheme: scheme});

    test(`the page is ${shown} from the first paint on`, async ({page}) => {
      desktopOnly();
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
      for (const locale of locales) {
        await openPage(page, localePath(locale, '/careers/'));
        await expect(html(page)).toHaveAttribute(
          'data-theme-choice',
          choice === 'purple' || choice === '' ? 'system' : choice,
        );
        const themes = await page.evaluate(
          () => (window as unknown as {themes: readonly string[]}).themes,
        );
        expect(themes.length).toBeGreaterThan(0);
        expect([...new Set(themes)]).toEqual([shown]);
        const light = await page.evaluate(() => {
          const [red = 0] = (
            getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
          ).map(Number);
          return red > 127;
        });
        expect(light).toBe(shown === 'light');
      }
    });
  });
}

test('System follows the operating system while the page is open', async ({page}) => {
  desktopOnly();
  await page.emulateMedia({colorScheme: 'light'});
  await openPage(page, '/');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await openChoice(page, 'en', false);
  await choose(page, 'en', 'light');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  await choose(page, 'en', 'system');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('a chosen theme does not follow the operating system', async ({page}) => {
  desktopOnly();
  await page.emulateMedia({colorScheme: 'dark'});
  await storeFirst(page, {'vite-ui-theme': 'light'});
  await openPage(page, '/');
  await page.emulateMedia({colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  await openChoice(page, 'en', false);
  await expect(page.getByRole('radio', {name: 'Light'})).toBeChecked();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('two tabs show the same theme, in both languages', async ({page, context}) => {
  desktopOnly();
  const other = await context.newPage();
  await openPage(page, '/');
  await openPage(other, '/fr/careers/');
  await openChoice(page, 'en', false);
  await choose(page, 'en', 'dark');
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  await openChoice(other, 'fr', false);
  await expect(other.getByRole('radio', {name: 'Sombre'})).toBeChecked();
  await choose(other, 'fr', 'light');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await choose(page, 'en', 'system');
  await expect(other.getByRole('radio', {name: 'Système'})).toBeChecked();

  await test.step('junk written by another tab, and a cleared storage, count as System', async () => {
    await choose(page, 'en', 'dark');
    await expect(html(other)).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => {
      localStorage.setItem('vite-ui-theme', 'purple');
    });
    await expect(html(other)).toHaveAttribute('data-theme', 'light');
    await choose(page, 'en', 'light');
    await choose(page, 'en', 'dark');
    await expect(html(other)).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => {
      localStorage.clear();
    });
    await expect(html(other)).toHaveAttribute('data-theme', 'light');
  });
});
