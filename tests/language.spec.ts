import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, localePath, openPage, test} from './support/test';
import {stored, storeFirst, switchLanguage} from './support/visitor';

const html = (page: Page): Locator => page.locator('html');

test(
  'the switch keeps the page, its query and its hash, and writes the choice',
  {
    tag: ['@fr', '@phone'],
  },
  async ({page, site}) => {
    for (const rest of ['/?utm_source=mail&x=1#pricing', '/careers/?a=b', '/documentation/']) {
      await site.open(rest);
      await switchLanguage(page, site.other);
      await expect(page).toHaveURL(localePath(site.other, rest));
      await expect(html(page)).toHaveAttribute('lang', site.other === 'fr' ? 'fr-CA' : 'en');
      expect(await stored(page, 'language')).toBe(site.other);
    }
  },
);

test(
  'the switch writes the choice at once, and keeps a hash reached on the page',
  {
    tag: '@fr',
  },
  async ({page, site}) => {
    await site.open();
    await page
      .getByRole('banner')
      .getByRole('link', {name: site.text('nav.faq')})
      .click();
    await expect(page).toHaveURL(/#faq$/);
    await switchLanguage(page, site.other);
    await expect(page).toHaveURL(localePath(site.other, '/#faq'));

    await site.open('/about-us/');
    await page.evaluate(() => {
      localStorage.removeItem('language');
      document.addEventListener('click', (event) => event.preventDefault());
    });
    await switchLanguage(page, site.other);
    expect(await stored(page, 'language')).toBe(site.other);
    await expect(page).toHaveURL(site.path('/about-us/'));
  },
);

test.describe('a visitor who chose French', () => {
  test.beforeEach(async ({page}) => {
    await storeFirst(page, {language: 'fr'});
  });

  test(
    'lands on /fr/ with query and hash, and sees nothing of /',
    {tag: '@phone'},
    async ({page}) => {
      const painted: string[] = [];
      const parsed: (readonly [path: string, visible: boolean])[] = [];
      await page.exposeFunction('notePaint', (path: string) => painted.push(path));
      await page.exposeFunction('noteParsed', (path: string, visible: boolean) =>
        parsed.push([path, visible]),
      );
      await page.addInitScript(() => {
        const {notePaint, noteParsed} = window as unknown as {
          notePaint: (path: string) => void;
          noteParsed: (path: string, visible: boolean) => void;
        };
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) {
            notePaint(location.pathname);
          }
        }).observe({type: 'paint', buffered: true});
        document.addEventListener('readystatechange', () => {
          if (document.readyState === 'complete') {
            const title = document.querySelector('h1');
            noteParsed(location.pathname, title?.checkVisibility() ?? false);
          }
        });
      });
      // The French page waits until all that the browser keeps of the English one is there.
      await page.route('**/fr/?*', async (route) => {
        await expect.poll(() => parsed).toEqual([['/', false]]);
        await route.continue();
      });
      await page.goto('/?utm_source=mail#pricing', {waitUntil: 'commit'});
      await expect(page).toHaveURL('/fr/?utm_source=mail#pricing');
      await expect(html(page)).toHaveAttribute('lang', 'fr-CA');
      await expect.poll(() => painted).toEqual(['/fr/']);
      expect(parsed[0]).toEqual(['/', false]);
    },
  );

  test('can go back to English, and / stays English then', {tag: '@phone'}, async ({page}) => {
    await page.goto('/', {waitUntil: 'commit'});
    await expect(page).toHaveURL('/fr/');
    await hydrated(page);
    await switchLanguage(page, 'en');
    await expect(page).toHaveURL('/');
    await openPage(page, '/');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    expect(await stored(page, 'language')).toBe('en');
  });

  test('stays on an English page that a link names or leads to', async ({page, site}) => {
    for (const path of ['/documentation/', '/blog/', '/about-us/']) {
      await openPage(page, path);
      await expect(page).toHaveURL(path);
      await expect(html(page)).toHaveAttribute('lang', 'en');
    }
    await page
      .getByRole('banner')
      .getByRole('link', {name: site.text('nav.home')})
      .click();
    await expect(page).toHaveURL('/#hero');
    await expect(html(page)).toHaveAttribute('lang', 'en');
  });

  test.describe('and is a crawler', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });

    test('stays where it is', async ({page}) => {
      await openPage(page, '/');
      await expect(page).toHaveURL('/');
    });
  });
});

test('a visitor who chose English stays on /fr/ when a link names it', async ({page}) => {
  await storeFirst(page, {language: 'en'});
  await openPage(page, '/fr/');
  await expect(page).toHaveURL('/fr/');
  await expect(html(page)).toHaveAttribute('lang', 'fr-CA');
});

test('a stored language that is none counts as none', async ({page}) => {
  for (const junk of ['de', '', 'FR', 'constructor', '__proto__', '{"language":"fr"}']) {
    await openPage(page, '/careers/');
    await page.evaluate((value) => {
      localStorage.setItem('language', value);
    }, junk);
    await openPage(page, '/');
    await expect(page, junk).toHaveURL('/');
    await switchLanguage(page, 'fr');
    await expect(page).toHaveURL('/fr/');
    expect(await stored(page, 'language')).toBe('fr');
  }
});

const suggestion = (page: Page): Locator =>
  page.getByRole('complementary', {name: 'Langue du site'});

test.describe('a first visit in a browser that prefers French', () => {
  test.use({locale: 'fr-CA'});

  test('gets a suggestion in French, never a redirect', {tag: '@phone'}, async ({page}) => {
    for (const path of ['/', '/about-us/?a=b']) {
      await openPage(page, path);
      await expect(suggestion(page)).toContainText('Ce site existe aussi en français.');
      await expect(suggestion(page)).toHaveAttribute('lang', 'fr-CA');
      await expect(page).toHaveURL(path);
    }
    expect(await stored(page, 'language')).toBeNull();
    await suggestion(page).getByRole('link', {name: 'Continuer en français'}).click();
    await expect(page).toHaveURL('/fr/about-us/?a=b');
    expect(await stored(page, 'language')).toBe('fr');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(suggestion(page), 'none on French pages').toHaveCount(0);
  });

  test('can dismiss it for good', {tag: '@phone'}, async ({page}) => {
    await openPage(page, '/');
    await suggestion(page).getByRole('button', {name: 'Fermer cette suggestion'}).click();
    await expect(suggestion(page)).toHaveCount(0);
    await openPage(page, '/careers/');
    await expect(suggestion(page)).toHaveCount(0);
    expect(await stored(page, 'language')).toBeNull();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => !key.startsWith('firegrid:'))).toEqual([]);
  });

  test('sees none where the visit begins on a French page', async ({page}) => {
    await openPage(page, '/fr/');
    await expect(suggestion(page)).toHaveCount(0);
  });
});

for (const locale of ['en-CA', 'de-DE']) {
  test.describe(`a first visit in a browser that prefers ${locale}`, () => {
    test.use({locale});

    test('sees no suggestion', async ({page}) => {
      await openPage(page, '/');
      await expect(suggestion(page)).toHaveCount(0);
    });
  });
}
