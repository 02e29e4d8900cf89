import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '../scripts/lib/paths';
import {markdownTwin} from '../src/lib/markdownTwin';
import {expectAccessible} from './support/axe';
import {expect, localePath, locales, openPage, test} from './support/test';
import {text as textOf} from './support/texts';

// What needs no browser, the files themselves, is tested in checks/built/markdown.test.ts.

const POST = '/blog/shard-appium-suite/';
const DOC = '/documentation/quick-start/';
const API = '/api-documentation/';

for (const locale of locales) {
  const label = (name: string): string => textOf(`pageMarkdown.${name}`, locale);
  const twinOf = (page: string): string => markdownTwin(page, localePath(locale)) ?? '';
  const text = {
    copy: label('copy'),
    view: label('view'),
    copied: label('copied'),
    refused: label('refused'),
    unreachable: label('unreachable'),
  };

  test.describe(`page as Markdown in ${locale}`, () => {
    for (const place of [DOC, API, POST]) {
      test(`${place} is copied, by key too, and says so`, async ({page, context}) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await openPage(page, localePath(locale, place));
        const copy = page.getByRole('button', {name: text.copy});
        await copy.press('Enter');
        const status = page.getByRole('main').getByRole('status').filter({hasText: text.copied});
        await expect(status).toBeVisible();
        await expectAccessible(page, 'page copied');
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(
          readFileSync(path.join(buildDir, twinOf(localePath(locale, place))), 'utf8'),
        );
      });
    }

    test('where copying is not allowed, the page says what to do', async ({page}) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', {value: undefined});
      });
      await openPage(page, localePath(locale, DOC));
      await page.getByRole('button', {name: text.copy}).click();
      await expect(page.getByRole('status').filter({hasText: text.refused})).toBeVisible();
    });

    test.describe('offline', () => {
      test.use({expectedFaults: ['quick-start.md', 'Failed to load resource']});

      test('a failed load is told', async ({page}) => {
        await openPage(page, localePath(locale, DOC));
        await page.route('**/*.md', (route) => route.abort());
        await page.getByRole('button', {name: text.copy}).click();
        await expect(page.getByRole('status').filter({hasText: text.unreachable})).toBeVisible();
      });
    });

    test('on the next page, both are about the next page', async ({page}) => {
      await openPage(page, localePath(locale, DOC));
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).not.toHaveURL(/quick-start/);
      const twin = twinOf(new URL(page.url()).pathname);
      await expect(page.getByRole('link', {name: text.view})).toHaveAttribute('href', twin);
      await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', twin);
    });
  });

  test.describe(`without scripts in ${locale}`, () => {
    test.use({javaScriptEnabled: false});

    test('the page as Markdown is a plain link', async ({page}) => {
      await page.goto(localePath(locale, DOC));
      await expect(page.getByRole('button', {name: text.copy})).toBeHidden();
      await page.getByRole('link', {name: text.view}).click();
      await expect(page).toHaveURL(/quick-start\.md$/);
      await expect(page.locator('body')).toContainText('```bash');
    });
  });
}
