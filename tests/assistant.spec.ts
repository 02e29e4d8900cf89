import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {BLOCKED_STORAGE_WARNING, blockStorage, fillStorage} from './support/storage';
import {
  expect,
  locales,
  localePath,
  openPage,
  sandboxOrigins,
  test,
  type Locale,
} from './support/test';
import {desktopOnly, phoneOnly, storeFirst, wideOnly} from './support/visitor';

const texts = {
  en: {
    open: 'Open chat',
    title: 'Chat with our AI',
    field: 'Type your message...',
    thinking: 'Thinking...',
    send: 'Send',
    stop: 'Stop',
    close: 'Close chat',
    clear: 'Clear',
    copy: 'Copy',
    copied: 'Copied',
    retry: 'Try again',
    unknown: 'I do not know',
    contact: 'write to us',
    search: 'search the site',
    fallback: 'The answer service did not answer.',
    stopped: 'You stopped this answer.',
    offline: 'the connection seems to be down',
    price: 'How much does it cost?',
    starter: '$99',
    reset: 'What is removed from the device after a session?',
    region: 'Chat',
    log: 'Conversation',
    suggestions: 'Questions to begin with',
    you: 'You asked:',
    quoted: 'Quoted from:',
    landed: 'The words you searched for are highlighted.',
    outside: 'What will the weather be like in Toronto tomorrow?',
  },
  fr: {
    open: 'Ouvrir le clavardage',
    title: 'Clavarder avec notre IA',
    field: 'Écrivez votre message...',
    thinking: 'Réflexion en cours...',
    send: 'Envoyer',
    stop: 'Arrêter',
    close: 'Fermer le clavardage',
    clear: 'Effacer',
    copy: 'Copier',
    copied: 'Copié',
    retry: 'Réessayer',
    unknown: 'Je ne sais pas',
    contact: 'nous écrire',
    search: 'chercher dans le site',
    fallback: "Le service de réponse n'a pas répondu.",
    stopped: 'Vous avez arrêté cette réponse.',
    offline: 'la connexion semble coupée',
    price: 'Combien ça coûte?',
    starter: '99\u00a0$',
    reset: "Qu'est-ce qui est effacé de l'appareil après une session?",
    region: 'Clavardage',
    log: 'Fil de la conversation',
    suggestions: 'Des questions pour commencer',
    you: 'Votre question\u00a0:',
    quoted: 'Extrait de\u00a0:',
    landed: 'Les mots recherchés sont surlignés.',
    outside: 'Qui a gagné la partie du Canadien hier soir?',
  },
} as const satisfies Record<Locale, object>;

const {chat, site} = sandboxOrigins();
const KEY = 'firegrid:conversation';

test.use({allowedOrigins: [new URL(chat).origin]});

interface Chat {
  readonly button: Locator;
  readonly panel: Locator;
  readonly log: Locator;
  readonly field: Locator;
}

function chatOf(page: Page, locale: Locale): Chat {
  const text = texts[locale];
  const panel = page.getByRole('dialog', {name: text.title});
  return {
    button: page.getByRole('button', {name: text.open}),
    panel,
    log: panel.getByRole('log'),
    field: panel.getByRole('textbox', {name: text.field}),
  };
}

/** The home page has films to play: most tests need only some page. */
const QUIET_PAGE = '/careers/';

async function openChat(page: Page, locale: Locale, path = QUIET_PAGE): Promise<Chat> {
  await openPage(page, localePath(locale, path));
  const parts = chatOf(page, locale);
  await parts.button.click();
  await expect(parts.panel).toBeVisible();
  return parts;
}

async function ask({field}: Chat, question: string): Promise<void> {
  await field.fill(question);
  await field.press('Enter');
}

/** Expects a heading right below the header, which stays in view. */
async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const header = await page.getByRole('banner').boundingBox();
  const below = (header?.y ?? 0) + (header?.height ?? 0);
  const heading = page.locator(`[id="${id}"]`);
  await expect
    .poll(async () => {
      const distance = ((await heading.boundingBox())?.y ?? 0) - below;
      return distance >= 0 && distance < 100;
    }, `#${id} stands below the header`)
    .toBe(true);
}

