import type {Page} from '@playwright/test';
import {expect, localePath, openPage, test, type Locale} from './support/test';
import {desktopOnly, stored, storeFirst} from './support/visitor';

/** The switch is named in the language it leads to. */
const switchName: Readonly<Record<Locale, string>> = {en: 'Français', fr: 'English'};

function languageSwitch(page: Page, pageLocale: Locale) {
  return page.getByRole('banner').getByRole('link', {name: switchName[pageLocale]});
}

const pairs = [
  ['en', 'fr'],
  ['fr', 'en'],
] as const;

for (const [from, to] of pairs) {
  test(`the switch from ${from} keeps the page, its query and its hash`, async ({page}) => {
    for (const rest of ['/?utm_source=mail&x=1#pricing', '/careers/?a=b', '/documentation/']) {
      await openPage(page, localePath(from, rest));
      await languageSwitch(page, from).click();
      await expect(page).toHaveURL(localePath(to, rest));
      await expect(page.locator('html')).toHaveAttribute('lang', to === 'fr' ? 'fr-CA' : 'en');
      expect(await stored(page, 'language')).toBe(to);
    }
  });

  test(`the switch from ${from} writes the choice at once`, async ({page}) => {
    desktopOnly();
    await openPage(page, localePath(from, '/about-us/'));
    await page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault());
    });
    await languageSwitch(page, from).click();
    expect(await stored(page, 'language')).toBe(to);
    await expect(page).toHaveURL(localePath(from, '/about-us/'));
  });

  test(`the switch from ${from} keeps a hash that was reached on the page`, async ({page}) => {
    desktopOnly();
    await openPage(page, localePath(from));
    await page.getByRole('banner').getByRole('link', {name: 'FAQ'}).click();
    await expect(page).toHaveURL(/#faq$/);
    await languageSwitch(page, from).click();
    await expect(page).toHaveURL(localePath(to, '/#faq'));
  });
}

test.describe('a visitor who chose French', () => {
  test.beforeEach(async ({page}) => {
    await storeFirst(page, {language: 'fr'});
  });

  test('lands on /fr/ with query and hash, and sees nothing of /', async ({page}) => {
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
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect.poll(() => painted).toEqual(['/fr/']);
    expect(parsed[0]).toEqual(['/', false]);
  });

  test('can go back to English, and / stays English then', async ({page}) => {
    await page.goto('/', {waitUntil: 'commit'});
    await expect(page).toHaveURL('/fr/');
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await languageSwitch(page, 'fr').click();
    await expect(page).toHaveURL('/');
    await openPage(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await stored(page, 'language')).toBe('en');
  });

  test('stays on an English page that a link names', async ({page}) => {
    desktopOnly();
    for (const path of ['/about-us/', '/documentation/', '/blog/']) {
      await openPage(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
  });

  test('stays on the English home page that a link of the site leads to', async ({page}) => {
    desktopOnly();
    await openPage(page, '/about-us/');
    await page.getByRole('banner').getByRole('link', {name: 'Home'}).click();
    await expect(page).toHaveURL('/#hero');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test.describe('and is a crawler', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });

    test('stays where it is', async ({page}) => {
      desktopOnly();
      await openPage(page, '/');
      await expect(page).toHaveURL('/');
    });
  });
});

test('a visitor who chose English stays on /fr/ when a link names it', async ({page}) => {
  desktopOnly();
  await storeFirst(page, {language: 'en'});
  await openPage(page, '/fr/');
  await expect(page).toHaveURL('/fr/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});

for (const junk of ['de', '', 'FR', 'constructor', '__proto__', '{"language":"fr"}']) {
  test(`a stored language ${JSON.stringify(junk)} counts as none`, async ({page}) => {
    desktopOnly();
    await storeFirst(page, {language: junk});
    await openPage(page, '/');
    await expect(page).toHaveURL('/');
    await languageSwitch(page, 'en').click();
    await expect(page).toHaveURL('/fr/');
    expect(await stored(page, 'language')).toBe('fr');
  });
}

test.describe('a first visit in a browser that prefers French', () => {
  test.use({locale: 'fr-CA'});
  const suggestion = (page: Page) => page.getByRole('complementary', {name: 'Langue du site'});

  test('gets a suggestion in French, never a redirect', async ({page}) => {
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
    await expect(suggestion(page)).toHaveCount(0);
  });

  test('can dismiss it for good', async ({page}) => {
    await openPage(page, '/');
    await suggestion(page).getByRole('button', {name: 'Fermer cette suggestion'}).click();
    await expect(suggestion(page)).toHaveCount(0);
    await openPage(page, '/careers/');
    await expect(suggestion(page)).toHaveCount(0);
    expect(await stored(page, 'language')).toBeNull();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => !key.startsWith('firegrid:'))).toEqual([]);
  });

  test('sees none on French pages', async ({page}) => {
    desktopOnly();
    await openPage(page, '/fr/');
    await expect(suggestion(page)).toHaveCount(0);
  });
});

for (const locale of ['en-CA', 'de-DE']) {
  test.describe(`a first visit in a browser that prefers ${locale}`, () => {
    test.use({locale});

    test('sees no suggestion', async ({page}) => {
      desktopOnly();
      await openPage(page, '/');
      await expect(page.getByRole('complementary', {name: 'Langue du site'})).toHaveCount(0);
    });
  });
}
