import type {FrameLocator, Locator, Page} from '@playwright/test';
import {expect, sandboxOrigins, test, type Site} from './support/test';
import {hold, MISSING_ASSETS, noteRequests, withoutAssets} from './support/visitor';

/** Texts of the sandbox's scheduler, a service of its own. */
const inFrame = {
  en: {name: 'Name', email: 'Email', confirm: 'Schedule event', title: '30-minute demo'},
  fr: {name: 'Nom', email: 'Courriel', confirm: 'Confirmer', title: 'Démo de 30 minutes'},
} as const;

const {scheduler, schedulerPage, site: siteOrigin} = sandboxOrigins();

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

/** Opens the home page and the dialog, and waits for the scheduler's own page. */
async function openDemo(page: Page, site: Site, rest = '/'): Promise<Demo> {
  await site.open(rest);
  const demo = demoOf(page, site);
  await demo.button.click();
  await expect(demo.title).toHaveText(inFrame[site.language].title);
  return demo;
}

test(
  'nothing comes from the scheduler before the press, a spinner shows until it loads',
  {
    tag: '@phone',
  },
  async ({page, site}) => {
    const requests = noteRequests(page, scheduler);
    const letGo = await hold(page, `${scheduler}/**`);
    await site.open();
    await page.waitForLoadState('networkidle');
    const demo = demoOf(page, site);
    await demo.button.hover();
    expect(requests).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);

    await demo.button.click();
    await expect(demo.dialog).toBeVisible();
    await expect(demo.dialog).toContainText('30 minutes');
    await expect(demo.dialog.getByRole('status')).toHaveText(site.text('demo.loading'));
    await expect(demo.iframe).toHaveCount(1);
    expect(requests).toHaveLength(1);
    const box = await demo.iframe.boundingBox();
    // Close to: a page scaled for a phone rounds its boxes to 32-bit fractions.
    expect(box?.height, 'high enough before the scheduler asks for more').toBeCloseTo(630, 1);
    letGo();
    await expect(demo.title).toHaveText(inFrame[site.language].title);
    await expect(demo.dialog.getByText(site.text('demo.loading'))).toHaveCount(0);
  },
);

test(
  'it closes by Escape, by its button and by its backdrop, and gives the focus back',
  {
    tag: '@phone',
  },
  async ({page, site}) => {
    const demo = await openDemo(page, site);
    const ways: readonly (() => Promise<void>)[] = [
      () => page.keyboard.press('Escape'),
      () => demo.dialog.getByRole('button', {name: site.text('demo.close')}).click(),
      () => page.mouse.click(4, 4),
    ];
    for (const [index, close] of ways.entries()) {
      if (index > 0) {
        await demo.button.click();
      }
      await expect(demo.dialog).toBeVisible();
      await close();
      await expect(demo.dialog).toBeHidden();
      await expect(demo.button).toBeFocused();
      await expect(page.locator('iframe')).toHaveCount(0);
    }
    await demo.button.click();
    await page.mouse.move(4, 4);
    await demo.dialog.getByRole('heading', {name: site.text('demo.title')}).click();
    await expect(demo.dialog, 'a press inside leaves it open').toBeVisible();
  },
);

test(
  'the frame has room, and a booking in it is confirmed around it',
  {tag: ['@fr', '@phone']},
  async ({page, site, isMobile}) => {
    if (isMobile) {
      await page.setViewportSize({width: 360, height: 740});
    }
    const demo = await openDemo(page, site);
    const box = await demo.iframe.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(630);
    expect(box?.width).toBeGreaterThanOrEqual(320);
    const close = demo.dialog.getByRole('button', {name: site.text('demo.close')});
    const {y} = (await close.boundingBox()) ?? {};
    expect(y, 'the dialog fits into the window').toBeGreaterThanOrEqual(0);
    const overflow = await page.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);

    const labels = inFrame[site.language];
    await demo.calendar.getByRole('radio').nth(1).check();
    await demo.calendar.getByLabel(labels.name).fill('Ada Lovelace');
    await demo.calendar.getByLabel(labels.email).fill('ada@example.com');
    const booked = site.text('demo.booked');
    await expect(demo.dialog.getByText(booked)).toHaveCount(0);
    await demo.calendar.getByRole('button', {name: labels.confirm}).click();
    await expect(demo.dialog.getByRole('status')).toHaveText(booked);
  },
);