/** As if no service could be reached: the site's own pages answer. */
async function withoutService(page: Page): Promise<void> {
  await page.route(chat, (route) => route.abort('connectionrefused'));
}

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`assistant in ${locale}`, () => {
    test('opens, takes the focus, and gives it back', async ({page}) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(new URL(request.url()).origin));
      const {button, panel, log, field} = await openChat(page, locale);
      await expect(field).toBeFocused();
      await expect(page.getByRole('complementary', {name: text.region})).toHaveCount(1);
      await expect(panel.getByRole('heading', {level: 2, name: text.title})).toBeVisible();
      await expect(log).toHaveAccessibleName(text.log);
      await expect(log.getByRole('list', {name: text.suggestions})).toBeVisible();
      // Nothing leaves the browser before a question is asked.
      await field.pressSequentially('abc');
      expect(sent).not.toContain(new URL(chat).origin);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await panel.getByRole('button', {name: text.close}).click();
      await expect(button).toBeFocused();
    });

    test('streams what the service answers, with a link that leads there', async ({page}) => {
      const parts = await openChat(page, locale, '/');
      const sent = page.waitForRequest(chat);
      await ask(parts, text.price);
      const body = (await sent).postDataJSON() as {messages: {role: string; content: string}[]};
      expect(body.messages.at(-1)).toEqual({role: 'user', content: text.price});
      const context = JSON.parse(body.messages[0]?.content.split('\n').at(-1) ?? '') as {
        language: string;
        page: string;
      };
      expect(context).toMatchObject({language: locale, page: localePath(locale)});
      await expect(parts.log).toContainText(text.starter);
      const link = parts.log.getByRole('link').first();
      await expect(link).toHaveAttribute('href', localePath(locale, '/#pricing'));
      await link.click();
      await expect(page.locator('#pricing')).toBeInViewport();
    });

    test('can be stopped, and asked again', async ({page}) => {
      desktopOnly();
      const parts = await openChat(page, locale);
      await ask(parts, `sandbox:slow ${text.price}`);
      await expect(parts.log).toHaveAttribute('aria-busy', 'true');
      await parts.panel.getByRole('button', {name: text.stop}).click();
      await expect(parts.log).toContainText(text.stopped);
      await expect(parts.field).toBeFocused();
      await parts.panel.getByRole('button', {name: text.retry}).click();
      await expect(parts.log).toHaveAttribute('aria-busy', 'true');
      await expect(parts.log).not.toContainText(text.stopped);
      await expect(parts.log.getByText(text.price)).toHaveCount(1);
      await parts.panel.getByRole('button', {name: text.stop}).click();
      await expect(parts.log).toContainText(text.stopped);
    });

    test('remembers the conversation over pages and reloads, until it is cleared', async ({
      page,
    }) => {
      const parts = await openChat(page, locale, '/about-us/');
      await ask(parts, text.price);
      await expect(parts.log).toContainText(text.starter);
      await page.keyboard.press('Escape');
      await page.getByRole('contentinfo').locator('a[href$="/careers/"]').click();
      await expect(page).toHaveURL(/\/careers\/$/);
      await parts.button.click();
      await expect(parts.log).toContainText(text.starter);
      await openPage(page, page.url());
      await parts.button.click();
      await expect(parts.log).toContainText(`${text.you} ${text.price}`);
      await expect(parts.log).toContainText(text.starter);
      await parts.panel.getByRole('button', {name: text.clear}).click();
      await expect(parts.log).not.toContainText(text.price);
      await expect
        .poll(async () => page.evaluate((key) => sessionStorage.getItem(key), KEY))
        .toBeNull();
    });

    test.describe('from the pages alone', () => {
      test.use({expectedFaults: ['ERR_CONNECTION_REFUSED', `failed request: POST ${chat}`]});

      test('quotes a page, and leads to the section with the words highlighted', async ({page}) => {
        await withoutService(page);
        const parts = await openChat(page, locale, '/documentation/');
        await ask(parts, text.reset);
        await expect(parts.log).toContainText(text.fallback);
        await expect(parts.log).toContainText(text.quoted);
        const quotation = parts.log.getByRole('blockquote');
        const link = parts.log.getByRole('link').first();
        const address = (await link.getAttribute('href')) ?? '';
        expect(address).toMatch(/device-reset\/#/);
        await expect(quotation).toHaveAttribute('cite', address);
        const quoted = await quotation.innerText();
        await link.click();
        await expect(page).toHaveURL(new RegExp(`${address}$`));
        await expectBelowHeader(page, address.replace(/^.*#/, ''));
        await expect(page.getByRole('main')).toContainText(quoted.slice(0, 20));
        await expect(page.getByText(text.landed)).toBeVisible();
        expect(await page.evaluate(() => CSS.highlights.get('search-words')?.size)).toBeGreaterThan(
          0,
        );
      });

      test('says that it does not know, with ways on', async ({page}) => {
        desktopOnly();
        await withoutService(page);
        const parts = await openChat(page, locale);
        await ask(parts, text.outside);
        await expect(parts.log).toContainText(text.unknown);
        await expect(parts.log.getByRole('link', {name: text.contact})).toHaveAttribute(
          'href',
          localePath(locale, '/#contact'),
        );
        await expect(parts.log.getByRole('link', {name: text.search})).toHaveAttribute(
          'href',
          localePath(locale, '/search/'),
        );
      });
    });

    for (const theme of ['light', 'dark']) {
      test(`has no faults of accessibility, ${theme}`, async ({page, isMobile}) => {
        if (!isMobile) {
          await page.setViewportSize({width: 1280, height: 800});
        }
        await storeFirst(page, {'vite-ui-theme': theme});
        const parts = await openChat(page, locale);
        await expectAccessible(page, 'suggestions');
        await ask(parts, text.price);
        await expect(parts.panel.getByRole('button', {name: text.copy})).toBeVisible();
        await expectAccessible(page, 'answer');
      });
    }
  });
}

