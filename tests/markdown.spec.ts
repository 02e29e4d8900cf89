import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '../scripts/lib/paths';
import {markdownTwin} from '../src/lib/markdownTwin';
import {expectAccessible} from './support/axe';
import {expect, localePath, test} from './support/test';

// The files themselves need no browser: checks/built/markdown.ts tests them. The messages after a
// failure to copy or load are tested beside the component.

test(
  'a page is copied as Markdown, by key too, and so is the next',
  {tag: '@translated'},
  async ({page, context, site}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copyPage = async () => {
      await page.getByRole('button', {name: site.text('pageMarkdown.copy')}).press('Enter');
      const status = page.getByRole('main').getByRole('status');
      await expect(status.filter({hasText: site.text('common.copied')})).toBeVisible();
      const twin = markdownTwin(new URL(page.url()).pathname, site.path()) ?? '';
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        readFileSync(path.join(buildDir, twin.slice(localePath('en').length)), 'utf8'),
      );
    };
    await site.open('/documentation/quick-start/');
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
