import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {
  expect,
  localePath,
  locales,
  openPage,
  sandboxOrigins,
  test,
  type Locale,
} from './support/test';
import {desktopOnly, expectAtSection, phoneOnly, type Texts} from './support/visitor';

const texts: Texts<
  | 'open'
  | 'title'
  | 'field'
  | 'recent'
  | 'clear'
  | 'nothing'
  | 'ask'
  | 'contact'
  | 'page'
  | 'unhighlight'
> = {
  en: {
    open: 'Search',
    title: 'Search',
    field: 'Search this site',
    recent: 'Recent searches',
    clear: 'Clear',
    nothing: 'Nothing found for',
    ask: 'Ask the assistant',
    contact: 'Ask us',
    page: 'Open as a page',
    unhighlight: 'Remove the highlighting',
  },
  fr: {
    open: 'Rechercher',
    title: 'Recherche',
    field: 'Rechercher dans le site',
    recent: 'Recherches récentes',
    clear: 'Effacer',
    nothing: 'Aucun résultat pour',
    ask: "Demander à l'assistant",
    contact: 'Posez-nous la question',
    page: 'Ouvrir dans une page',
    unhighlight: 'Retirer le surlignage',
  },
};

// Questions that are handed over to the assistant go to its service.
test.use({allowedOrigins: [new URL(sandboxOrigins().chat).origin]});

/** A name in code that stands in few sections: its best result is one of the documentation. */
const QUERY = 'queueTimeout';

const NOTHING = 'zzqqxxyy';

/** The home page plays films, which cost each test seconds. */
const QUIET_PAGE = '/careers/';

const button = (page: Page, locale: Locale): Locator =>
  page.getByRole('banner').getByRole('button', {name: texts[locale].open, exact: true});

const dialogOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('dialog', {name: texts[locale].title, exact: true});

async function open(page: Page, locale: Locale): Promise<Locator> {
  await button(page, locale).click();
  const dialog = dialogOf(page, locale);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Types a query and waits until the list answers it. */
async function ask(part: Locator, query: string): Promise<void> {
  await part.getByRole('combobox').fill(query);
  await expect(part.locator('[data-answers]')).toHaveAttribute('data-answers', query);
}

/** The words that are highlighted on the page, in lower case. */
const marked = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-words') ?? [])].map((range) =>
      (range as Range).toString().toLowerCase(),
    ),
  );