test.describe('a service that fails', () => {
  test.use({
    expectedFaults: ['status 500', 'Failed to load resource', 'ERR_INCOMPLETE_CHUNKED_ENCODING'],
  });

  for (const fault of ['500', 'break']) {
    test(`(${fault}) is told, and the pages answer`, async ({page}) => {
      desktopOnly();
      const parts = await openChat(page, 'en');
      await ask(parts, `sandbox:${fault} ${texts.en.reset}`);
      await expect(parts.log).toContainText(texts.en.fallback);
      await expect(parts.panel.getByRole('button', {name: texts.en.retry})).toBeVisible();
    });
  }

  for (const [fault, seconds] of [
    ['hang', 10],
    ['stall', 15],
  ] as const) {
    test(`(${fault}) is given up after ${seconds} seconds`, async ({page}) => {
      desktopOnly();
      await page.clock.install();
      const parts = await openChat(page, 'en');
      const answered = page.waitForResponse(chat);
      await ask(parts, `sandbox:${fault} ${texts.en.reset}`);
      await answered;
      if (fault === 'stall') {
        // Each word starts the wait anew: the clock moves once the last of them is there.
        await expect(parts.log).toContainText(/The page says: \S+ \S+/);
      }
      await expect(parts.panel.getByRole('button', {name: texts.en.stop})).toBeVisible();
      await page.clock.fastForward((seconds - 5) * 1000);
      await expect(parts.log).not.toContainText(texts.en.fallback);
      await page.clock.fastForward(5000);
      await expect(parts.log).toContainText(texts.en.fallback);
    });
  }
});

test('an answer without an end is cut off, and stays in the panel', async ({page}) => {
  const parts = await openChat(page, 'en');
  await ask(parts, 'sandbox:long What is Appium?');
  await expect(parts.panel.getByRole('button', {name: texts.en.copy})).toBeVisible();
  const {length, isWider} = await parts.log.evaluate((log) => ({
    length: log.textContent.length,
    isWider: log.scrollWidth > log.clientWidth,
  }));
  expect(length).toBeGreaterThan(8000);
  expect(length).toBeLessThan(10_000);
  expect(isWider).toBe(false);
});

test('markup in a service’s answer does nothing', async ({page}) => {
  desktopOnly();
  const parts = await openChat(page, 'en');
  const title = await page.title();
  await ask(parts, 'sandbox:inject What is Appium?');
  // There once the answer is whole.
  await expect(parts.panel.getByRole('button', {name: texts.en.copy})).toBeVisible();
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
  await expect(
    parts.log.locator('script, img, iframe, object, form, style, svg *[on]'),
  ).toHaveCount(0);
  expect(await page.title()).toBe(title);
});

test('markup in a question is text', async ({page}) => {
  desktopOnly();
  const parts = await openChat(page, 'en');
  await ask(parts, '<img src=x onerror="document.title=1"> [x](javascript:alert(1))');
  await expect(parts.log).toContainText('<img src=x');
  await expect(parts.log.locator('img')).toHaveCount(0);
});

