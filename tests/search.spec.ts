import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {blockStorage, BLOCKED_STORAGE_WARNING} from './support/storage';
import {expect, sandboxOrigins, test, type Site} from './support/test';
import {expectAtSection, MISSING_ASSETS, noteRequests, withoutAssets} from './support/visitor';

// Questions that are handed over to the assistant go to its service.
test.use({allowedOrigins: [new URL(sandboxOrigins().chat).origin]});

/** A name in code that few sections have: its best result is one of the documentation. */
const QUERY = 'queueTimeout';

const NOTHING = 'zzqqxxyy';

/** The home page plays films, which cost each test seconds. */
const QUIET_PAGE = '/careers/';

const INDEX = '**/search-index/**';

const button = (page: Page, site: Site): Locator =>
  page.getByRole('banner').getByRole('button', {name: site.text('search.submit'), exact: true});

const dialogOf = (page: Page, site: Site): Locator =>
  page.getByRole('dialog', {name: site.text('search.title'), exact: true});

async function open(page: Page, site: Site): Promise<Locator> {
  await button(page, site).click();
  const dialog = dialogOf(page, site);
  await expect(dialog.getByRole('combobox', {name: site.text('search.label')})).toBeFocused();
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

test(
  'it finds pages with their sections, and leads to one with the words highlighted',
  {tag: ['@fr', '@phone']},
  async ({page, site}) => {
    await site.open(QUIET_PAGE);
    await expect(button(page, site)).toHaveAttribute('aria-keyshortcuts', /Control\+K/);
    const dialog = await open(page, site);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, site)).toBeFocused();

    await page.keyboard.press('Control+k');
    await ask(dialog, QUERY);
    await expect(dialog.getByRole('group').first()).toBeVisible();
    await expect(dialog.locator('mark', {hasText: /queuetimeout/i}).first()).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ pages? /);
    const section = dialog.locator('[role="option"][data-section="true"]').first();
    await expect(section).toHaveAccessibleName(/.+ › .+/);
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
    const unhighlight = page.getByRole('button', {name: site.text('search.landing.clear')});
    const note = await unhighlight.boundingBox();
    expect(note?.y ?? 0, 'at the end of the window').toBeGreaterThan(heading?.y ?? Infinity);
    await unhighlight.click();
    expect(await marked(page)).toEqual([]);
  },
);

test("it remembers this tab's searches until they are cleared", async ({page, site}) => {
  await site.open(QUIET_PAGE);
  await page.keyboard.press('/');
  const dialog = dialogOf(page, site);
  await ask(dialog, 'jenkins');
  await dialog.getByRole('option').first().click();
  // The next page brings a header of its own.
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/jenkins/i);
  await page.keyboard.press('/');
  await expect(dialog.getByText(site.text('search.recent'))).toBeVisible();
  await dialog.getByRole('button', {name: 'jenkins', exact: true}).click();
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await dialog.getByRole('combobox').fill('');
  await dialog.getByRole('button', {name: site.text('search.recent.clear'), exact: true}).click();
  await expect(dialog.getByText(site.text('search.recent'))).toBeHidden();
});

test(
  'it hands questions and unfound words over to the assistant',
  {tag: '@phone'},
  async ({page, site}) => {
    await site.open(QUIET_PAGE);
    const dialog = await open(page, site);
    await ask(dialog, NOTHING);
    await expect(dialog.getByText(site.text('search.nothing', {query: NOTHING}))).toBeVisible();
    await expect(
      dialog.getByRole('link', {name: site.text('search.nothing.contact')}),
    ).toBeVisible();
    await dialog.getByRole('button', {name: site.text('search.ask')}).click();
    await expect(dialog).toBeHidden();
    const chat = page.getByRole('log');
    await expect(chat).toContainText(NOTHING);
    // The assistant has the focus now, and fills the window of a phone.
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await page.keyboard.press('Control+k');
    await ask(dialog, 'appium capabilities');
    const option = dialog.getByRole('option', {name: site.text('search.ask')});
    await expect(option).toHaveCount(0);
    await ask(dialog, 'how to start appium?');
    await page.keyboard.press('End');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(chat).toContainText('how to start appium?');
  },
);

