import {expectAccessible} from './support/axe';
import {expect, localePath, locales, openPage, test} from './support/test';
import {desktopOnly} from './support/visitor';

const KEY = 'firegrid:code-languages';

/** Both hold groups of JavaScript, Python and Java. */
const PAGE = '/documentation/frameworks/selenium/';
const OTHER_PAGE = '/documentation/frameworks/appium-android/';
const QUICK_START = '/documentation/quick-start/';

const texts = {
  en: {
    copy: 'Copy the code',
    copied: 'Copied',
    failed: 'The code is selected',
    wrap: 'Wrap long lines',
    tabs: 'Language of the example',
  },
  fr: {
    copy: 'Copier le code',
    copied: 'Copié',
    failed: 'Le code est sélectionné',
    wrap: 'Retour à la ligne automatique',
    tabs: "Langage de l'exemple",
  },
} as const;

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`code in ${locale}`, () => {
    test('a block is copied as it stands, and the result is announced', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openPage(page, localePath(locale, QUICK_START));
      const block = page.locator('[data-static-code]').first();
      await block.getByRole('button', {name: text.copy}).click();
      await expect(page.getByRole('status').filter({hasText: text.copied})).toHaveText(text.copied);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(
        'mkdir first-test\ncd first-test\nnpm init --yes\nnpm install --save-dev webdriverio',
      );
      expect(await block.locator('code').innerText()).toBe(copied);
    });

    test('where copying is not allowed, the code is selected', async ({page}) => {
      desktopOnly();
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', {value: undefined});
      });
      await openPage(page, localePath(locale, QUICK_START));
      await page.getByRole('button', {name: text.copy}).first().click();
      await expect(page.getByRole('status').filter({hasText: text.failed})).toBeAttached();
      expect(await page.evaluate(() => window.getSelection()?.toString())).toContain('npm init');
    });

    test('long lines wrap on demand, and only where there are any', async ({page}) => {
      await page.setViewportSize({width: 360, height: 740});
      await openPage(page, localePath(locale, QUICK_START));
      const long = page.locator('[data-static-code=javascript]').first();
      const code = long.locator('pre');
      const overflow = async (): Promise<number> =>
        code.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(await overflow()).toBeGreaterThan(0);
      const wrap = long.getByRole('button', {name: text.wrap});
      await wrap.press('Enter');
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
      expect(await overflow()).toBe(0);
      await wrap.press('Space');
      expect(await overflow()).toBeGreaterThan(0);

      await page.setViewportSize({width: 1280, height: 740});
      await expect(
        page.locator('[data-static-code]').first().getByRole('button', {name: text.wrap}),
      ).toBeHidden();
    });

    test('the language is remembered on the next page and after a reload', async ({page}) => {
      await openPage(page, localePath(locale, PAGE));
      const lists = page.getByRole('tablist', {name: text.tabs});
      await expect(lists.first().getByRole('tab', {selected: true})).toHaveText('JavaScript');
      await lists.first().getByRole('tab', {name: 'Python'}).click();
      await expect(page.locator('[data-panel=python]').first()).toBeVisible();
      await expect(page.locator('[data-panel=javascript]').first()).toBeHidden();

      await page.reload();
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(lists.first().getByRole('tab', {selected: true})).toHaveText('Python');

      await openPage(page, localePath(locale, OTHER_PAGE));
      await expect(lists.first().getByRole('tab', {selected: true})).toHaveText('Python');
      await expect(page.locator('[data-panel=python]').first()).toBeVisible();
    });

    test('the tabs are worked by keys', async ({page}) => {
      desktopOnly();
      await openPage(page, localePath(locale, PAGE));
      const list = page.getByRole('tablist', {name: text.tabs}).first();
      await list.getByRole('tab', {name: 'JavaScript'}).focus();
      await page.keyboard.press('ArrowRight');
      await expect(list.getByRole('tab', {name: 'Python'})).toBeFocused();
      await page.keyboard.press('End');
      await expect(list.getByRole('tab', {name: 'Java', exact: true})).toBeFocused();
      await expect(page.locator('[data-panel=java]').first()).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(list.getByRole('tab', {name: 'JavaScript'})).toBeFocused();
    });

    test('groups and their blocks are accessible', async ({page}) => {
      desktopOnly();
      await openPage(page, localePath(locale, PAGE));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        await expectAccessible(page, `code, ${colorScheme}`, 'article');
      }
    });

    test('all languages are printed', async ({page}) => {
      desktopOnly();
      await openPage(page, localePath(locale, PAGE));
      await page.emulateMedia({media: 'print'});
      const group = page.locator('[data-code-tabs]').first();
      for (const panel of await group.locator('[data-panel]').all()) {
        await expect(panel).toBeVisible();
      }
      await expect(group.getByRole('tablist')).toBeHidden();
      await expect(page.getByRole('button', {name: text.copy}).first()).toBeHidden();
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});
      test('all languages stand one below the other, and no button is dead', async ({page}) => {
        await page.goto(localePath(locale, PAGE));
        const group = page.locator('[data-code-tabs]').first();
        for (const panel of await group.locator('[data-panel]').all()) {
          await expect(panel).toBeVisible();
        }
        await expect(page.getByRole('tablist')).toHaveCount(0);
        await expect(page.locator('[data-static-code] button:visible')).toHaveCount(0);
        await expect(page.locator('.tok-keyword').first()).not.toHaveCSS(
          'color',
          await group
            .locator('code')
            .first()
            .evaluate((code) => getComputedStyle(code).color),
        );
      });
    });
  });
}

test('the remembered language is shown before any script of the page has run', async ({
  page,
  context,
}) => {
  desktopOnly();
  await context.addInitScript((key) => {
    localStorage.setItem(key, 'java');
  }, KEY);
  // Without its scripts, the page stays as the server wrote it.
  await page.route('**/assets/js/*.js', (route) => route.fulfill({body: ''}));
  await page.goto(PAGE);
  const group = page.locator('[data-code-tabs]').first();
  await expect(group.locator('[data-panel=java]')).toBeVisible();
  await expect(group.locator('[data-panel=javascript]')).toBeHidden();
});
