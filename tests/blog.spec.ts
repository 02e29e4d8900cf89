import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {builtPosts, holds, tellingWord, type FeedPost} from './support/blog';
import {expect, localePath, openPage, test, type Site} from './support/test';
import {switchLanguage} from './support/visitor';

const SLUGS = ['product-updates', 'tutorial', 'case-study', 'industry-insights'] as const;
const PAGE_SIZE = 4;

const titles = (posts: readonly FeedPost[]): string[] => posts.map(({title}) => title);

/** Titles on a page of a list, counted from 1. */
const pageOf = (posts: readonly FeedPost[], number: number): string[] =>
  titles(posts.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE));

interface Blog {
  readonly home: string;
  readonly posts: readonly FeedPost[];
  readonly title: Locator;
  /** Titles of the posts that the page lists. */
  readonly listed: Locator;
  readonly box: Locator;
  readonly chips: Locator;
  readonly pages: Locator;
  readonly chipOf: (category: string) => Locator;
}

function blogOf(page: Page, {text, path, language}: Site): Blog {
  const links = (name: string): Locator => page.getByRole('navigation', {name}).getByRole('link');
  const chips = links(text('blog.categories.label'));
  return {
    home: path('/blog/'),
    posts: builtPosts(language),
    title: page.getByRole('heading', {level: 1}),
    listed: page.getByRole('main').getByRole('heading', {level: 2}),
    box: page.getByRole('searchbox', {name: text('blog.search.label')}),
    chips,
    pages: links(text('blog.pages.label')),
    chipOf: (category) => chips.filter({hasText: category}),
  };
}

/** The categories in the order of the chips. */
async function readChips(
  chips: Locator,
): Promise<{readonly label: string; readonly slug: string; readonly count: number}[]> {
  const found = await chips.evaluateAll((links) =>
    links.slice(1).map((link) => ({
      text: link.textContent.trim(),
      slug: (link.getAttribute('href') ?? '').split('/').filter(Boolean).at(-1) ?? '',
    })),
  );
  return found.map(({text, slug}) => ({
    slug,
    label: text.replace(/\s*\d+$/, ''),
    count: Number(/\d+$/.exec(text)?.[0]),
  }));
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the blog has its posts on numbered pages', {tag: '@fr'}, async ({page, site}) => {
    const {home, posts, listed, pages, box} = blogOf(page, site);
    const count = Math.ceil(posts.length / PAGE_SIZE);
    expect(count).toBeGreaterThanOrEqual(3);
    const heads = new Set<string>();
    await page.goto(home);
    for (let number = 1; number <= count; number += 1) {
      await expect(page).toHaveURL(number === 1 ? home : `${home}page/${number}/`);
      await expect(listed).toHaveText(pageOf(posts, number));
      await expect(pages).toHaveText(Array.from({length: count}, (_, index) => String(index + 1)));
      await expect(pages.nth(number - 1)).toHaveAttribute('aria-current', 'page');
      heads.add(await page.title());
      heads.add((await page.locator('meta[name="description"]').getAttribute('content')) ?? '');
      if (number < count) {
        await pages.nth(number).click();
      }
    }
    expect(heads.size, 'titles and descriptions of their own').toBe(2 * count);
    await expect(box).toBeHidden();
  });

  test(
    'the blog has chips with counts that lead to the categories',
    {tag: '@fr'},
    async ({page, site}) => {
      const {home, posts, title, listed, chips, chipOf} = blogOf(page, site);
      await page.goto(home);
      await expect(chips.first()).toHaveText(
        new RegExp(`^${site.text('blog.categories.all')}\\s*${posts.length}$`),
      );
      const found = await readChips(chips);
      expect(found.map(({slug}) => slug)).toEqual(SLUGS);
      for (const {label, slug, count} of found) {
        const own = posts.filter(({category}) => category === label);
        expect(own).toHaveLength(count);
        await page.goto(home);
        await chipOf(label).click();
        await expect(page).toHaveURL(`${home}tags/${slug}/`);
        await expect(title).toHaveText(label);
        await expect(listed).toHaveText(pageOf(own, 1));
        await expect(chipOf(label)).toHaveAttribute('aria-current', 'true');
        await expect(page.locator('meta[name="description"]')).toHaveAttribute(
          'content',
          /^.{110,155}$/,
        );
      }
      await page.goto(`${home}tags/`);
      await expect(listed).toHaveText(found.map(({label}) => label));
    },
  );
});

