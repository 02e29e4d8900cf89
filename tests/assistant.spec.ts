import type {Locator, Page} from '@playwright/test';
import {expectAccessibleInThemes} from './support/axe';
import {expect, hydrated, sandboxOrigins, test, type Site} from './support/test';
import {showKeyboard} from './support/visitor';

const {chat, site: siteOrigin} = sandboxOrigins();

test.use({allowedOrigins: [new URL(chat).origin]});

/** The home page has films to play: most tests need only some page. */
const QUIET_PAGE = '/careers/';

/** A question that the chat suggests. */
const suggested = (site: Site, id: 'price' | 'reset'): string =>
  site.content.suggestions.find((each) => each.id === id)?.question ?? '';

/** Part of the answer to the price, in both languages, on the page and in Markdown. */
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
    await expectAccessibleInThemes(page, 'suggestions', 'aside');
    const sent = page.waitForRequest(chat);
    await parts.panel.getByRole('button', {name: suggested(site, 'price')}).click();
    const body = (await sent).postDataJSON() as {messages: {role: string; content: string}[]};
    const details = JSON.parse(body.messages[0]?.content.split('\n').at(-1) ?? '') as object;
    expect(details).toMatchObject({language: site.language, page: site.path()});
    await expect(parts.log).toContainText(STARTER);
    await parts.press('assistant.copy').click();
    await expect(parts.log.getByText(site.text('common.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(STARTER);
    await expectAccessibleInThemes(page, 'answer', 'aside');
    const link = parts.log.getByRole('link').first();
    await expect(link).toHaveAttribute('href', site.path('/pricing/'));
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(site.text('pricing.name'));
  },
);

test('it remembers the conversation over pages and reloads, until it is cleared', async ({
  page,
  site,
}) => {
  const parts = await openChat(page, site, '/about-us/');
  await ask(parts, suggested(site, 'price'));
  await expect(parts.press('assistant.copy')).toBeVisible();
  await ask(parts, `sandbox:slow ${suggested(site, 'reset')}`);
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
  await expect(parts.log).toContainText(
    `${site.text('assistant.you')} ${suggested(site, 'price')}`,
  );
  await expect(parts.log).toContainText(STARTER);
  await expect(parts.log).toContainText(site.text('assistant.note.interrupted'));
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

/** Scrolls through the page: the controls that come to lie below the button, and whether it was there all the time. */
function coveredBy(button: HTMLElement): {covered: string[]; isShown: boolean} {
  const controls = [
    ...document.querySelectorAll('main :is(a:not(.hash-link), button, input, summary), footer a'),
  ].filter((control) => control.checkVisibility({visibilityProperty: true, opacityProperty: true}));
  const covered = new Set<string>();
  let isShown = true;
  const {scrollHeight} = document.documentElement;
  for (let top = 0; top < scrollHeight; top += window.innerHeight / 2) {
    window.scrollTo({top, behavior: 'instant'});
    const box = button.getBoundingClientRect();
    const {x, y, width, height} = box;
    isShown &&= button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    for (const control of controls) {
      const {left, right, bottom, top: upper, width: wide} = control.getBoundingClientRect();
      const isBelow =
        wide > 1 && right > box.left && left < box.right && bottom > box.top && upper < box.bottom;
      if (isBelow && getComputedStyle(control.parentElement!).overflowX === 'visible') {
        covered.add(control.outerHTML.slice(0, 90));
      }
    }
  }
  return {covered: [...covered], isShown};
}

test(
  'its button stays in view in the gutter, where it covers no control',
  {tag: ['@fr', '@phone']},
  async ({page, site}) => {
    const {button} = chatOf(page, site);
    for (const path of [
      '/',
      '/pricing/',
      '/devices/',
      '/documentation/quick-start/',
      '/api-documentation/create-test/',
      '/blog/shard-appium-suite/',
    ]) {
      await site.open(path);
      for (const size of [
        {width: 320, height: 568},
        {width: 390, height: 844},
        {width: 1280, height: 720},
        {width: 1440, height: 900},
      ]) {
        await page.setViewportSize(size);
        expect
          .soft(await button.evaluate(coveredBy), `${path} at ${size.width} px`)
          .toEqual({covered: [], isShown: true});
      }
    }
  },
);
