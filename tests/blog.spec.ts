import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildDir} from '../scripts/lib/paths';
import {expectAccessibleInThemes} from './support/axe';
import {expect, test, withoutScripts, type Locale, type Site} from './support/test';

/** The oldest post as the built JSON feed tells it, so that the tests name no title: the first page does not list it. */
function oldestPost(locale: Locale) {
  const file = path.join(buildDir, locale === 'en' ? '' : locale, 'blog/feed.json');
  const {items} = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly items: readonly {title: string; url: string; tags: readonly string[]}[];
  };
  const {title, url, tags} = items.at(-1)!;
  return {title, category: tags[0]!, path: new URL(url).pathname};
}

/** The address that a search for a text has. */
const searchFor = (text: string) => `?${new URLSearchParams({q: text}).toString()}`;

function blogOf(page: Page, {text, path: pathOf, language}: Site) {
  const links = (name: string) => page.getByRole('navigation', {name}).getByRole('link');
  const chips = links(text('blog.categories.label'));
  return {
    home: pathOf('/blog/'),
    oldest: oldestPost(language),
    title: page.getByRole('heading', {level: 1}),
    /** Titles of the posts that the page lists. */
    listed: page.getByRole('main').getByRole('heading', {level: 2}),
    box: page.getByRole('searchbox', {name: text('blog.search.label')}),
    chips,
    pages: links(text('blog.pages.label')),
    chipOf: (category: string) => chips.filter({hasText: category}),
  };
}

withoutScripts('the blog has its posts by page and category', async ({page, site}) => {
  const {home, oldest, title, listed, pages, chipOf, box} = blogOf(page, site);
  await page.goto(home);
  await expect(box).toBeHidden();
  await pages.last().click();
  await expect(listed.last()).toHaveText(oldest.title);
  await expect(pages.last()).toHaveAttribute('aria-current', 'page');
  await chipOf(oldest.category).click();
  await expect(title).toHaveText(oldest.category);
  await expect(listed).not.toHaveCount(0);
});

test.describe("the blog's search", () => {
  test(
    'filters as you type, marks what it found, and remembers it',
    {tag: ['@phone', '@translated']},
    async ({page, site}) => {
      const {home, oldest, title, listed, box} = blogOf(page, site);
      const query = oldest.title;
      await site.open('/blog/');
      await box.pressSequentially(query, {delay: 20});
      await expect(listed.first()).toHaveText(query);
      await expect(listed.locator('mark').first()).toBeVisible();
      await expect(page).toHaveURL(home + searchFor(query));
      await expect(page.getByRole('status').filter({hasText: query})).toBeAttached();
      await expect(box).toBeFocused();
      await expectAccessibleInThemes(page, 'found');

      await listed.getByRole('link').first().click();
      await expect(page).toHaveURL(oldest.path);
      await expect(title).toHaveText(query);
      await page.goBack();
      await expect(listed.first()).toHaveText(query);
      await expect(box).toHaveValue(query);
      // One step undoes the search, not a letter.
      await page.goBack();
      await expect(page).toHaveURL(home);
      await expect(box).toHaveValue('');
      await expect(listed.first()).not.toHaveText(query);
      await page.goForward();
      await expect(box).toHaveValue(query);
    },
  );

  test('goes along to the categories, by keyboard too', async ({page, site}) => {
    const {home, oldest, listed, box, chips, chipOf} = blogOf(page, site);
    await site.open('/blog/');
    await chipOf(oldest.category).press('Enter');
    await expect(page).toHaveURL(/\/blog\/tags\/[\w-]+\/$/);
    const category = page.url();
    await expect(chipOf(oldest.category)).toHaveAttribute('aria-current', 'true');

    await box.fill(oldest.title);
    await expect(listed.first()).toHaveText(oldest.title);
    await expect(page).toHaveURL(category + searchFor(oldest.title));
    await chips.first().click();
    await expect(page).toHaveURL(home + searchFor(oldest.title));
    await expect(box).toHaveValue(oldest.title);
    await expect(listed.first()).toHaveText(oldest.title);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(category);
    await expect(box).toHaveValue('');
  });
});