test.describe("the blog's search", () => {
  test(
    'filters as you type, marks what it found, and remembers it',
    {tag: ['@fr', '@phone']},
    async ({page, site}) => {
      const {home, posts, title, listed, box} = blogOf(page, site);
      const {word, post} = tellingWord(posts, 'entry');
      await openPage(page, home);
      await box.pressSequentially(word.toUpperCase(), {delay: 20});
      await expect(listed).toHaveText([post.title]);
      const marks = listed.locator('mark');
      await expect(marks.first()).toBeVisible();
      const marked = (await marks.allInnerTexts()).map((text) =>
        text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
      );
      // Words that mean the same are marked as well.
      expect(marked).toContain(word);
      await expect(page).toHaveURL(`${home}?q=${word.toUpperCase()}`);
      const one = site
        .text('blog.results.query', {query: word.toUpperCase(), count: 1})
        .split('|')[0]!;
      await expect(page.getByRole('status').filter({hasText: one})).toBeAttached();
      await expect(box).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(home);
      await expect(box).toHaveValue('');
      await expect(listed).toHaveText(pageOf(posts, 1));
      await page.goForward();
      await expect(box).toHaveValue(word.toUpperCase());

      await listed.getByRole('link').click();
      await expect(page).toHaveURL(post.path);
      await expect(title).toHaveText(post.title);
      await page.goBack();
      await expect(listed).toHaveText([post.title]);
      await expect(box).toHaveValue(word.toUpperCase());
      // One step undoes the search, not a letter.
      await page.goBack();
      await expect(page).toHaveURL(home);
      await expect(box).toHaveValue('');
      await expect(listed).toHaveText(pageOf(posts, 1));
    },
  );

  test(
    'knows the texts of the posts, and loads them when it is asked',
    {tag: '@fr'},
    async ({page, site}) => {
      const {home, posts, listed, box} = blogOf(page, site);
      const {word, post} = tellingWord(posts, 'text');
      await openPage(page, home);
      await page.waitForLoadState('networkidle');
      const index = page.waitForResponse((response) => response.url().includes('/search-index/'));
      await box.focus();
      await index;
      // By relevance: posts with a near form of the word may follow.
      await box.fill(word);
      await expect(listed.first()).toHaveText(post.title);
      await expect(listed).not.toHaveCount(PAGE_SIZE);
      await openPage(page, `${home}?q=${word}`);
      await expect(listed).not.toHaveCount(PAGE_SIZE);
      await expect(listed.first()).toHaveText(post.title);
      await expect(box).toHaveValue(word);
    },
  );

  test('goes on when somebody types on a later page or in a category', async ({page, site}) => {
    const {home, posts, listed, box, chips} = blogOf(page, site);
    const {word, post} = tellingWord(posts, 'entry');
    await openPage(page, `${home}page/2/`);
    await box.pressSequentially(word, {delay: 90});
    await expect(page).toHaveURL(`${home}?q=${word}`);
    await expect(box).toHaveValue(word);
    await expect(box).toBeFocused();
    await expect(listed).toHaveText([post.title]);

    const {slug} = (await readChips(chips)).find(({label}) => label === post.category)!;
    await openPage(page, `${home}tags/${slug}/`);
    await box.pressSequentially(word, {delay: 90});
    await expect(page).toHaveURL(`${home}?q=${word}&category=${slug}`);
    await expect(listed).toHaveText([post.title]);
  });

  test('goes together with the categories, by keyboard too, and in the other language', async ({
    page,
    site,
  }) => {
    const {home, posts, listed, box, chips, chipOf} = blogOf(page, site);
    await openPage(page, home);
    const {label, slug, count} = (await readChips(chips))[1]!;
    const chip = chipOf(label);
    await chip.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${home}?category=${slug}`);
    const own = posts.filter(({category}) => category === label);
    expect(own).toHaveLength(count);
    await expect(listed).toHaveText(pageOf(own, 1));
    await expect(chip).toBeFocused();
    await expect(chip).toHaveAttribute('aria-current', 'true');

    const {word, post} = tellingWord(own, 'entry');
    await box.fill(word);
    const both = own.filter(({words}) => holds(words, word));
    expect(both).toContain(post);
    await expect(page).toHaveURL(`${home}?q=${word}&category=${slug}`);
    await expect(listed).toHaveText(pageOf(both, 1));
    await chips.first().click();
    await expect(page).toHaveURL(`${home}?q=${word}`);

    await page.goBack();
    await expect(page).toHaveURL(`${home}?q=${word}&category=${slug}`);
    await expect(listed).toHaveText(pageOf(both, 1));
    await page.goBack();
    await expect(page).toHaveURL(`${home}?category=${slug}`);
    await expect(box).toHaveValue('');
    await page.goBack();
    await expect(listed).toHaveText(pageOf(posts, 1));
    await page.goForward();
    await expect(listed).toHaveText(pageOf(own, 1));

    await openPage(page, `${home}?q=test&category=${slug}`);
    await expect(box).toHaveValue('test');
    await switchLanguage(page, site.other);
    await expect(page).toHaveURL(`${localePath(site.other, '/blog/')}?q=test&category=${slug}`);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('test');
  });

  test('turns pages of what it found', async ({page, site}) => {
    const {home, posts, listed, pages} = blogOf(page, site);
    // A word of many posts.
    await openPage(page, `${home}?q=test`);
    // The number of posts is shown once the search has answered.
    const total = page.locator('main section > p');
    await expect(total).toBeVisible();
    await expect(listed).toHaveCount(PAGE_SIZE);
    const first = await listed.allTextContents();
    await pages.nth(1).click();
    await expect(page).toHaveURL(`${home}?q=test&page=2`);
    await expect(listed.first()).not.toHaveText(first[0]!);
    const second = await listed.allTextContents();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await expect(listed.first()).toBeInViewport();
    await page.goBack();
    await expect(listed).toHaveText(first);
    await openPage(page, `${home}?q=test&page=2`);
    await expect(total).toBeVisible();
    await expect(listed).toHaveText(second);
    // Without a search, the pages are those that scripts are not needed for.
    await openPage(page, home);
    await pages.nth(2).click();
    await expect(page).toHaveURL(`${home}page/3/`);
    await expect(listed).toHaveText(pageOf(posts, 3));
  });

  test('says when there is nothing, and makes sense of addresses that make none', async ({
    page,
    site,
  }) => {
    const {home, posts, title, listed, box} = blogOf(page, site);
    await openPage(page, home);
    const query = 'zxqvw <b>&';
    await box.fill(query);
    await expect(listed).toHaveCount(0);
    const nothing = site.text('blog.empty.query', {query});
    await expect(page.getByRole('main').getByText(nothing).first()).toBeVisible();
    await page.getByRole('button', {name: site.text('blog.empty.clear')}).click();
    await expect(page).toHaveURL(home);
    await expect(box).toBeFocused();
    await expect(listed).toHaveCount(PAGE_SIZE);

    const first = pageOf(posts, 1);
    const last = pageOf(posts, Math.ceil(posts.length / PAGE_SIZE));
    for (const [address, expected] of [
      ['?category=unknown', first],
      ['?category=__proto__&page=', first],
      ['?page=abc', first],
      ['?page=-1', first],
      ['?page=99', last],
      ['?q=%20%20', first],
      ['?q=%E0%A4%A', null],
      ['?q=%22%27%3E%3Cscript%3Ealert(1)%3C/script%3E', null],
      ['?q=%28%5B%7B*%5C', first],
      [`?q=${'long'.repeat(500)}`, []],
      ['?q=zxqvw&page=7', []],
    ] as const) {
      await openPage(page, home + address);
      await expect(title).toHaveText('Blog');
      if (expected) {
        await expect(listed).toHaveText([...expected]);
      }
    }
  });

  test('is large enough for a finger', {tag: '@phone-only'}, async ({page, site}) => {
    const {home, box, chips, pages} = blogOf(page, site);
    await openPage(page, `${home}?q=a`);
    for (const control of [box, chips.last(), pages.last()]) {
      await expect(control).toBeVisible();
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('axe finds nothing in its results', async ({page, site}) => {
    // Half-drawn things have the wrong contrast.
    await page.emulateMedia({reducedMotion: 'reduce'});
    // pages.spec.ts looks at the other pages of the blog, which are in the sitemap.
    for (const query of ['?q=test', '?q=zxqvw']) {
      await openPage(page, site.path('/blog/') + query);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        for (const width of [360, 1280]) {
          await page.setViewportSize({width, height: 900});
          await expectAccessible(page, `${query}, ${colorScheme}, at ${width} px`);
        }
      }
    }
  });
});

test('posts lead to their category and their neighbours', async ({page, site}) => {
  const {posts, title} = blogOf(page, site);
  const [newest, middle, next] = posts;
  await openPage(page, middle!.path);
  await expect(title).toHaveText(middle!.title);
  const neighbours = page
    .getByRole('navigation', {name: site.text('theme.blog.post.paginator.navAriaLabel')})
    .getByRole('link');
  await expect(neighbours.first()).toHaveAttribute('href', newest!.path);
  await expect(neighbours.last()).toHaveAttribute('href', next!.path);
  await expect(
    page.getByRole('article').getByRole('link', {name: middle!.category, exact: true}),
  ).toHaveAttribute('href', /\/blog\/tags\/[\w-]+\/$/);
});
