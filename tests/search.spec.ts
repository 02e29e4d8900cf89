import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {expect, localePath, locales, openPage, test} from './support/test';
import {desktopOnly, wideOnly, type Texts} from './support/visitor';

const texts: Texts<
  'open' | 'field' | 'recent' | 'clear' | 'nothing' | 'retry' | 'page' | 'unhighlight' | 'close'
> = {
  en: {
    open: 'Search',
    field: 'Search this site',
    recent: 'Recent searches',
    clear: 'Clear',
    nothing: 'Nothing found for',
    retry: 'Try again',
    page: 'All results on a page',
    unhighlight: 'Remove the highlighting',
    close: 'Close search',
  },
  fr: {
    open: 'Recherche',
    field: 'Rechercher dans le site',
    recent: 'Recherches récentes',
    clear: 'Effacer',
    nothing: 'Aucun résultat pour',
    retry: 'Réessayer',
    page: 'Tous les résultats sur une page',
    unhighlight: 'Retirer le surlignage',
    close: 'Fermer la recherche',
  },
};

/** A query that leads to a section of the documentation. */
const query = {en: 'queueTimeout', fr: 'queueTimeout'} as const;

async function open(page: Page, locale: 'en' | 'fr'): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', {name: texts[locale].open}).click();
  const dialog = page.getByRole('dialog', {name: texts[locale].open});
  await expect(dialog).toBeVisible();
  return dialog;
}

