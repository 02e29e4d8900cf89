import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '../scripts/lib/paths';
import {markdownTwin} from '../src/lib/markdownTwin';
import {expectAccessible} from './support/axe';
import {expect, localePath, test} from './support/test';

// The files themselves need no browser: checks/built/markdown.ts tests them. The messages after a
// failure to copy or load are tested beside the component.

const DOC = '/documentation/quick-start/';

test(
  'a page is copied as Markdown, by key too, and so is the next',
  {tag: '@fr'},
  async ({page, context, site}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copyPage = async (): Promise<void> => {
      await page.getByRole('button', {name: site.text('pageMarkdown.copy')}).press('Enter');
      const status = page.getByRole('main').getByRole('status');
      await expect(status.filter({hasText: site.text('common.copied')})).toBeVisible();
      const twin = markdownTwin(new URL(page.url()).pathname, site.path()) ?? '';
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        readFileSync(path.join(buildDir, twin.slice(localePath('en').length)), 'utf8'),
      );
      await expect(page.getByRole('link', {name: site.text('pageMarkdown.view')})).toHaveAttribute(
        'href',
        twin,
      );
      await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', twin);
    };
    await site.open(DOC);
    await copyPage();
    await expectAccessible(page, 'page copied');
    // The address is that of the next page before the page is.
    const title = page.getByRole('heading', {level: 1});
    const before = await title.textContent();
    await page
      .getByRole('main')
      .getByRole('navigation', {name: site.text('theme.docs.paginator.navAriaLabel')})
      .getByRole('link', {name: site.text('theme.docs.paginator.next')})
      .click();
    await expect(title).not.toHaveText(before ?? '');
    await copyPage();
  },
);

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page as Markdown is a plain link', {tag: '@fr'}, async ({page, site}) => {
    await page.goto(site.path(DOC));
    await expect(page.getByRole('button', {name: site.text('pageMarkdown.copy')})).toBeHidden();
    await page.getByRole('link', {name: site.text('pageMarkdown.view')}).click();
    await expect(page).toHaveURL(/quick-start\.md$/);
    await expect(page.locator('body')).toContainText('```bash');
  });
});