test('its page follows links, typing and the history', async ({page, site}) => {
  await site.open('/search/?q=webhook');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const main = page.getByRole('main');
  const field = main.getByRole('combobox', {name: site.text('search.label')});
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

  await page.keyboard.press('Control+k');
  await ask(dialogOf(page, site), 'jenkins');
  await page.getByRole('link', {name: site.text('search.asPage')}).click();
  await expect(page).toHaveURL(/\?q=jenkins$/);
  await expect(field).toHaveValue('jenkins');
  await expect(main.locator('[data-answers]')).toHaveAttribute('data-answers', 'jenkins');

  // An address that waits to be written is not written into the next page's.
  await field.fill('late');
  await page.getByRole('contentinfo').locator('a[href$="/about-us/"]').click();
  await expect(page).toHaveURL(/\/about-us\/$/);
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/about-us\/$/);

  const markup = '<img src=x onerror=alert(1)>zzqqxx';
  await site.open(`/search/?q=${encodeURIComponent(markup)}`);
  await expect(main.locator('[data-answers]')).toHaveAttribute('data-answers', markup);
  await expect(main.locator('img')).toHaveCount(0);
});

test('browsers are told how to search here', {tag: '@fr'}, async ({page, request, site}) => {
  await site.open(QUIET_PAGE);
  const address = (await page.locator('link[rel="search"]').getAttribute('href')) ?? '';
  expect(address).toBe(site.path('/opensearch.xml'));
  const text = await (await request.get(address)).text();
  expect(text).toContain(`${site.path('/search/')}?q={searchTerms}`);
});

test(
  'the open search is accessible in both themes',
  {tag: ['@fr', '@phone']},
  async ({page, site}) => {
    // The project for desktops is wider than the narrowest window that has the whole header.
    if ((page.viewportSize()?.width ?? 0) > 1280) {
      await page.setViewportSize({width: 1280, height: 800});
    }
    await page.emulateMedia({reducedMotion: 'reduce'});
    await site.open('/about-us/');
    const dialog = await open(page, site);
    for (const query of ['', 'what do I write for appium?', NOTHING]) {
      if (query) {
        await ask(dialog, query);
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const rules = colorScheme === 'light' ? 'all' : 'look';
        await expectAccessible(page, `“${query}”, ${colorScheme}`, {part: 'dialog', rules});
      }
    }
  },
);

test('the header has room for it from 320 px on', {tag: '@fr'}, async ({page, site}) => {
  await site.open();
  for (const width of [320, 360, 390, 640, 820, 1247, 1248, 1280, 1440, 1920]) {
    await page.setViewportSize({width, height: 800});
    await expect(button(page, site)).toBeInViewport();
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, `at ${width} px`).toBe(0);
  }
});