test(
  'without an answer for 15 s it says so, and offers a retry and a new tab',
  {
    tag: '@phone',
  },
  async ({page, context, site}) => {
    await page.clock.install();
    await page.route(`${scheduler}/**`, () => Promise.resolve());
    await site.open('/?utm_source=mail');
    const demo = demoOf(page, site);
    await demo.button.click();
    await expect(demo.iframe).toHaveCount(1);
    await page.clock.fastForward(14_000);
    await expect(demo.dialog.getByRole('status')).toHaveText(site.text('demo.loading'));
    await page.clock.fastForward(1_500);
    const alert = demo.dialog.getByRole('alert');
    await expect(alert).toContainText(site.text('demo.stalled'));
    const link = alert.getByRole('link', {name: site.text('demo.newTab')});
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);

    await page.unroute(`${scheduler}/**`);
    const opened = context.waitForEvent('page');
    await link.click();
    const tab = await opened;
    await expect(tab.getByRole('heading', {level: 1})).toHaveText(inFrame[site.language].title);
    expect(new URL(tab.url()).searchParams.get('utm_source')).toBe('mail');
    await tab.close();

    await alert.getByRole('button', {name: site.text('demo.stalled.retry')}).click();
    await expect(demo.title).toHaveText(inFrame[site.language].title);
    await expect(alert).toHaveCount(0);
  },
);

test(
  'tracking parameters of the address are passed on, others are not',
  {tag: '@fr'},
  async ({page, site}) => {
    const demo = await openDemo(
      page,
      site,
      '/?utm_source=news&utm_medium=e%26mail&utm_campaign=a&utm_term=b&utm_content=c&email=x%40y.ca&evil=1',
    );
    const src = new URL((await demo.iframe.getAttribute('src')) ?? '');
    expect(src.origin + src.pathname).toBe(schedulerPage);
    expect(Object.fromEntries(src.searchParams)).toEqual({
      embed_type: 'Inline',
      embed_domain: new URL(siteOrigin).host,
      locale: site.language,
      utm_source: 'news',
      utm_medium: 'e&mail',
      utm_campaign: 'a',
      utm_term: 'b',
      utm_content: 'c',
    });
    await expect(demo.calendar.locator('#tracking dd')).toHaveText([
      'news',
      'e&mail',
      'a',
      'b',
      'c',
    ]);
  },
);

test('messages of the frame are believed, and only from its origin', async ({page, site}) => {
  const demo = await openDemo(page, site);
  const height = (): Promise<number> =>
    demo.iframe.evaluate((frame) => frame.getBoundingClientRect().height);
  await expect.poll(height, 'the frame has asked for its height').toBeGreaterThan(632);
  // From the site's own origin: not the scheduler.
  await page.evaluate(() => {
    window.postMessage({event: 'calendly.page_height', payload: {height: '3000px'}}, '*');
    window.postMessage({event: 'calendly.event_scheduled', payload: {}}, '*');
  });
  // From the scheduler, with junk before what counts: messages are handled in their order.
  await demo.calendar.locator('body').evaluate((_body, target) => {
    for (const data of [null, 'x', {}, {event: 'calendly.page_height', payload: null}]) {
      window.parent.postMessage(data, target);
    }
    window.parent.postMessage({event: 'calendly.page_height', payload: {height: '1400px'}}, target);
  }, siteOrigin);
  await expect.poll(height).toBeGreaterThanOrEqual(1398);
  expect(await height()).toBeLessThanOrEqual(1402);
  await expect(demo.dialog.getByText(site.text('demo.booked'))).toHaveCount(0);
});

/** Puts the scheduler's page into a frame of its own and collects what it tells the page. */
async function listenToFrame(page: Page, query: string): Promise<() => Promise<unknown>> {
  await page.evaluate(async (src) => {
    const received: unknown[] = [];
    Object.assign(window, {received});
    window.addEventListener('message', ({data, origin}) => {
      received.push({...(data as object), origin});
    });
    const frame = document.createElement('iframe');
    frame.title = 'Scheduler';
    const loaded = new Promise((resolve) => {
      frame.addEventListener('load', resolve, {once: true});
    });
    frame.src = src;
    document.querySelector('main')?.prepend(frame);
    await loaded;
  }, `${schedulerPage}?${query}`);
  return () => page.evaluate(() => Reflect.get(window, 'received') as unknown);
}

test.describe('the sandbox’s scheduler', () => {
  // The browser reports what the frame may not tell.
  test.use({expectedFaults: ["Failed to execute 'postMessage'"]});

  test('tells the page around it what happens, and no other page', async ({page, site}) => {
    await site.open('/careers/');
    const host = new URL(siteOrigin).host;
    const received = await listenToFrame(
      page,
      `embed_type=Inline&embed_domain=${host}&name=Sam&email=sam@example.com`,
    );
    const frame = page.frameLocator('iframe');
    await frame.getByRole('radio').first().check();
    await frame.getByRole('button', {name: inFrame.en.confirm}).click();
    await expect(frame.getByRole('heading', {name: 'You are scheduled'})).toBeFocused();
    const event = (name: string, payload: object): object => ({
      event: `calendly.${name}`,
      payload,
      origin: scheduler,
    });
    await expect.poll(received).toEqual(
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

    await site.open('/careers/');
    const heard = await listenToFrame(page, 'embed_domain=other.example');
    await page.waitForTimeout(300);
    expect(await heard()).toEqual([]);
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
    await alert.getByRole('button', {name: site.text('demo.retry')}).click();
    await expect(demo.title).toBeVisible();
  });
});
