import type {FrameLocator, Locator, Page} from '@playwright/test';
import {expect, sandboxOrigins, test, type Site} from './support/test';
import {hold, MISSING_ASSETS, noteRequests, withoutAssets} from './support/visitor';

/** Texts of the sandbox's scheduler, a service of its own. */
const inFrame = {
  en: {name: 'Name', email: 'Email', confirm: 'Schedule event', title: '30-minute demo'},
  fr: {name: 'Nom', email: 'Courriel', confirm: 'Confirmer', title: 'Démo de 30 minutes'},
} as const;

const {scheduler, schedulerPage, site: siteOrigin} = sandboxOrigins();
const {host} = new URL(siteOrigin);

test.use({allowedOrigins: [scheduler]});

interface Demo {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly iframe: Locator;
  readonly calendar: FrameLocator;
  readonly title: Locator;
}

function demoOf(page: Page, {text}: Site): Demo {
  const dialog = page.getByRole('dialog', {name: text('demo.title')});
  const iframe = dialog.getByTitle(text('demo.frame'));
  const calendar = iframe.contentFrame();
  return {
    button: page.locator('#hero').getByRole('button', {name: text('demo.button')}),
    dialog,
    iframe,
    calendar,
    title: calendar.getByRole('heading', {level: 1}),
  };
}

/** Collects what frames tell the page, whatever their origin. */
async function listen(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const received: unknown[] = [];
    Object.assign(window, {received});
    window.addEventListener('message', ({data, origin}) => {
      received.push({...(data as object), origin});
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'received') as unknown);
}

test(
  'nothing comes from the scheduler before the press; then it has room, and a booking is confirmed',
  {tag: ['@fr', '@phone']},
  async ({page, site, isMobile}) => {
    if (isMobile) {
      await page.setViewportSize({width: 360, height: 740});
    }
    const requests = noteRequests(page, scheduler);
    const letGo = await hold(page, `${scheduler}/**`);
    await site.open('/?utm_source=e%26mail&email=x%40y.ca');
    await page.waitForLoadState('networkidle');
    const received = await listen(page);
    const {button, calendar, dialog, iframe, title} = demoOf(page, site);
    await button.hover();
    expect(requests).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);

    await button.click();
    await expect(dialog.getByRole('status')).toHaveText(site.text('demo.loading'));
    const box = await iframe.boundingBox();
    // Close to: a page scaled for a phone rounds its boxes to 32-bit fractions.
    expect(box?.height, 'high enough before the scheduler asks for more').toBeCloseTo(630, 1);
    expect(box?.width).toBeGreaterThanOrEqual(320);
    const close = dialog.getByRole('button', {name: site.text('demo.close')});
    const {y} = (await close.boundingBox()) ?? {};
    expect(y, 'the dialog fits into the window').toBeGreaterThanOrEqual(0);
    const overflow = await page.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);

    letGo();
    const labels = inFrame[site.language];
    await expect(title).toHaveText(labels.title);
    await expect(dialog.getByText(site.text('demo.loading'))).toHaveCount(0);
    await expect
      .poll(async () => (await iframe.boundingBox())?.height, 'the frame has asked for its height')
      .toBeGreaterThan(632);
    await expect(calendar.locator('#tracking dd')).toHaveText(['e&mail']);
    await calendar.getByRole('radio').nth(1).check();
    await calendar.getByLabel(labels.name).fill('Ada Lovelace');
    await calendar.getByLabel(labels.email).fill('ada@example.com');
    const booked = site.text('demo.booked');
    await expect(dialog.getByText(booked)).toHaveCount(0);
    await calendar.getByRole('button', {name: labels.confirm}).click();
    await expect(dialog.getByRole('status')).toHaveText(booked);
    await expect(title, 'of the confirmation').toBeFocused();

    const event = (name: string, payload: object): object => ({
      event: `calendly.${name}`,
      payload,
      origin: scheduler,
    });
    expect(await received()).toEqual(
      expect.arrayContaining([
        event('event_type_viewed', {}),
        event('page_height', {height: expect.stringMatching(/^\d+px$/)}),
        event('date_and_time_selected', {}),
        event('event_scheduled', {
          event: {uri: expect.stringContaining('/scheduled_events/')},
          invitee: {uri: expect.stringContaining('/invitees/')},
        }),
      ]),
    );
  },
);

test(
  'it closes by Escape, by its button and by its backdrop, and gives the focus back',
  {tag: '@phone'},
  async ({page, site}) => {
    await site.open();
    const {button, dialog} = demoOf(page, site);
    const ways: readonly (() => Promise<void>)[] = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', {name: site.text('demo.close')}).click(),
      () => page.mouse.click(4, 4),
    ];
    for (const close of ways) {
      await button.click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('heading', {name: site.text('demo.title')}).click();
      await expect(dialog, 'a press inside leaves it open').toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await expect(page.locator('iframe')).toHaveCount(0);
    }
  },
);

test('without an answer for 15 s it says so, and offers a retry and a new tab', async ({
  page,
  context,
  site,
}) => {
  await page.clock.install();
  await page.route(`${scheduler}/**`, () => Promise.resolve());
  await site.open();
  const {button, dialog, iframe, title} = demoOf(page, site);
  await button.click();
  await expect(iframe).toHaveCount(1);
  await page.clock.fastForward(15_500);
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText(site.text('demo.stalled'));

  await page.unroute(`${scheduler}/**`);
  const opened = context.waitForEvent('page');
  await alert.getByRole('link', {name: site.text('demo.newTab')}).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', {level: 1})).toHaveText(inFrame[site.language].title);
  await tab.close();

  await alert.getByRole('button', {name: site.text('common.retry')}).click();
  await expect(title).toHaveText(inFrame[site.language].title);
  await expect(alert).toHaveCount(0);
});

test.describe('the sandbox’s scheduler', () => {
  // The browser reports what the frame may not tell.
  test.use({expectedFaults: ["Failed to execute 'postMessage'"]});

  test('tells nothing to a page that its address does not name', async ({page, site}) => {
    await site.open('/careers/');
    const received = await listen(page);
    const showFrame = (domain: string): Promise<void> =>
      page.evaluate(async (src) => {
        const frame = document.createElement('iframe');
        frame.title = 'Scheduler';
        frame.src = src;
        document.querySelector('main')?.replaceChildren(frame);
        await new Promise((resolve) => {
          frame.addEventListener('load', resolve, {once: true});
        });
      }, `${schedulerPage}?embed_domain=${domain}`);
    await showFrame('other.example');
    // The same frame is heard once its address names this page: only then is silence a proof.
    await showFrame(host);
    await expect
      .poll(received)
      .toContainEqual(expect.objectContaining({event: 'calendly.event_type_viewed'}));
    const events = (await received()) as readonly {readonly event: string}[];
    expect(events.filter(({event}) => event.endsWith('event_type_viewed'))).toHaveLength(1);
  });
});

test.describe('when the dialog’s own code cannot be loaded', () => {
  test.use({expectedFaults: MISSING_ASSETS});

  test('it says so, and another try works', async ({page, site}) => {
    await site.open();
    const demo = demoOf(page, site);
    const alert = demo.dialog.getByRole('alert');
    await withoutAssets(page, async () => {
      await demo.button.click();
      await expect(alert).toContainText(site.text('demo.chunkFailed'));
    });
    await alert.getByRole('button', {name: site.text('common.retry')}).click();
    await expect(demo.title).toBeVisible();
  });
});
