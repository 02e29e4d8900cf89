import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {builtPosts, holds, readBuilt, tellingWord, type FeedPost} from './support/blog';
import {expect, locales, localePath, openPage, test, type Locale} from './support/test';
import {desktopOnly, phoneOnly, storeFirst, type Texts} from './support/visitor';

const texts = {
  en: {
    title: 'Blog',
    search: 'Search the blog',
    categories: 'Categories',
    all: 'All',
    pages: 'Pages of the blog',
    one: 'One post for “',
    none: 'No post',
    clear: 'Clear the search',
    language: 'Français',
    feedTitle: 'Firegrid blog',
    tag: 'en',
    postPages: 'Blog post page navigation',
  },
  fr: {
    title: 'Blogue',
    search: 'Chercher dans le blogue',
    categories: 'Catégories',
    all: 'Tous',
    pages: 'Pages du blogue',
    one: 'Un article pour «\u00a0',
    none: 'Aucun article',
    clear: 'Effacer la recherche',
    language: 'English',
    feedTitle: 'Blogue Firegrid',
    tag: 'fr-CA',
    postPages: 'Pagination des articles du blogue',
  },
} satisfies Texts<string>;

const SLUGS = ['product-updates', 'tutorial', 'case-study', 'industry-insights'] as const;
const PAGE_SIZE = 4;

const titles = (posts: readonly FeedPost[]): string[] => posts.map(({title}) => title);
const listed = (page: Page): Locator => page.getByRole('main').getByRole('heading', {level: 2});
const box = (page: Page, locale: Locale): Locator =>
  page.getByRole('searchbox', {name: texts[locale].search});
const chips = (page: Page, locale: Locale): Locator =>
  page.getByRole('navigation', {name: texts[locale].categories}).getByRole('link');
const pages = (page: Page, locale: Locale): Locator =>
  page.getByRole('navigation', {name: texts[locale].pages}).getByRole('link');