for (const locale of locales) {
  const t = texts[locale];

  test(`the search in ${locale} opens from the header and finds pages with their sections`, async ({
    page,
  }) => {
    await openPage(page, localePath(locale, QUIET_PAGE));
    await expect(button(page, locale)).toHaveAttribute('aria-keyshortcuts', /Control\+K/);
    const dialog = await open(page, locale);
    const field = dialog.getByRole('combobox', {name: t.field});
    await expect(field).toBeFocused();
    await ask(dialog, QUERY);
    await expect(dialog.getByRole('group').first()).toBeVisible();
    await expect(dialog.locator('mark', {hasText: /queuetimeout/i}).first()).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ pages? /);
    const section = dialog.locator('[role="option"][data-section="true"]').first();
    await expect(section).toHaveAccessibleName(/.+ › .+/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, locale)).toBeFocused();
  });

  test(`a result in ${locale} leads to its section, where the words are highlighted`, async ({
    page,
  }) => {
    await openPage(page, localePath(locale, QUIET_PAGE));
    await page.keyboard.press('Control+k');
    const dialog = dialogOf(page, locale);
    await ask(dialog, QUERY);
    const section = dialog.locator('[role="option"][data-section="true"]').first();
    const target = new URL((await section.getAttribute('href')) ?? '', page.url());
    await page.keyboard.press('ArrowDown');
    await expect(section).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target.href);
    await expectAtSection(page, target.hash.slice(1));
    const header = await page.getByRole('banner').boundingBox();
    const heading = await page.locator(target.hash).boundingBox();
    expect(heading?.y ?? 0, 'below the sticky header').toBeGreaterThanOrEqual(header?.height ?? 1);
    await expect.poll(() => marked(page)).toContain('queuetimeout');
    const unhighlight = page.getByRole('button', {name: t.unhighlight});
    const note = await unhighlight.boundingBox();
    expect(note?.y ?? 0, 'at the end of the window').toBeGreaterThan(heading?.y ?? Infinity);
    await unhighlight.click();
    expect(await marked(page)).toEqual([]);
  });

  test(`the search in ${locale} remembers this tab's searches until they are cleared`, async ({
    page,
  }) => {
    desktopOnly();
    await openPage(page, localePath(locale, QUIET_PAGE));
    await page.keyboard.press('/');
    const dialog = dialogOf(page, locale);
    await ask(dialog, 'jenkins');
    await dialog.getByRole('option').first().click();
    // The next page brings a header of its own.
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/jenkins/i);
    await page.keyboard.press('/');
    await expect(dialog.getByText(t.recent)).toBeVisible();
    await dialog.getByRole('button', {name: 'jenkins', exact: true}).click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await dialog.getByRole('combobox').fill('');
    await dialog.getByRole('button', {name: t.clear, exact: true}).click();
    await expect(dialog.getByText(t.recent)).toBeHidden();
  });

  test(`the search in ${locale} hands over to the assistant what it does not find`, async ({
    page,
  }) => {
    await openPage(page, localePath(locale, QUIET_PAGE));
    await page.evaluate(() => {
      window.addEventListener('firegrid:ask', (event) => {
        document.documentElement.dataset.asked = JSON.stringify((event as CustomEvent).detail);
      });
    });
    const asked = (): Promise<string | null> => page.locator('html').getAttribute('data-asked');
    const dialog = await open(page, locale);
    await ask(dialog, NOTHING);
    await expect(dialog.getByText(t.nothing)).toBeVisible();
    await expect(dialog.getByRole('link', {name: t.contact})).toBeVisible();
    await dialog.getByRole('button', {name: t.ask}).click();
    await expect(dialog).toBeHidden();
    expect(await asked()).toBe(JSON.stringify({question: NOTHING}));
    const chat = page.getByRole('log');
    await expect(chat).toContainText(NOTHING);
    // The assistant has the focus now, and fills the window of a phone.
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await page.keyboard.press('Control+k');
    await ask(dialog, 'appium capabilities');
    await expect(dialog.getByRole('option', {name: t.ask})).toHaveCount(0);
    await ask(dialog, 'how to start appium?');
    await page.keyboard.press('End');
    await expect(dialog.getByRole('option', {name: t.ask})).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(await asked()).toBe(JSON.stringify({question: 'how to start appium?'}));
    await expect(chat).toContainText('how to start appium?');
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
    await main.getByRole('option').first().click();
    await expect(page).not.toHaveURL(/\/search\//);
    await page.goBack();
    await expect(field).toHaveValue('selenium');
    await expect(main.getByRole('option').first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test(`browsers are told in ${locale} how to search here`, async ({page, request}) => {
    desktopOnly();
    await openPage(page, localePath(locale, QUIET_PAGE));
    const link = page.locator('link[rel="search"]');
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toBe(localePath(locale, '/opensearch.xml'));
    const text = await (await request.get(address)).text();
    expect(text).toContain(`${localePath(locale, '/search/')}?q={searchTerms}`);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`the open search in ${locale} is accessible, ${theme}`, async ({page}) => {
      await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
      // The project for desktops is wider than the narrowest that has the whole header.
      if ((page.viewportSize()?.width ?? 0) > 1280) {
        await page.setViewportSize({width: 1280, height: 800});
      }
      await openPage(page, localePath(locale, '/about-us/'));
      const dialog = await open(page, locale);
      await expectAccessible(page, `empty search, ${locale}, ${theme}`, 'dialog');
      await ask(dialog, 'what do I write for appium?');
      await expectAccessible(page, `search with results, ${locale}, ${theme}`);
      await ask(dialog, NOTHING);
      await expectAccessible(page, `search without results, ${locale}, ${theme}`, 'dialog');
    });
  }

  test(`the header in ${locale} has room for the search from 320 px on`, async ({page}) => {
    desktopOnly();
    await openPage(page, localePath(locale));
    for (const width of [320, 360, 390, 640, 820, 1247, 1248, 1280, 1440, 1920]) {
      await page.setViewportSize({width, height: 800});
      await expect(button(page, locale)).toBeInViewport();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `at ${width} px`).toBe(0);
    }
  });
}

test('the keyboard moves through the list and keeps what it chose in view', async ({page}) => {
  desktopOnly();
  await openPage(page, QUIET_PAGE);
  await page.keyboard.press('/');
  const dialog = dialogOf(page, 'en');
  await ask(dialog, 'appium');
  const options = dialog.getByRole('option');
  const last = (await options.count()) - 1;
  const expectActive = async (index: number): Promise<void> => {
    const option = options.nth(index);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(option).toBeInViewport({ratio: 1});
    const id = (await option.getAttribute('id')) ?? '';
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-activedescendant', id);
  };
  await expectActive(0);
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['End', last],
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(index);
  }
  // Enter that comes before the answer is for that answer.
  await dialog.getByRole('combobox').fill('jenkins');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/jenkins/);
});

test('the slash and the shortcut stay what they are in fields and dialogs', async ({page}) => {
  desktopOnly();
  await openPage(page, '/search/');
  const field = page.getByRole('main').getByRole('combobox');
  await field.press('/');
  await expect(field).toHaveValue('/');
  await expect(page.getByRole('dialog')).toBeHidden();
  await field.press('Control+k');
  await expect(dialogOf(page, 'en')).toBeVisible();
  const inDialog = dialogOf(page, 'en').getByRole('combobox');
  await inDialog.fill('appium');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+k');
  await expect(inDialog).toBeFocused();
  await page.keyboard.type('a');
  await expect(inDialog).toHaveValue('a');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(field).toBeFocused();
});

