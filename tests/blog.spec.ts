import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {buildDir} from '../scripts/lib/paths';
import {expectAccessibleInThemes} from './support/axe';
import {expect, openPage, test, type Locale, type Site} from './support/test';

const PAGE_SIZE = 4;

/** One post as the built JSON feed tells it, so that the tests name no title. */
interface Post {
  readonly title: string;
  /** Label of its first category. */
  readonly category: string;
  /** Labels of all. */
  readonly categories: readonly string[];
  readonly path: string;
}

/** All posts of a language, newest first. */
function builtPosts(locale: Locale): readonly Post[] {
  const file = path.join(buildDir, locale === 'en' ? '' : locale, 'blog/feed.json');
  const {items} = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly items: readonly {title: string; url: string; tags: readonly string[]}[];
  };
  return items.map(({title, url, tags}) => ({
    title,
    category: tags[0] ?? '',
    categories: tags,
    path: new URL(url).pathname,
  }));
}

/** Titles on a page of a list, counted from 1. */
const pageOf = (posts: readonly Post[], number: number): string[] =>
  posts.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE).map(({title}) => title);

/** The address that a search for a text has. */
const searchFor = (text: string): string => `?${new URLSearchParams({q: text}).toString()}`;

interface Blog {
  readonly home: string;
  readonly posts: readonly Post[];
  /** The last post, which the first page does not list. */
  readonly oldest: Post;
  readonly title: Locator;
  /** Titles of the posts that the page lists. */
  readonly listed: Locator;
  readonly box: Locator;
  readonly chips: Locator;
  readonly pages: Locator;
  readonly chipOf: (category: string) => Locator;
}

function blogOf(page: Page, {text, path: pathOf, language}: Site): Blog {
  const links = (name: string): Locator => page.getByRole('navigation', {name}).getByRole('link');
  const chips = links(text('blog.categories.label'));
  const posts = builtPosts(language);
  return {
    home: pathOf('/blog/'),
    posts,
    oldest: posts.at(-1)!,
    title: page.getByRole('heading', {level: 1}),
    listed: page.getByRole('main').getByRole('heading', {level: 2}),
    box: page.getByRole('searchbox', {name: text('blog.search.label')}),
    chips,
    pages: links(text('blog.pages.label')),
    chipOf: (category) => chips.filter({hasText: category}),
  };
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the blog has its posts by page and category', {tag: '@fr'}, async ({page, site}) => {
    const {home, posts, oldest, title, listed, pages, chips, chipOf, box} = blogOf(page, site);
    await page.goto(home);
    await expect(listed).toHaveText(pageOf(posts, 1));
    await expect(pages).toHaveCount(Math.ceil(posts.length / PAGE_SIZE));
    const kinds = new Set(posts.flatMap(({categories}) => categories)).size;
    await expect(chips).toHaveCount(kinds + 1);
    await expect(box).toBeHidden();
    await pages.last().click();
    await expect(listed.last()).toHaveText(oldest.title);
    await expect(pages.last()).toHaveAttribute('aria-current', 'page');

    const {category} = oldest;
    const own = posts.filter(({categories}) => categories.includes(category));
    await expect(chipOf(category)).toHaveText(new RegExp(`^${category}\\s*${own.length}$`));
    await chipOf(category).click();
    await expect(title).toHaveText(category);
    await expect(listed).toHaveText(pageOf(own, 1));
    await page.goto(`${home}tags/`);
    await expect(listed).toHaveCount(kinds);
  });
});

test.describe("the blog's search", () => {
  test(
    'filters as you type, marks what it found, and remembers it',
    {tag: ['@fr', '@phone']},
    async ({page, site}) => {
      const {home, posts, oldest, title, listed, box} = blogOf(page, site);
      const query = oldest.title;
      await openPage(page, home);
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
      await expect(
        page.getByRole('article').getByRole('link', {name: oldest.category, exact: true}).first(),
      ).toHaveAttribute('href', /\/blog\/tags\/[\w-]+\/$/);
      await page.goBack();
      await expect(listed.first()).toHaveText(query);
      await expect(box).toHaveValue(query);
      // One step undoes the search, not a letter.
      await page.goBack();
      await expect(page).toHaveURL(home);
      await expect(box).toHaveValue('');
      await expect(listed).toHaveText(pageOf(posts, 1));
      await page.goForward();
      await expect(box).toHaveValue(query);
    },
  );

  test('goes on when somebody types on a later page of a slow phone', async ({page, site}) => {
    const {home, oldest, listed, box} = blogOf(page, site);
    await openPage(page, `${home}page/2/`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await box.pressSequentially(oldest.title, {delay: 90});
    await expect(box).toHaveValue(oldest.title);
    await expect(page).toHaveURL(`${home}page/2/${searchFor(oldest.title)}`);
    await expect(box).toBeFocused();
    await expect(listed.first()).toHaveText(oldest.title);
  });

  test('goes along to the categories, by keyboard too', async ({page, site}) => {
    const {home, posts, oldest, listed, box, chips, chipOf} = blogOf(page, site);
    await openPage(page, home);
    await chipOf(oldest.category).press('Enter');
    await expect(page).toHaveURL(/\/blog\/tags\/[\w-]+\/$/);
    const category = page.url();
    const own = posts.filter(({categories}) => categories.includes(oldest.category));
    await expect(listed).toHaveText(pageOf(own, 1));
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
    await expect(listed).toHaveText(pageOf(own, 1));
  });

  test('is large enough for a finger', {tag: '@phone-only'}, async ({page, site}) => {
    const {home, box, chips, pages} = blogOf(page, site);
    await openPage(page, home);
    for (const control of [box, chips.last(), pages.last()]) {
      await expect(control).toBeVisible();
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test('a related post leads to its category as well', async ({page, site}) => {
  await openPage(page, builtPosts('en')[0]!.path);
  const related = page.getByRole('region', {name: site.text('blog.related')});
  await related.getByRole('listitem').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/tags\//);
});
