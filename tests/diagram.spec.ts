import {expect, localePath, locales, openPage, test} from './support/test';
import {desktopOnly} from './support/visitor';

const POST = '/blog/flaky-tests-find-the-cause/';

const texts = {
  en: {name: 'What to do with a test that fails now and then', node: 'Change one condition'},
  fr: {
    name: "Que faire d'un test qui échoue de temps à autre",
    node: 'Changer une condition',
  },
} as const;

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`diagram in ${locale}`, () => {
    test('it is drawn when the visitor comes near, not before, and has a name', async ({page}) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') {
          scripts.push(response.url());
        }
      });
      await page.setViewportSize({width: 900, height: 240});
      await openPage(page, localePath(locale, POST));
      await page.waitForLoadState('networkidle');
      const before = scripts.length;
      const figure = page.locator('figure[data-diagram]');
      await expect(figure.locator('svg[aria-roledescription]')).toHaveCount(0);

      await figure.scrollIntoViewIfNeeded();
      await expect(figure.getByRole('document', {name: text.name})).toBeVisible();
      await expect(figure).toContainText(text.node);
      expect(scripts.length).toBeGreaterThan(before);
    });

    test('it follows the theme', async ({page}) => {
      desktopOnly();
      await page.emulateMedia({colorScheme: 'light'});
      await openPage(page, localePath(locale, POST));
      const figure = page.locator('figure[data-diagram]');
      await figure.scrollIntoViewIfNeeded();
      const node = figure.locator('.node rect').first();
      await expect(node).toHaveCSS('fill', 'rgb(255, 255, 255)');
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(node).toHaveCSS('fill', 'rgb(31, 26, 22)');
    });

    test('it has the same measures for who asked for stillness', async ({page}) => {
      desktopOnly();
      const figure = page.locator('figure[data-diagram]');
      const viewBoxes: (string | null)[] = [];
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({reducedMotion});
        await openPage(page, localePath(locale, POST));
        await figure.scrollIntoViewIfNeeded();
        viewBoxes.push(await figure.locator('svg[aria-roledescription]').getAttribute('viewBox'));
      }
      expect(viewBoxes[1]).toBe(viewBoxes[0]);
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});
      test('its text is there to read', async ({page}) => {
        desktopOnly();
        await page.goto(localePath(locale, POST));
        const words = page.locator('figure[data-diagram] pre');
        await expect(words).toBeVisible();
        await expect(words).toContainText(text.node);
      });
    });
  });
}
