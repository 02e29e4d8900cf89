import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {BLOCKED_STORAGE_WARNING, blockStorage, fillStorage} from './support/storage';
import {expect, hydrated, sandboxOrigins, test, type Site} from './support/test';
import {expectAtSection, MISSING_ASSETS, withoutAssets} from './support/visitor';

const {chat, site: siteOrigin} = sandboxOrigins();
const KEY = 'firegrid:conversation';

test.use({allowedOrigins: [new URL(chat).origin]});

/** The home page has films to play: most tests need only some page. */
const QUIET_PAGE = '/careers/';

/** Questions of the suggestions, by their texts' ids: a fact, and a passage. */
const PRICE = 'assistant.suggest.price';
const RESET = 'assistant.suggest.reset';

/** Part of the answer to the price, in both languages. */
const STARTER = /\$99|99\s\$/;

interface Chat {
  readonly button: Locator;
  readonly panel: Locator;
  readonly log: Locator;
  readonly field: Locator;
  /** The panel's button with a text, given its id. */
  readonly press: (id: string) => Locator;
}

function chatOf(page: Page, site: Site): Chat {
  const panel = page.getByRole('dialog', {name: site.text('assistant.title')});
  return {
    button: page.getByRole('button', {name: site.text('assistant.open')}),
    panel,
    log: panel.getByRole('log', {name: site.text('assistant.log')}),
    field: panel.getByRole('textbox', {name: site.text('assistant.placeholder')}),
    press: (id) => panel.getByRole('button', {name: site.text(id), exact: true}),
  };
}

async function openChat(page: Page, site: Site, path = QUIET_PAGE): Promise<Chat> {
  await site.open(path);
  const parts = chatOf(page, site);
  await parts.button.click();
  await expect(parts.panel).toBeVisible();
  return parts;
}

async function ask({field}: Chat, question: string): Promise<void> {
  await field.fill(question);
  await field.press('Enter');
}

/** As if no service could be reached: the site's own pages answer. */
async function withoutService(page: Page): Promise<void> {
  await page.route(chat, (route) => route.abort('connectionrefused'));
}

const WITHOUT_SERVICE = [
  'ERR_CONNECTION_REFUSED',
  `failed request: POST ${chat}`,
  'Failed to load resource',
  'status 404',
];

test(
  'it opens, takes the focus, and gives it back',
  {tag: ['@fr', '@phone']},
  async ({page, site}) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).origin));
    const {button, panel, log, field, press} = await openChat(page, site);
    await expect(field).toBeFocused();
    const region = page.getByRole('complementary', {name: site.text('assistant.region')});
    await expect(region).toHaveCount(1);
    const title = panel.getByRole('heading', {level: 2, name: site.text('assistant.title')});
    await expect(title).toBeVisible();
    const suggestions = log.getByRole('list', {name: site.text('assistant.suggestions')});
    await expect(suggestions).toBeVisible();
    // Nothing leaves the browser before a question is asked.
    await field.pressSequentially('abc');
    expect(sent).not.toContain(new URL(chat).origin);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await press('assistant.close').click();
    await expect(button).toBeFocused();
  },
);