for (const locale of locales) {
  const t = texts[locale];

  test(`the search in ${locale} opens from the header and finds pages with their sections`, async ({
    page,
  }) => {
    await openPage(page, localePath(locale));
    const dialog = await open(page, locale);
    const field = dialog.getByRole('combobox', {name: t.field});
    await expect(field).toBeFocused();
    await field.fill(query[locale]);
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expect(dialog.getByRole('group').first()).toBeVisible();
    await expect(dialog.locator('mark').first()).toHaveText(/queuetimeout/i);
    await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', {name: t.open})).toBeFocused();
  });

  test(`a result in ${locale} leads to its section, where the words are highlighted`, async ({
    page,
  }) => {
    desktopOnly();
    await openPage(page, localePath(locale));
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', {name: t.open});
    await dialog.getByRole('combobox').fill(query[locale]);
    const section = dialog.locator('[role="option"][data-section="true"]').first();
    await expect(section).toBeVisible();
    const target = new URL((await section.getAttribute('href')) ?? '', page.url());
    await page.keyboard.press('ArrowDown');
    await expect(section).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target.href);
    await expect(page.locator(target.hash)).toBeInViewport();
    const marked = (): Promise<string[]> =>
      page.evaluate(() =>
        [...(CSS.highlights.get('search-words') ?? [])].map((range) =>
          (range as Range).toString().toLowerCase(),
        ),
      );
    await expect.poll(marked).toContain('queuetimeout');
    await page.getByRole('button', {name: t.unhighlight}).click();
    expect(await marked()).toEqual([]);
  });

  test(`the search in ${locale} remembers this tab's searches until they are cleared`, async ({
    page,
  }) => {
    desktopOnly();
    await openPage(page, localePath(locale));
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', {name: t.open});
    await dialog.getByRole('combobox').fill('jenkins');
    await dialog.getByRole('option').first().click();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('/');
    await expect(dialog.getByText(t.recent)).toBeVisible();
    await dialog.getByRole('button', {name: 'jenkins', exact: true}).click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await dialog.getByRole('combobox').fill('');
    await dialog.getByRole('button', {name: t.clear, exact: true}).click();
    await expect(dialog.getByText(t.recent)).toBeHidden();
  });

  test(`the search in ${locale} says when nothing is found, and takes markup for text`, async ({
    page,
  }) => {
    desktopOnly();
    await openPage(page, localePath(locale));
    const dialog = await open(page, locale);
    const field = dialog.getByRole('combobox');
    await field.fill('<img src=x onerror=alert(1)>zzqqxx');
    await expect(dialog.getByRole('status').or(dialog.getByText(t.nothing)).first()).toBeVisible();
    await field.fill('zzqqxxyy');
    await expect(dialog.getByText(t.nothing)).toBeVisible();
    await expect(dialog.locator('img')).toHaveCount(0);
  });

  test(`the search page in ${locale} works from a link and follows typing`, async ({page}) => {
    await openPage(page, localePath(locale, '/search/?q=webhook'));
    const main = page.getByRole('main');
    const field = main.getByRole('combobox', {name: t.field});
    await expect(field).toHaveValue('webhook');
    await expect(main.getByRole('option').first()).toBeVisible();
    await field.fill('selenium');
    await expect(page).toHaveURL(/\?q=selenium$/);
    await page.reload();
    await expect(field).toHaveValue('selenium');
    await expect(main.getByRole('option').first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test(`browsers are told in ${locale} how to search here`, async ({page, request}) => {
    desktopOnly();
    await openPage(page, localePath(locale));
    const link = page.locator('link[rel="search"]');
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toBe(localePath(locale, '/opensearch.xml'));
    const text = await (await request.get(address)).text();
    expect(text).toContain(`${localePath(locale, '/search/')}?q={searchTerms}`);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`the open search in ${locale} is accessible, ${theme}`, async ({page}) => {
      await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
      await openPage(page, localePath(locale, '/about-us/'));
      const dialog = await open(page, locale);
      await expectAccessible(page, `empty search, ${locale}, ${theme}`);
      await dialog.getByRole('combobox').fill('appium');
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await expectAccessible(page, `search with results, ${locale}, ${theme}`);
    });
  }
}

test('the slash stays a letter in fields', async ({page}) => {
  wideOnly();
  await openPage(page, '/search/');
  const field = page.getByRole('main').getByRole('combobox');
  await field.press('/');
  await expect(field).toHaveValue('/');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('nothing of the search loads before it is opened', async ({page}) => {
  desktopOnly();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('/pagefind/'))).toEqual([]);
});

test.describe('without a connection to the index', () => {
  test.use({expectedFaults: ['pagefind', 'The search failed', 'Failed to load resource']});

  test('the failure is told, and another try works', async ({page}) => {
    desktopOnly();
    await page.route('**/pagefind/outline.json', async (route) => route.abort());
    await openPage(page, '/');
    const dialog = await open(page, 'en');
    await dialog.getByRole('combobox').fill('appium');
    await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/pagefind/outline.json');
    await dialog.getByRole('button', {name: texts.en.retry}).click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
  });

  test('parts of the index that do not arrive are no empty result', async ({page}) => {
    desktopOnly();
    await page.route('**/pagefind/index/**', async (route) => route.abort());
    await openPage(page, '/');
    const dialog = await open(page, 'en');
    await dialog.getByRole('combobox').fill('webdriver');
    await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
  });

  test('a missing index is told apart', async ({page}) => {
    desktopOnly();
    await page.route('**/pagefind/outline.json', async (route) => route.fulfill({status: 404}));
    await openPage(page, '/');
    const dialog = await open(page, 'en');
    await dialog.getByRole('combobox').fill('appium');
    await expect(dialog.getByRole('alert')).toContainText('npm run build');
  });
});

test.describe('offline', () => {
  test.use({
    expectedFaults: ['pagefind', 'The search failed', 'Failed to load resource', 'ERR_INTERNET'],
  });

  test('is told as such', async ({page, context}) => {
    desktopOnly();
    await openPage(page, '/');
    const dialog = await open(page, 'en');
    await dialog.getByRole('combobox').fill('appium');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await context.setOffline(true);
    await dialog.getByRole('combobox').fill('privacy');
    await expect(dialog.getByRole('alert')).toContainText('You are offline');
  });
});

test.describe('where WebAssembly is blocked', () => {
  test.use({expectedFaults: ['The search failed', 'WebAssembly', 'wasm']});

  test('the search says so', async ({page}) => {
    desktopOnly();
    await page.addInitScript(() => {
      WebAssembly.Module = function blocked() {
        throw new WebAssembly.CompileError('blocked');
      } as unknown as typeof WebAssembly.Module;
    });
    await openPage(page, '/');
    const dialog = await open(page, 'en');
    await dialog.getByRole('combobox').fill('appium');
    await expect(dialog.getByRole('alert')).toContainText('WebAssembly');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the search page takes the query and says what it needs', async ({page}) => {
    desktopOnly();
    await page.goto('/search/');
    await page.getByRole('searchbox', {name: texts.en.field}).fill('appium');
    await page.getByRole('main').getByRole('button', {name: texts.en.open}).click();
    await expect(page).toHaveURL(/\/search\/\?q=appium$/);
    await expect(page.locator('main noscript p')).toContainText('needs JavaScript');
  });
});