test('the keyboard moves through the list and keeps its choice in view', async ({page, site}) => {
  await site.open(QUIET_PAGE);
  await page.keyboard.press('/');
  const dialog = dialogOf(page, site);
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

test('slash and shortcut keep their meaning in fields and dialogs', async ({page, site}) => {
  await site.open('/search/');
  const field = page.getByRole('main').getByRole('combobox');
  await field.press('/');
  await expect(field).toHaveValue('/');
  await expect(page.getByRole('dialog')).toBeHidden();
  await field.press('Control+k');
  const inDialog = dialogOf(page, site).getByRole('combobox');
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

test(
  'it fills a phone, above the keyboard',
  {tag: ['@phone', '@phone-only']},
  async ({page, site}) => {
    await site.open(QUIET_PAGE);
    const dialog = await open(page, site);
    await ask(dialog, 'appium');
    const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox();
        return box && [box.x, box.y, box.width, box.height].map(Math.round);
      })
      .toEqual([0, 0, width, height]);
    // The part of the window that the keyboard leaves free.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', {value: 500});
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(500);
    await expect(dialog.getByRole('link', {name: site.text('search.asPage')})).toBeInViewport();
  },
);

test('it loads when it is opened, and then answers each key at once', async ({page, site}) => {
  const requests = noteRequests(page, 'search-index');
  await site.open(QUIET_PAGE);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  const dialog = await open(page, site);
  await ask(dialog, 'webhooks');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const times = [];
  for (const query of 'appium selenium video jenkins queue slack android minutes webhook'.split(
    ' ',
  )) {
    times.push(
      await page.evaluate(async (text) => {
        const field = document.querySelector<HTMLInputElement>('dialog input');
        const started = performance.now();
        // As a key does it: React overrides the property of the element itself.
        const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        own?.set?.call(field, text);
        field?.dispatchEvent(new Event('input', {bubbles: true}));
        while (!document.querySelector(`dialog [data-answers="${text}"]`)) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return performance.now() - started;
      }, query),
    );
  }
  // At most 100 ms on a quiet machine. Other tests share the processor and only add time: the
  // shortest of nine is the least disturbed, and three times the limit is not noise any more.
  expect(Math.min(...times), `of ${times.map(Math.round).join(', ')} ms`).toBeLessThan(300);
});

test.describe('with the storage blocked', () => {
  test.use({expectedFaults: [BLOCKED_STORAGE_WARNING]});

  test('it forgets searches and nothing else', async ({page, site}) => {
    await blockStorage(page);
    await site.open(QUIET_PAGE);
    const dialog = await open(page, site);
    await ask(dialog, 'jenkins');
    await dialog.getByRole('option').first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/jenkins/i);
    await open(page, site);
    await expect(dialog.getByText(site.text('search.recent'))).toBeHidden();
  });
});

test.describe('where something fails', () => {
  test.use({
    expectedFaults: [
      'The search failed',
      'Failed to load resource',
      'failed request: GET',
      'status 404',
    ],
  });

  const expectFailure = async (page: Page, site: Site, id: string): Promise<Locator> => {
    const dialog = dialogOf(page, site);
    await dialog.getByRole('combobox').fill('appium');
    await expect(dialog.getByRole('alert')).toContainText(site.text(id), {timeout: 40_000});
    return dialog;
  };

  test('each reason is told, and the next try works', async ({page, context, site}) => {
    await site.open(QUIET_PAGE);
    await page.route(INDEX, (route) => route.abort());
    await open(page, site);
    const dialog = await expectFailure(page, site, 'search.failed.network');
    const retry = dialog.getByRole('button', {name: site.text('search.retry')});
    await page.unroute(INDEX);

    await page.route(INDEX, (route) => route.fulfill({status: 404}));
    await retry.click();
    await expectFailure(page, site, 'search.failed.noIndex');
    await page.unroute(INDEX);

    await context.setOffline(true);
    await retry.click();
    await expectFailure(page, site, 'search.failed.offline');
    await context.setOffline(false);

    await retry.click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
  });

  test('an index that does not come is waited for, and then told', async ({page, site}) => {
    await site.open(QUIET_PAGE);
    await page.route(INDEX, () => undefined);
    const dialog = await open(page, site);
    await dialog.getByRole('combobox').fill('appium');
    await expect(dialog.getByRole('status')).toHaveText(site.text('search.searching'));
    await expectFailure(page, site, 'search.failed.timeout');
  });
});

test.describe('without a connection to the site', () => {
  test.use({expectedFaults: MISSING_ASSETS});

  test('the failure is told, and the next press tries again', async ({page, site}) => {
    await site.open(QUIET_PAGE);
    await withoutAssets(page, async () => {
      await button(page, site).click();
      await expect(page.getByText(site.text('search.partsFailed'))).toBeVisible();
    });
    await open(page, site);
  });
});

test.describe('before the scripts run', () => {
  test('the search page keeps the text that is typed', async ({page, site}) => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/js/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.path('/search/'), {waitUntil: 'commit'});
    await page.getByRole('searchbox', {name: site.text('search.label')}).fill('appium');
    letGo();
    const field = page.getByRole('main').getByRole('combobox');
    await expect(field).toHaveValue('appium');
    await expect(page.getByRole('main').getByRole('option').first()).toBeVisible();
  });

  test.describe('or without any', () => {
    test.use({javaScriptEnabled: false});

    test('the search page takes the query and says what it needs', async ({page, site}) => {
      await page.goto(site.path('/search/'));
      await expect(button(page, site)).toBeHidden();
      const main = page.getByRole('main');
      await main.getByRole('searchbox', {name: site.text('search.label')}).fill('appium');
      await main.getByRole('button', {name: site.text('search.submit')}).click();
      await expect(page).toHaveURL(/\/search\/\?q=appium$/);
      await expect(main.locator('noscript p')).toHaveText(site.text('search.noScript'));
    });
  });
});