test(
  'it streams the answer of the service, with a link that leads to its source',
  {tag: '@fr'},
  async ({page, site, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: siteOrigin});
    const parts = await openChat(page, site, '/');
    const sent = page.waitForRequest(chat);
    await ask(parts, site.text(PRICE));
    const body = (await sent).postDataJSON() as {messages: {role: string; content: string}[]};
    expect(body.messages.at(-1)).toEqual({role: 'user', content: site.text(PRICE)});
    const details = JSON.parse(body.messages[0]?.content.split('\n').at(-1) ?? '') as object;
    expect(details).toMatchObject({language: site.language, page: site.path()});
    await expect(parts.log).toContainText(STARTER);
    await parts.press('assistant.copy').click();
    await expect(parts.press('assistant.copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(STARTER);
    const link = parts.log.getByRole('link').first();
    await expect(link).toHaveAttribute('href', site.path('/#pricing'));
    await link.click();
    await expect(page.locator('#pricing')).toBeInViewport();
  },
);

test('it can be stopped, and asked again', async ({page, site}) => {
  const parts = await openChat(page, site);
  await ask(parts, `sandbox:slow ${site.text(PRICE)}`);
  await expect(parts.log).toHaveAttribute('aria-busy', 'true');
  await parts.press('assistant.stop').click();
  await expect(parts.log).toContainText(site.text('assistant.note.stopped'));
  await expect(parts.field).toBeFocused();
  await parts.press('assistant.retry').click();
  await expect(parts.log).toHaveAttribute('aria-busy', 'true');
  await expect(parts.log).not.toContainText(site.text('assistant.note.stopped'));
  await expect(parts.log.getByText(site.text(PRICE))).toHaveCount(1);
  await parts.press('assistant.stop').click();
  await expect(parts.log).toContainText(site.text('assistant.note.stopped'));

  // Also while the index is awaited.
  await site.open(QUIET_PAGE);
  await page.route('**/search-index/**', () => undefined);
  await parts.button.click();
  await ask(parts, site.text(RESET));
  await expect(parts.panel.getByRole('status')).toHaveText(site.text('assistant.thinking'));
  await parts.press('assistant.stop').click();
  await expect(parts.log.getByText(site.text('assistant.note.stopped'))).toHaveCount(2);
});

test('it remembers the conversation over pages and reloads, until it is cleared', async ({
  page,
  site,
}) => {
  const parts = await openChat(page, site, '/about-us/');
  await ask(parts, site.text(PRICE));
  await expect(parts.log).toContainText(STARTER);
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').locator('a[href$="/careers/"]').click();
  await expect(page).toHaveURL(/\/careers\/$/);
  await parts.button.click();
  await expect(parts.log).toContainText(STARTER);
  await page.reload();
  await hydrated(page);
  await parts.button.click();
  await expect(parts.log).toContainText(`${site.text('assistant.you')} ${site.text(PRICE)}`);
  await expect(parts.log).toContainText(STARTER);
  await parts.press('assistant.clear').click();
  await expect(parts.log).not.toContainText(STARTER);
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), KEY)).toBeNull();
});

test(
  'it has no faults of accessibility in both themes',
  {tag: ['@fr', '@phone']},
  async ({page, site, isMobile}) => {
    if (!isMobile) {
      await page.setViewportSize({width: 1280, height: 800});
    }
    await page.emulateMedia({reducedMotion: 'reduce'});
    const parts = await openChat(page, site);
    for (const what of ['suggestions', 'answer']) {
      if (what === 'answer') {
        await ask(parts, site.text(PRICE));
        await expect(parts.press('assistant.copy')).toBeVisible();
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const rules = colorScheme === 'light' ? 'all' : 'look';
        await expectAccessible(page, `${what}, ${colorScheme}`, {rules});
      }
    }
  },
);

