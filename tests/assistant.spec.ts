import type {Locator, Page} from '@playwright/test';
import {expectAccessibleInThemes} from './support/axe';
import {expect, hydrated, sandboxOrigins, test, type Site} from './support/test';
import {showKeyboard} from './support/visitor';

const {chat, site: siteOrigin} = sandboxOrigins();

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

test(
  'it opens, takes the focus, and gives it back',
  {tag: ['@fr', '@phone']},
  async ({page, site}) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).origin));
    const {button, panel, field, press} = await openChat(page, site, '/terms/');
    await expect(field).toBeFocused();
    const region = page.getByRole('complementary', {name: site.text('assistant.region')});
    await expect(region).toHaveCount(1);
    // Nothing leaves the browser before a question is asked.
    await field.pressSequentially('abc');
    expect(sent).not.toContain(new URL(chat).origin);
    // The terms of use are closed by the same key.
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(/\/terms\/$/);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await press('assistant.close').click();
    await expect(button).toBeFocused();
  },
);

test(
  'it streams the answer of the service, with a link that leads to its source',
  {tag: ['@fr', '@phone']},
  async ({page, site, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: siteOrigin});
    const parts = await openChat(page, site, '/');
    await expectAccessibleInThemes(page, 'suggestions');
    const sent = page.waitForRequest(chat);
    await ask(parts, site.text(PRICE));
    const body = (await sent).postDataJSON() as {messages: {role: string; content: string}[]};
    const details = JSON.parse(body.messages[0]?.content.split('\n').at(-1) ?? '') as object;
    expect(details).toMatchObject({language: site.language, page: site.path()});
    await expect(parts.log).toContainText(STARTER);
    await parts.press('assistant.copy').click();
    await expect(parts.log.getByText(site.text('common.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(STARTER);
    await expectAccessibleInThemes(page, 'answer');
    const link = parts.log.getByRole('link').first();
    await expect(link).toHaveAttribute('href', site.path('/#pricing'));
    await link.click();
    await expect(page.locator('#pricing')).toBeInViewport();
  },
);

test('it remembers the conversation over pages and reloads, until it is cleared', async ({
  page,
  site,
}) => {
  const parts = await openChat(page, site, '/about-us/');
  await ask(parts, site.text(PRICE));
  await expect(parts.press('assistant.copy')).toBeVisible();
  await ask(parts, `sandbox:slow ${site.text(RESET)}`);
  await expect(parts.log).toHaveAttribute('aria-busy', 'true');
  await parts.press('assistant.stop').click();
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
  await expect(parts.log).toContainText(site.text('assistant.note.stopped'));
  await parts.press('assistant.clear').click();
  await expect(parts.log).not.toContainText(STARTER);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('firegrid:conversation')))
    .toBeNull();
});

test(
  'on phones it is a sheet over the page',
  {tag: ['@phone', '@phone-only']},
  async ({page, site}) => {
    const parts = await openChat(page, site);
    const {panel, field, log, press} = parts;
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
    await showKeyboard(page, 400);
    const box = await field.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
    expect(await panel.boundingBox()).toMatchObject({y: 0, height: 400});

    // A word without end is broken, on the narrowest of screens as well.
    await page.setViewportSize({width: 320, height: 568});
    await ask(parts, 'x'.repeat(300));
    await expect
      .poll(async () => {
        const send = await press('assistant.send').boundingBox();
        return (send?.x ?? 0) + (send?.width ?? Infinity);
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
  {tag: '@phone'},
  async ({page, site}) => {
    const {button} = chatOf(page, site);
    /** Whether it lies wholly above the button, or before it in its line. */
    const isFree = async (part: Locator): Promise<boolean> => {
      const [box, control] = [await part.boundingBox(), await button.boundingBox()];
      return (
        box !== null &&
        control !== null &&
        (box.y + box.height <= control.y || box.x + box.width <= control.x)
      );
    };
    await site.open();
    await page.evaluate(() => {
      window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
    });
    expect(await isFree(page.getByRole('contentinfo').getByText(/©/))).toBe(true);
    // The form loads when it is near.
    await page.locator('#contact').scrollIntoViewIfNeeded();
    const send = page.getByRole('button', {name: site.text('contact.send')});
    await send.scrollIntoViewIfNeeded();
    expect(await isFree(send)).toBe(true);

    await site.open('/documentation/quick-start/');
    const next = page.locator('.pagination-nav__link--next');
    await next.focus();
    expect(await isFree(next)).toBe(true);
  },
);