/** The categories in the order of the chips, as label and slug. */
async function readChips(
  page: Page,
  locale: Locale,
): Promise<{readonly label: string; readonly slug: string; readonly count: number}[]> {
  const found = await chips(page, locale).evaluateAll((links) =>
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

for (const locale of locales) {
  const text = texts[locale];
  const home = localePath(locale, '/blog/');

  test.describe(`the blog in ${locale} without JavaScript`, () => {
    test.use({javaScriptEnabled: false});

    test('has its posts on numbered pages', async ({page}) => {
      desktopOnly();
      const posts = builtPosts(locale);
      const count = Math.ceil(posts.length / PAGE_SIZE);
      expect(count).toBeGreaterThanOrEqual(3);
      const heads = new Set<string>();
      await page.goto(home);
      for (let number = 1; number <= count; number += 1) {
        await expect(page).toHaveURL(number === 1 ? home : `${home}page/${number}/`);
        await expect(listed(page)).toHaveText(
          titles(posts.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)),
        );
        await expect(pages(page, locale)).toHaveText(
          Array.from({length: count}, (_, index) => String(index + 1)),
        );
        await expect(pages(page, locale).nth(number - 1)).toHaveAttribute('aria-current', 'page');
        heads.add(await page.title());
        heads.add((await page.locator('meta[name="description"]').getAttribute('content')) ?? '');
        if (number < count) {
          await pages(page, locale).nth(number).click();
        }
      }
      expect(heads.size).toBe(2 * count);
      await expect(box(page, locale)).toBeHidden();
    });

    test('has chips with counts that lead to the categories', async ({page}) => {
      desktopOnly();
      const posts = builtPosts(locale);
      await page.goto(home);
      await expect(chips(page, locale).first()).toHaveText(
        new RegExp(`^${text.all}\\s*${posts.length}$`),
      );
      const found = await readChips(page, locale);
      expect(found.map(({slug}) => slug)).toEqual(SLUGS);
      for (const {label, slug, count} of found) {
        const own = posts.filter(({category}) => category === label);
        expect(own).toHaveLength(count);
        await page.goto(home);
        await chips(page, locale).filter({hasText: label}).click();
        await expect(page).toHaveURL(`${home}tags/${slug}/`);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(label);
        await expect(listed(page)).toHaveText(titles(own.slice(0, PAGE_SIZE)));
        await expect(chips(page, locale).filter({hasText: label})).toHaveAttribute(
          'aria-current',
          'true',
        );
        await expect(page.locator('meta[name="description"]')).toHaveAttribute(
          'content',
          /^.{110,155}$/,
        );
      }
      await page.goto(`${home}tags/`);
      await expect(listed(page)).toHaveText(found.map(({label}) => label));
    });
  });

  test.describe(`the blog's search in ${locale}`, () => {
    test('filters as you type, marks what it found, and remembers it', async ({page}) => {
      const posts = builtPosts(locale);
      const {word, post} = tellingWord(posts, 'entry');
      await openPage(page, home);
      await box(page, locale).pressSequentially(word.toUpperCase(), {delay: 20});
      await expect(listed(page)).toHaveText([post.title]);
      await expect(listed(page).locator('mark').first()).toBeVisible();
      expect(
        await listed(page)
          .locator('mark')
          .first()
          .evaluate((mark) => mark.textContent.normalize('NFD').replace(/\p{M}/gu, '')),
      ).toMatch(new RegExp(`^${word}$`, 'i'));
      await expect(page).toHaveURL(`${home}?q=${word.toUpperCase()}`);
      await expect(page.getByRole('status').filter({hasText: text.one})).toBeAttached();
      await expect(box(page, locale)).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(home);
      await expect(box(page, locale)).toHaveValue('');
      await expect(listed(page)).toHaveText(titles(posts.slice(0, PAGE_SIZE)));
      await page.goForward();
      await expect(box(page, locale)).toHaveValue(word.toUpperCase());

      await listed(page).getByRole('link').click();
      await expect(page).toHaveURL(post.path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(post.title);
      await page.goBack();
      await expect(listed(page)).toHaveText([post.title]);
      await expect(box(page, locale)).toHaveValue(word.toUpperCase());
      // One step undoes the search, not a letter.
      await page.goBack();
      await expect(page).toHaveURL(home);
      await expect(box(page, locale)).toHaveValue('');
      await expect(listed(page)).toHaveText(titles(posts.slice(0, PAGE_SIZE)));
    });

    test('knows the texts of the posts, and loads them when it is asked', async ({page}) => {
      desktopOnly();
      const {word, post} = tellingWord(builtPosts(locale), 'text');
      await openPage(page, home);
      await page.waitForLoadState('networkidle');
      const words = page.waitForResponse(
        async (response) =>
          response.request().resourceType() === 'script' && (await response.text()).includes(word),
      );
      await box(page, locale).focus();
      await words;
      await box(page, locale).fill(word);
      await expect(listed(page)).toHaveText([post.title]);

      await openPage(page, `${home}?q=${word}`);
      await expect(listed(page)).toHaveText([post.title]);
      await expect(box(page, locale)).toHaveValue(word);
    });

    test('goes on when somebody types on a later page or in a category', async ({page}) => {
      desktopOnly();
      const {word, post} = tellingWord(builtPosts(locale), 'entry');
      await openPage(page, `${home}page/2/`);
      await box(page, locale).pressSequentially(word, {delay: 90});
      await expect(page).toHaveURL(`${home}?q=${word}`);
      await expect(box(page, locale)).toHaveValue(word);
      await expect(box(page, locale)).toBeFocused();
      await expect(listed(page)).toHaveText([post.title]);

      const slug = (await readChips(page, locale)).find(({label}) => label === post.category)?.slug;
      await openPage(page, `${home}tags/${slug ?? ''}/`);
      await box(page, locale).pressSequentially(word, {delay: 90});
      await expect(page).toHaveURL(`${home}?q=${word}&category=${slug ?? ''}`);
      await expect(listed(page)).toHaveText([post.title]);
    });

    test('goes together with the categories, by keyboard too', async ({page}) => {
      desktopOnly();
      const posts = builtPosts(locale);
      await openPage(page, home);
      const [, second] = await readChips(page, locale);
      const {label, slug, count} = second!;
      await chips(page, locale).filter({hasText: label}).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${home}?category=${slug}`);
      const own = posts.filter(({category}) => category === label);
      expect(own).toHaveLength(count);
      await expect(listed(page)).toHaveText(titles(own.slice(0, PAGE_SIZE)));
      await expect(chips(page, locale).filter({hasText: label})).toBeFocused();
      await expect(chips(page, locale).filter({hasText: label})).toHaveAttribute(
        'aria-current',
        'true',
      );

      const {word, post} = tellingWord(own, 'entry');
      await box(page, locale).fill(word);
      const both = own.filter(({words}) => holds(words, word));
      expect(both).toContain(post);
      await expect(page).toHaveURL(`${home}?q=${word}&category=${slug}`);
      await expect(listed(page)).toHaveText(titles(both.slice(0, PAGE_SIZE)));
      await chips(page, locale).first().click();
      await expect(page).toHaveURL(`${home}?q=${word}`);

      await page.goBack();
      await expect(page).toHaveURL(`${home}?q=${word}&category=${slug}`);
      await expect(listed(page)).toHaveText(titles(both.slice(0, PAGE_SIZE)));
      await page.goBack();
      await expect(page).toHaveURL(`${home}?category=${slug}`);
      await expect(box(page, locale)).toHaveValue('');
      await page.goBack();
      await expect(listed(page)).toHaveText(titles(posts.slice(0, PAGE_SIZE)));
      await page.goForward();
      await expect(listed(page)).toHaveText(titles(own.slice(0, PAGE_SIZE)));
    });

    test('turns pages of what it found', async ({page}) => {
      desktopOnly();
      const posts = builtPosts(locale);
      // A beginning that many posts hold.
      const found = posts.filter(({words}) => holds(words, 'a'));
      expect(found.length).toBeGreaterThan(PAGE_SIZE);
      await openPage(page, `${home}?q=a`);
      await expect(listed(page)).toHaveText(titles(found.slice(0, PAGE_SIZE)));
      await pages(page, locale).nth(1).click();
      await expect(page).toHaveURL(`${home}?q=a&page=2`);
      await expect(listed(page)).toHaveText(titles(found.slice(PAGE_SIZE, 2 * PAGE_SIZE)));
      await expect(listed(page).first()).toBeInViewport();
      await page.goBack();
      await expect(listed(page)).toHaveText(titles(found.slice(0, PAGE_SIZE)));
      await openPage(page, `${home}?q=a&page=2`);
      await expect(listed(page)).toHaveText(titles(found.slice(PAGE_SIZE, 2 * PAGE_SIZE)));
      // Without a search, the pages are those that scripts are not needed for.
      await openPage(page, home);
      await pages(page, locale).nth(2).click();
      await expect(page).toHaveURL(`${home}page/3/`);
      await expect(listed(page)).toHaveText(titles(posts.slice(2 * PAGE_SIZE, 3 * PAGE_SIZE)));
    });

    test('says when there is nothing, and leads back', async ({page}) => {
      desktopOnly();
      await openPage(page, home);
      await box(page, locale).fill('zxqvw <b>&');
      await expect(listed(page)).toHaveCount(0);
      await expect(page.getByRole('main').getByText(text.none).first()).toBeVisible();
      await page.getByRole('button', {name: text.clear}).click();
      await expect(page).toHaveURL(home);
      await expect(box(page, locale)).toBeFocused();
      await expect(listed(page)).toHaveCount(PAGE_SIZE);
    });

    test('makes sense of addresses that make none', async ({page}) => {
      desktopOnly();
      const posts = builtPosts(locale);
      const first = titles(posts.slice(0, PAGE_SIZE));
      const last = titles(posts.slice(PAGE_SIZE * Math.floor((posts.length - 1) / PAGE_SIZE)));
      for (const [query, expected] of [
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
        await openPage(page, home + query);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(text.title);
        if (expected) {
          await expect(listed(page)).toHaveText([...expected]);
        }
      }
    });

    test('is kept when the language is switched', async ({page}) => {
      desktopOnly();
      await openPage(page, `${home}?q=test&category=tutorial`);
      await expect(box(page, locale)).toHaveValue('test');
      await page.getByRole('banner').getByRole('link', {name: text.language}).click();
      const other = locale === 'en' ? 'fr' : 'en';
      await expect(page).toHaveURL(`${localePath(other, '/blog/')}?q=test&category=tutorial`);
      await expect(box(page, other)).toHaveValue('test');
    });

    test('is large enough for a finger', async ({page}) => {
      phoneOnly();
      await openPage(page, `${home}?q=a`);
      for (const control of [
        box(page, locale),
        chips(page, locale).last(),
        pages(page, locale).last(),
      ]) {
        await expect(control).toBeVisible();
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    });
  });

  test(`the blog's feeds in ${locale} are sound and found`, async ({page, request}) => {
    desktopOnly();
    await page.goto(home);
    const posts = builtPosts(locale);
    for (const [file, type] of [
      ['rss.xml', 'application/rss+xml'],
      ['atom.xml', 'application/atom+xml'],
      ['feed.json', 'application/json'],
    ] as const) {
      const address = `${home}${file}`;
      await expect(page.locator(`link[rel="alternate"][type="${type}"]`)).toHaveAttribute(
        'href',
        address,
      );
      await expect(page.getByRole('main').locator(`a[href="${address}"]`)).toBeVisible();
      expect((await request.get(address)).status()).toBe(200);
    }
    const read = (file: string): Promise<{title: string; language: string; entries: string[]}> =>
      page.evaluate(
        (xml) => {
          const document = new DOMParser().parseFromString(xml, 'application/xml');
          if (document.querySelector('parsererror')) {
            throw new Error(document.documentElement.textContent);
          }
          return {
            title: document.querySelector('title')?.textContent ?? '',
            language: document.querySelector('language')?.textContent ?? '',
            entries: [...document.querySelectorAll(':is(item, entry) > title')].map(
              ({textContent}) => textContent,
            ),
          };
        },
        readBuilt(locale, file),
      );
    expect(await read('blog/rss.xml')).toEqual({
      title: text.feedTitle,
      language: text.tag,
      entries: titles(posts),
    });
    expect(await read('blog/atom.xml')).toMatchObject({
      title: text.feedTitle,
      entries: titles(posts),
    });
    const bodies = readBuilt(locale, 'blog/feed.json');
    expect(bodies).toContain('<pre><code>');
    expect(bodies).not.toMatch(/<(button|svg)|data-needs-script|class=/);
  });

  test(`posts in ${locale} lead to their category and their neighbours`, async ({page}) => {
    desktopOnly();
    const [newest, middle, next] = builtPosts(locale);
    await openPage(page, middle!.path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(middle!.title);
    const neighbours = page.getByRole('navigation', {name: text.postPages}).getByRole('link');
    await expect(neighbours.first()).toHaveAttribute('href', newest!.path);
    await expect(neighbours.last()).toHaveAttribute('href', next!.path);
    await expect(
      page.getByRole('article').getByRole('link', {name: middle!.category, exact: true}),
    ).toHaveAttribute('href', /\/blog\/tags\/[\w-]+\/$/);
  });

  for (const theme of ['light', 'dark'] as const) {
    test.describe(`with less motion, ${theme}`, () => {
      // Half-drawn things have the wrong contrast.
      test.use({contextOptions: {reducedMotion: 'reduce'}});

      test(`axe finds nothing in searches of the blog in ${locale}`, async ({page}) => {
        desktopOnly();
        await storeFirst(page, {'vite-ui-theme': theme});
        // The other pages of the blog stand in the sitemap, where pages.spec.ts finds them.
        for (const address of [`${home}?q=test`, `${home}?q=zxqvw`]) {
          await openPage(page, address);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          for (const width of [360, 1280]) {
            await page.setViewportSize({width, height: 900});
            await expectAccessible(page, `${address} at ${width} px`);
          }
        }
      });
    });
  }
}