test.describe('from the pages alone', () => {
  test.use({expectedFaults: WITHOUT_SERVICE});

  test(
    'it quotes a passage, and leads to the section with the words highlighted',
    {tag: ['@fr', '@phone']},
    async ({page, site}) => {
      await withoutService(page);
      const parts = await openChat(page, site, '/documentation/');
      await ask(parts, site.text(RESET));
      await expect(parts.log).toContainText(site.text('assistant.note.fallback'));
      await expect(parts.log).toContainText(site.text('assistant.quoted'));
      const quotation = parts.log.getByRole('blockquote');
      const link = parts.log.getByRole('link').first();
      const address = (await link.getAttribute('href')) ?? '';
      expect(address).toMatch(/device-reset\/(#.+)?$/);
      await expect(quotation).toHaveAttribute('cite', address);
      const quoted = await quotation.innerText();
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      const [, id] = address.split('#');
      if (id) {
        await expectAtSection(page, id);
      }
      await expect(page.getByRole('main')).toContainText(quoted.slice(0, 20));
      await expect(page.getByText(site.text('search.landing'))).toBeVisible();
      expect(await page.evaluate(() => CSS.highlights.get('search-words')?.size)).toBeGreaterThan(
        0,
      );
    },
  );

  test(
    'it says when it is not sure, or has nothing, with ways on',
    {tag: '@fr'},
    async ({page, site}) => {
      await withoutService(page);
      const parts = await openChat(page, site);
      for (const [question, id, links] of [
        // Words that no page has weigh most.
        ['zzqqxxyy wwkkjjzz appium', 'assistant.unsure', 5],
        ['zzqqxxyy', 'assistant.unknown', 2],
      ] as const) {
        await ask(parts, question);
        const turn = parts.log.locator('[data-latest]');
        await expect(turn).toContainText(site.text(id));
        await expect(turn.getByRole('blockquote')).toHaveCount(0);
        const all = turn.getByRole('link');
        await expect(all).toHaveCount(links);
        await expect(
          turn.getByRole('link', {name: site.text('assistant.unknown.contact')}),
        ).toHaveAttribute('href', site.path('/#contact'));
        await expect(
          turn.getByRole('link', {name: site.text('assistant.unknown.search')}),
        ).toHaveAttribute('href', site.path('/search/'));
      }
    },
  );

  test('it tells why the pages cannot be searched, and answers facts all the same', async ({
    page,
    site,
  }) => {
    await withoutService(page);
    await page.route('**/search-index/**', (route) => route.fulfill({status: 404}));
    const parts = await openChat(page, site);
    await ask(parts, site.text(RESET));
    await expect(parts.log).toContainText(site.text('search.failed.noIndex'));
    const contact = parts.log.getByRole('link', {name: site.text('assistant.unknown.contact')});
    await expect(contact).toBeVisible();
    await page.unroute('**/search-index/**');
    await parts.press('assistant.retry').click();
    await expect(parts.log.getByRole('blockquote')).toBeVisible();
    await expect(parts.log).not.toContainText(site.text('search.failed.noIndex'));
  });
});

test.describe('a service that fails', () => {
  test.use({
    expectedFaults: ['status 500', 'Failed to load resource', 'ERR_INCOMPLETE_CHUNKED_ENCODING'],
  });

  test('is told, and the pages answer', async ({page, site}) => {
    const parts = await openChat(page, site);
    for (const fault of ['500', 'break']) {
      await ask(parts, `sandbox:${fault} ${site.text(RESET)}`);
      const turn = parts.log.locator('[data-latest]', {hasText: `sandbox:${fault}`});
      await expect(turn).toContainText(site.text('assistant.note.failed'));
      await expect(turn.getByRole('link').first()).toBeVisible();
      await expect(parts.press('assistant.retry')).toBeVisible();
    }
  });

  for (const [fault, seconds] of [
    ['hang', 10],
    ['stall', 15],
  ] as const) {
    test(`(${fault}) is given up after ${seconds} seconds`, async ({page, site}) => {
      await page.clock.install();
      const parts = await openChat(page, site);
      const answered = page.waitForResponse(chat);
      await ask(parts, `sandbox:${fault} ${site.text(RESET)}`);
      await answered;
      if (fault === 'stall') {
        // Each word starts the wait anew: the clock moves once the last of them is there.
        await expect(parts.log).toContainText(/The page says: \S+ \S+/);
      }
      const fallback = site.text('assistant.note.failed');
      await expect(parts.press('assistant.stop')).toBeVisible();
      await page.clock.fastForward((seconds - 5) * 1000);
      await expect(parts.log).not.toContainText(fallback);
      await page.clock.fastForward(5000);
      await expect(parts.log).toContainText(fallback);
    });
  }
});

test(
  'an answer without an end is cut off, and stays after a reload',
  {tag: '@phone'},
  async ({page, site}) => {
    const parts = await openChat(page, site);
    await ask(parts, 'sandbox:long What is Appium?');
    await expect(parts.press('assistant.copy')).toBeVisible();
    const {length, isWider} = await parts.log.evaluate((log) => ({
      length: log.textContent.length,
      isWider: log.scrollWidth > log.clientWidth,
    }));
    expect(length).toBeGreaterThan(7000);
    expect(length).toBeLessThan(10_000);
    expect(isWider).toBe(false);
    await page.reload();
    await hydrated(page);
    await parts.button.click();
    await expect(parts.log).toContainText('all work and no play');
  },
);

test('markup in answers, questions and the storage does nothing', async ({page, site}) => {
  const parts = await openChat(page, site);
  const title = await page.title();
  await ask(parts, 'sandbox:inject What is Appium?');
  // There once the answer is whole.
  await expect(parts.press('assistant.copy')).toBeVisible();
  await expect(parts.log).toContainText('<script>document.title');
  await expect(parts.log.getByRole('link', {name: 'the blog'})).toHaveAttribute('href', '/blog/');
  const addresses = await parts.log
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.filter((href) => !href.startsWith('/'))).toEqual(['https://www.w3.org/']);
  await expect(parts.log.getByRole('link', {name: 'elsewhere, safely'})).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  await ask(parts, '<img src=x onerror="document.title=1"> [x](javascript:alert(1))');
  await expect(parts.log).toContainText('<img src=x');
  const active = parts.log.locator('script, img, iframe, object, form, style, svg *[on]');
  await expect(active).toHaveCount(0);
  // The answer is stored before the storage changes.
  await expect(parts.press('assistant.send')).toBeVisible();

  const text = '<img src=x onerror="document.title=1"> **bold** [x](javascript:alert(1))';
  const reply = {grade: 'service', text, blocks: [], sources: []};
  const store = (turns: unknown): Promise<void> =>
    page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
      KEY,
      JSON.stringify({version: 2, turns}),
    ] as const);
  await store([{id: 1, question: 'stored', reply}]);
  await page.reload();
  await hydrated(page);
  await parts.button.click();
  await expect(parts.log).toContainText('stored<img src=x');
  await expect(parts.log.locator('img, a')).toHaveCount(0);
  expect(await page.title()).toBe(title);

  // Junk counts as nothing, and so does a link that leads astray.
  const astray = {...reply, sources: [{url: 'javascript:alert(1)', page: 'x'}]};
  for (const turns of ['x', [{id: 1, question: 'stored', reply: astray}]]) {
    await store(turns);
    await page.reload();
    await hydrated(page);
    await parts.button.click();
    await expect(
      parts.log.getByRole('list', {name: site.text('assistant.suggestions')}),
    ).toBeVisible();
    await expect(parts.log.getByRole('link')).toHaveCount(0);
  }
});