for (const [what, stored] of [
  ['junk', '{"version":1,"messages":"x"}'],
  [
    'a link that leads astray',
    JSON.stringify({
      version: 1,
      messages: [
        {
          from: 'assistant',
          id: 1,
          kind: 'pages',
          text: 'x',
          sources: [{url: 'javascript:alert(1)', page: 'x'}],
        },
      ],
    }),
  ],
]) {
  test(`a stored conversation with ${what} is as good as none`, async ({page}) => {
    desktopOnly();
    await page.addInitScript(
      ([key = '', value = '']) => sessionStorage.setItem(key, value),
      [KEY, stored],
    );
    const parts = await openChat(page, 'en');
    await expect(parts.panel.getByRole('list', {name: 'Questions to begin with'})).toBeVisible();
    await expect(parts.log.getByRole('link')).toHaveCount(0);
  });
}

test('stored markup is shown as text', async ({page}) => {
  desktopOnly();
  const text = '<img src=x onerror="document.title=1"> **bold** [x](javascript:alert(1))';
  await page.addInitScript(
    ([key = '', value = '']) => {
      sessionStorage.setItem(key, value);
    },
    [
      KEY,
      JSON.stringify({
        version: 1,
        messages: [{from: 'assistant', id: 1, kind: 'service', text, sources: []}],
      }),
    ],
  );
  const parts = await openChat(page, 'en');
  await expect(parts.log).toContainText('<img src=x');
  await expect(parts.log.locator('img, a')).toHaveCount(0);
});

test.describe('a question from elsewhere on the page', () => {
  test('opens the panel, and is asked', async ({page}) => {
    await openPage(page, QUIET_PAGE);
    const {panel, log, field} = chatOf(page, 'en');
    for (const detail of [null, {}, {question: 5}, {question: ' '}]) {
      await page.evaluate(
        (value) => window.dispatchEvent(new CustomEvent('firegrid:ask', {detail: value})),
        detail,
      );
    }
    await expect(panel).toHaveCount(0);
    await page.evaluate(
      (question) => window.dispatchEvent(new CustomEvent('firegrid:ask', {detail: {question}})),
      texts.en.price,
    );
    await expect(log).toContainText(texts.en.price);
    await expect(log).toContainText(texts.en.starter);
    await expect(field).toBeFocused();
  });
});

test.describe('where the pages cannot be searched', () => {
  test.use({
    expectedFaults: [
      'ERR_CONNECTION_REFUSED',
      `failed request: POST ${chat}`,
      'outline.json',
      'Failed to load resource',
      'WebAssembly',
      'wasm',
    ],
  });

  test('a missing index is told', async ({page}) => {
    desktopOnly();
    await withoutService(page);
    await page.route('**/pagefind/outline.json', async (route) => route.fulfill({status: 404}));
    const parts = await openChat(page, 'en');
    await ask(parts, texts.en.reset);
    await expect(parts.log).toContainText('made without an index');
    await expect(parts.log.getByRole('link', {name: texts.en.contact})).toBeVisible();
  });

  test('blocked WebAssembly is told', async ({page}) => {
    desktopOnly();
    await withoutService(page);
    await page.addInitScript(() => {
      WebAssembly.Module = function blocked() {
        throw new WebAssembly.CompileError('blocked');
      } as unknown as typeof WebAssembly.Module;
    });
    const parts = await openChat(page, 'en');
    await ask(parts, texts.en.reset);
    await expect(parts.log).toContainText('does not run WebAssembly');
    await ask(parts, texts.en.price);
    await expect(parts.log).toContainText(texts.en.starter);
  });
});

test.describe('without storage', () => {
  test.use({expectedFaults: [BLOCKED_STORAGE_WARNING]});

  for (const [name, spoil] of [
    ['blocked', blockStorage],
    ['full', fillStorage],
  ] as const) {
    test(`(${name}) it answers all the same`, async ({page}) => {
      desktopOnly();
      await spoil(page);
      const parts = await openChat(page, 'en');
      await ask(parts, texts.en.price);
      await expect(parts.log).toContainText(texts.en.starter);
    });
  }
});

test.describe('offline', () => {
  test.use({
    expectedFaults: ['ERR_INTERNET_DISCONNECTED', 'Failed to load', '[site]', 'Loading chunk'],
  });

  test('facts are answered, and what needs the pages is told', async ({page, context}) => {
    desktopOnly();
    const parts = await openChat(page, 'en');
    await ask(parts, texts.en.price);
    await expect(parts.log).toContainText(texts.en.starter);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await parts.button.click();
    await expect(parts.field).toBeVisible();
    await context.setOffline(true);
    await ask(parts, texts.en.reset);
    await expect(parts.log).toContainText(texts.en.offline);
    await context.setOffline(false);
    await parts.panel.getByRole('button', {name: texts.en.retry}).click();
    await expect(parts.log.getByRole('link').first()).toBeVisible();
    await expect(parts.log).not.toContainText(texts.en.offline);
  });
});

