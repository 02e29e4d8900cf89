import type {Page} from '@playwright/test';
import {expectAccessibleInThemes} from './support/axe';
import {expect, hydrated, localePath, openPage, test} from './support/test';
import {text} from './support/texts';
import {openHeader, stored, storeFirst, switchLanguage} from './support/visitor';

const english = localePath('en');
const french = localePath('fr');

const html = (page: Page) => page.locator('html');

test(
  'the switch keeps the page, its query and its hash, and writes the choice at once',
  {tag: '@phone'},
  async ({page, site, isMobile}) => {
    await site.open('/?utm_source=mail&x=1#pricing');
    await switchLanguage(page, site.other);
    await expect(page).toHaveURL(localePath(site.other, '/?utm_source=mail&x=1#pricing'));
    await expect(html(page)).toHaveAttribute('lang', site.other === 'fr' ? 'fr-CA' : 'en');
    expect(await stored(page, 'language')).toBe(site.other);
    await hydrated(page);

    const header = await openHeader(page, site.other, isMobile);
    await header.getByRole('link', {name: text('nav.faq', site.other), exact: true}).click();
    await expect(page).toHaveURL(/#faq$/);
    await switchLanguage(page, site.language);
    await expect(page, 'a hash reached on the page, and the campaign of the visit').toHaveURL(
      site.path('/?utm_source=mail#faq'),
    );

    await openPage(page, localePath(site.other, '/documentation/'));
    // Nothing follows the link, so that only the press can have written.
    await page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault());
    });
    await switchLanguage(page, site.language);
    expect(await stored(page, 'language')).toBe(site.language);
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
      await page.exposeFunction('notePaint', (path: string) => painted.push(path));
      await page.addInitScript(() => {
        const {notePaint} = window as unknown as {notePaint: (path: string) => void};
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) {
            notePaint(location.pathname);
          }
        }).observe({type: 'paint', buffered: true});
      });
      await page.goto(`${english}?utm_source=mail#pricing`, {waitUntil: 'commit'});
      await expect(page).toHaveURL(`${french}?utm_source=mail#pricing`);
      await expect(html(page)).toHaveAttribute('lang', 'fr-CA');
      await expect.poll(() => painted).toEqual([french]);
    },
  );

  test(
    'can go back to English, and / stays English then',
    {tag: '@phone'},
    async ({page, context, isMobile}) => {
      await page.goto(english, {waitUntil: 'commit'});
      await expect(page).toHaveURL(french);
      await hydrated(page);
      if (!isMobile) {
        const opened = context.waitForEvent('page');
        // Playwright misses the page of a tab that arrives before it has the tab.
        await context.route(english, async (route) => {
          await opened;
          await route.continue();
        });
        await page.locator('header').getByRole('link', {name: 'English'}).click({button: 'middle'});
        const tab = await opened;
        await expect(tab.getByRole('heading', {level: 1})).toBeVisible();
        await expect(tab).toHaveURL(english);
        await tab.close();
        await page.evaluate(() => localStorage.setItem('language', 'fr'));
      }
      await switchLanguage(page, 'en');
      await expect(page).toHaveURL(english);
      await openPage(page, english);
      await expect(html(page)).toHaveAttribute('lang', 'en');
    },
  );
});

test.describe('a first visit in a browser that prefers French', () => {
  test.use({locale: 'fr-CA'});

  test('gets a suggestion in French, never a redirect', {tag: '@phone'}, async ({page}) => {
    const suggestion = page.getByRole('complementary', {name: 'Langue du site'});
    await openPage(page, english);
    await expect(suggestion).toContainText('Ce site existe aussi en français.');
    await expectAccessibleInThemes(page, 'suggestion');
    await expect(page).toHaveURL(english);
    await openPage(page, localePath('en', '/about-us/?a=b'));
    expect(await stored(page, 'language')).toBeNull();
    await suggestion.getByRole('link', {name: 'Continuer en français'}).click();
    await expect(page).toHaveURL(localePath('fr', '/about-us/?a=b'));
    expect(await stored(page, 'language')).toBe('fr');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(suggestion, 'none on French pages').toHaveCount(0);
  });
});