test('other parts of the page can ask', {tag: '@phone'}, async ({page, site}) => {
  await site.open(QUIET_PAGE);
  const {panel, log, field} = chatOf(page, site);
  const dispatch = (detail: unknown): Promise<boolean> =>
    page.evaluate(
      (value) => window.dispatchEvent(new CustomEvent('firegrid:ask', {detail: value})),
      detail,
    );
  for (const detail of [null, {}, {question: 5}, {question: ' '}]) {
    await dispatch(detail);
  }
  await expect(panel).toHaveCount(0);
  await dispatch({question: site.text(PRICE)});
  await expect(log).toContainText(site.text(PRICE));
  await expect(log).toContainText(STARTER);
  await expect(field).toBeFocused();
});

test.describe('without storage', () => {
  test.use({expectedFaults: [BLOCKED_STORAGE_WARNING]});

  for (const [name, spoil] of [
    ['blocked', blockStorage],
    ['full', fillStorage],
  ] as const) {
    test(`(${name}) it answers all the same`, async ({page, site}) => {
      await spoil(page);
      const parts = await openChat(page, site);
      await ask(parts, site.text(PRICE));
      await expect(parts.log).toContainText(STARTER);
    });
  }
});

test.describe('offline', () => {
  test.use({expectedFaults: [...MISSING_ASSETS, 'ERR_INTERNET_DISCONNECTED', '[site]']});

  test('it says so, and works once there is a connection', async ({page, context, site}) => {
    await site.open(QUIET_PAGE);
    const parts = chatOf(page, site);
    await withoutAssets(page, async () => {
      await parts.button.click();
      await expect(page.getByRole('alert')).toContainText(site.text('assistant.failed'));
    });
    await parts.button.click();
    await expect(parts.field).toBeVisible();
    await context.setOffline(true);
    await ask(parts, site.text(RESET));
    await expect(parts.log).toContainText(site.text('search.failed.offline'));
    await context.setOffline(false);
    await parts.press('assistant.retry').click();
    await expect(parts.log.getByRole('link').first()).toBeVisible();
    await expect(parts.log).not.toContainText(site.text('search.failed.offline'));
  });
});