test.describe('offline from the start', () => {
  test.use({expectedFaults: ['ERR_INTERNET_DISCONNECTED', 'Failed to load', '[site]', 'chunk']});

  test('the control says so, and works once there is a connection', async ({page, context}) => {
    desktopOnly();
    await openPage(page, QUIET_PAGE);
    const {button, panel} = chatOf(page, 'en');
    await context.setOffline(true);
    await button.click();
    await expect(page.getByRole('alert')).toContainText('The chat could not be loaded.');
    await context.setOffline(false);
    await button.click();
    await expect(panel).toBeVisible();
  });
});

test('an answer can be copied', async ({page, context}) => {
  desktopOnly();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: site});
  const parts = await openChat(page, 'en');
  await ask(parts, 'thanks');
  await parts.panel.getByRole('button', {name: texts.en.copy}).click();
  await expect(parts.panel.getByRole('button', {name: texts.en.copied})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('You are welcome.');
});

test('suggested questions are answered', async ({page}) => {
  const parts = await openChat(page, 'en', '/documentation/quick-start/');
  const first = parts.panel
    .getByRole('list', {name: 'Questions to begin with'})
    .getByRole('button');
  await first.first().click();
  await expect(parts.log.getByRole('link').first()).toBeVisible();
});

test('on phones it is a sheet over the page', async ({page}) => {
  phoneOnly();
  const {panel, field} = await openChat(page, 'en');
  // It rises into its place.
  await expect.poll(async () => panel.boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
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
  // As the keyboard of a phone comes up, which covers what is fixed to the window.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', {value: 400});
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  const box = await field.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
  expect(await panel.boundingBox()).toMatchObject({y: 0, height: 400});
});

test('fits 320 pixels', async ({page}) => {
  phoneOnly();
  await page.setViewportSize({width: 320, height: 568});
  const parts = await openChat(page, 'fr');
  const send = parts.panel.getByRole('button', {name: texts.fr.send});
  await expect
    .poll(async () => {
      const box = await send.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    })
    .toBeLessThanOrEqual(320);
  expect(await parts.log.evaluate((log) => log.scrollWidth > log.clientWidth)).toBe(false);
});

test('a low window has it as a sheet', async ({page}) => {
  desktopOnly();
  // 1440 by 900 at 200 %, and a phone on its side.
  for (const size of [
    {width: 720, height: 450},
    {width: 844, height: 390},
  ]) {
    await page.setViewportSize(size);
    const {panel} = await openChat(page, 'en');
    await expect.poll(async () => panel.boundingBox()).toEqual({x: 0, y: 0, ...size});
  }
});

test('on wide screens the page stays usable', async ({page}) => {
  wideOnly();
  const {panel} = await openChat(page, 'en', '/');
  await page.getByRole('banner').getByRole('link', {name: 'FAQ'}).click();
  await expect(page.locator('#faq')).toBeInViewport();
  await expect(panel).toBeVisible();
});

test('covers neither the last line of the page nor the button that sends the form', async ({
  page,
}) => {
  await openPage(page, '/');
  const {button} = chatOf(page, 'en');
  await page.evaluate(() => {
    window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
  });
  const control = await button.boundingBox();
  const line = await page.getByRole('contentinfo').getByText(/©/).boundingBox();
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(control?.y ?? 0);
  // The form loads when it is near.
  await page.locator('#contact').scrollIntoViewIfNeeded();
  const send = page.getByRole('button', {name: 'Send message'});
  await send.scrollIntoViewIfNeeded();
  const box = await send.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(control?.x ?? 0);
});

test('does not lie on the link to the next page once that has the focus', async ({page}) => {
  await openPage(page, '/documentation/quick-start/');
  await page.locator('.pagination-nav__link--next').focus();
  const next = await page.locator('.pagination-nav__link--next').boundingBox();
  const control = await chatOf(page, 'en').button.boundingBox();
  const isBeside = (next?.x ?? 0) + (next?.width ?? 0) <= (control?.x ?? 0);
  expect(isBeside || (next?.y ?? 0) + (next?.height ?? 0) <= (control?.y ?? 0)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('there is no control', async ({page}) => {
    desktopOnly();
    await page.goto('/');
    await expect(page.getByText(texts.en.open)).toBeHidden();
  });
});