test('markup as a query stays text', async ({page}) => {
  desktopOnly();
  const markup = '<img src=x onerror=alert(1)>zzqqxx';
  await openPage(page, `/search/?q=${encodeURIComponent(markup)}`);
  const main = page.getByRole('main');
  await expect(main.locator('[data-answers]')).toHaveAttribute('data-answers', markup);
  await expect(main.locator('img')).toHaveCount(0);
});

test('the search fills a phone, above the keyboard', async ({page}) => {
  phoneOnly();
  await openPage(page, QUIET_PAGE);
  const dialog = await open(page, 'en');
  await ask(dialog, 'appium');
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox();
      return box && [box.x, box.y, box.width, box.height].map(Math.round);
    })
    .toEqual([0, 0, width, height]);
  // What the keyboard leaves of the window.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', {value: 500});
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(500);
  await expect(dialog.getByRole('link', {name: texts.en.page})).toBeInViewport();
});

test('nothing of the search loads before it is opened', async ({page}) => {
  desktopOnly();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, QUIET_PAGE);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('/pagefind/'))).toEqual([]);
});

test('a blocked storage forgets searches and nothing else', async ({page}) => {
  desktopOnly();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openPage(page, QUIET_PAGE);
  const dialog = await open(page, 'en');
  await ask(dialog, 'jenkins');
  await dialog.getByRole('option').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/jenkins/i);
  await open(page, 'en');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expect(dialog.getByText(texts.en.recent)).toBeHidden();
});

test.describe('without a connection to the index', () => {
  test.use({expectedFaults: ['pagefind', 'The search failed', 'Failed to load resource']});

  test('the failure is told, and another try works', async ({page}) => {
    desktopOnly();
    await page.route('**/pagefind/outline.json', async (route) => route.abort());
    await openPage(page, QUIET_PAGE);
    const dialog = await open(page, 'en');
    await dialog.getByRole('combobox').fill('appium');
    await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/pagefind/outline.json');
    await dialog.getByRole('button', {name: 'Try again'}).click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
  });

  test('parts of the index that do not arrive are no empty result', async ({page}) => {
    desktopOnly();
    await page.route('**/pagefind/index/**', async (route) => route.abort());
    await openPage(page, QUIET_PAGE);
    const dialog = await open(page, 'en');
    // In no title, so that the index alone knows where it stands.
    await dialog.getByRole('combobox').fill('chromedriver');
    await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
  });

  test('a missing index is told apart', async ({page}) => {
    desktopOnly();
    await page.route('**/pagefind/outline.json', async (route) => route.fulfill({status: 404}));
    await openPage(page, QUIET_PAGE);
    const dialog = await open(page, 'en');
    await dialog.getByRole('combobox').fill('appium');
    await expect(dialog.getByRole('alert')).toContainText('npm run build');
  });

  test('an index that does not answer is waited for, and then told', async ({page}) => {
    desktopOnly();
    await page.route('**/pagefind/outline.json', () => undefined);
    await openPage(page, QUIET_PAGE);
    const dialog = await open(page, 'en');
    await dialog.getByRole('combobox').fill('appium');
    await expect(dialog.getByRole('status')).toHaveText('Searching');
    await expect(dialog.getByRole('alert')).toContainText('could not be loaded', {timeout: 15_000});
  });
});

test.describe('without a connection to the site', () => {
  test.use({expectedFaults: ['assets/js', 'Failed to load resource', 'could not be loaded']});

  test('the failure is told, and the next press tries again', async ({page}) => {
    desktopOnly();
    await openPage(page, QUIET_PAGE);
    await page.route('**/assets/js/*.js', async (route) => route.abort());
    await button(page, 'en').click();
    await expect(page.getByText('The search could not be loaded.')).toBeVisible();
    await page.unroute('**/assets/js/*.js');
    await open(page, 'en');
  });
});

test.describe('offline', () => {
  test.use({
    expectedFaults: ['pagefind', 'The search failed', 'Failed to load resource', 'ERR_INTERNET'],
  });

  test('is told as such', async ({page, context}) => {
    desktopOnly();
    await openPage(page, QUIET_PAGE);
    const dialog = await open(page, 'en');
    await ask(dialog, 'appium');
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
    await openPage(page, QUIET_PAGE);
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
    await expect(button(page, 'en')).toBeHidden();
    await page.getByRole('searchbox', {name: texts.en.field}).fill('appium');
    await page.getByRole('main').getByRole('button', {name: texts.en.open}).click();
    await expect(page).toHaveURL(/\/search\/\?q=appium$/);
    await expect(page.locator('main noscript p')).toContainText('needs JavaScript');
  });
});