test('suggested questions are answered', {tag: '@phone'}, async ({page, site}) => {
  const {log} = await openChat(page, site, '/documentation/quick-start/');
  const list = log.getByRole('list', {name: site.text('assistant.suggestions')});
  await list.getByRole('button').first().click();
  await expect(log.getByRole('link').first()).toBeVisible();
});

test('Escape closes the chat alone, on the terms of use as well', async ({page, site}) => {
  const {panel} = await openChat(page, site, '/terms/');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/terms\/$/);
});

test(
  'on phones it is a sheet over the page',
  {tag: ['@phone', '@phone-only']},
  async ({page, site}) => {
    const {panel, field, log, press} = await openChat(page, site);
    // It rises into its place.
    await expect.poll(() => panel.boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
    // The keyboard does not get behind it.
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await panel.evaluate((sheet) => {
          const {activeElement} = document;
          return activeElement === document.body || sheet.contains(activeElement);
        }),
      ).toBe(true);
    }
    // As the keyboard of a phone comes up, which covers the end of the window.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', {value: 400});
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    const box = await field.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
    expect(await panel.boundingBox()).toMatchObject({y: 0, height: 400});

    await page.setViewportSize({width: 320, height: 568});
    await expect
      .poll(async () => {
        const send = await press('assistant.send').boundingBox();
        return (send?.x ?? 0) + (send?.width ?? 0);
      })
      .toBeLessThanOrEqual(320);
    expect(await log.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(false);
  },
);

test('it leaves a wide page usable, and covers a low one', async ({page, site}) => {
  const {panel} = await openChat(page, site, '/');
  await page
    .getByRole('banner')
    .getByRole('link', {name: site.text('nav.faq')})
    .click();
  await expect(page.locator('#faq')).toBeInViewport();
  await expect(panel).toBeVisible();
  // 1440 by 900 at 200 %, and a phone on its side.
  for (const size of [
    {width: 720, height: 450},
    {width: 844, height: 390},
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => panel.boundingBox()).toEqual({x: 0, y: 0, ...size});
  }
});

test(
  "its button covers neither the page's end, nor the form's button, nor a focused link",
  {
    tag: '@phone',
  },
  async ({page, site}) => {
    await site.open();
    const {button} = chatOf(page, site);
    await page.evaluate(() => {
      window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
    });
    const control = await button.boundingBox();
    const line = await page.getByRole('contentinfo').getByText(/©/).boundingBox();
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(control?.y ?? 0);
    // The form loads when it is near.
    await page.locator('#contact').scrollIntoViewIfNeeded();
    const send = page.getByRole('button', {name: site.text('contact.send')});
    await send.scrollIntoViewIfNeeded();
    const box = await send.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(control?.x ?? 0);

    await site.open('/documentation/quick-start/');
    await page.locator('.pagination-nav__link--next').focus();
    const next = await page.locator('.pagination-nav__link--next').boundingBox();
    const isBeside = (next?.x ?? 0) + (next?.width ?? 0) <= (control?.x ?? 0);
    expect(isBeside || (next?.y ?? 0) + (next?.height ?? 0) <= (control?.y ?? 0)).toBe(true);
  },
);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('there is no control', async ({page, site}) => {
    await page.goto(site.path());
    await expect(page.getByText(site.text('assistant.open'))).toBeHidden();
  });
});
