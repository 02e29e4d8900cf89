import type {FrameLocator, Locator, Page} from '@playwright/test';
import {
  expect,
  locales,
  localePath,
  openPage,
  sandboxOrigins,
  test,
  type Locale,
} from './support/test';
import {desktopOnly} from './support/visitor';

const texts = {
  en: {
    button: 'Schedule a demo',
    close: 'Close',
    loading: 'Loading the calendar',
    frame: 'Calendar to choose a time for the demo',
    newTab: 'Open the calendar in a new tab',
    stalled: 'The calendar does not answer.',
    retry: 'Try again',
    booked: 'Your demo is booked. The details are on their way by email.',
    minutes: '30 minutes',
    inFrame: {name: 'Name', email: 'Email', confirm: 'Schedule event', title: '30-minute demo'},
  },
  fr: {
    button: 'Réserver une démo',
    close: 'Fermer',
    loading: 'Chargement du calendrier',
    frame: 'Calendrier pour choisir le moment de la démo',
    newTab: 'Ouvrir le calendrier dans un nouvel onglet',
    stalled: 'Le calendrier ne répond pas.',
    retry: 'Réessayer',
    booked: 'Votre démo est réservée. Les détails vous arrivent par courriel.',
    minutes: '30 minutes',
    inFrame: {name: 'Nom', email: 'Courriel', confirm: 'Confirmer', title: 'Démo de 30 minutes'},
  },
} as const;

const {scheduler, site} = sandboxOrigins();

test.use({allowedOrigins: [scheduler]});

interface Demo {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly iframe: Locator;
  readonly calendar: FrameLocator;
}

function demoOf(page: Page, locale: Locale): Demo {
  const text = texts[locale];
  const dialog = page.getByRole('dialog', {name: text.button});
  const iframe = dialog.getByTitle(text.frame);
  return {
    button: page.locator('#hero').getByRole('button', {name: text.button}),
    dialog,
    iframe,
    calendar: iframe.contentFrame(),
  };
}

/** Opens the home page and the dialog, and waits for the scheduler's own page. */
async function openDemo(page: Page, locale: Locale, rest = '/'): Promise<Demo> {
  await openPage(page, localePath(locale, rest));
  const demo = demoOf(page, locale);
  await demo.button.click();
  await expect(demo.calendar.getByRole('heading', {level: 1})).toHaveText(
    texts[locale].inFrame.title,
  );
  return demo;
}

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`demo in ${locale}`, () => {
    test('nothing comes from the scheduler before the press, a spinner stands until it loads', async ({
      page,
    }) => {
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(scheduler)) {
          requests.push(request.url());
        }
      });
      let letGo = (): void => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(`${scheduler}/**`, async (route) => {
        await held;
        await route.continue();
      });
      await openPage(page, localePath(locale));
      await page.waitForLoadState('networkidle');
      const demo = demoOf(page, locale);
      await demo.button.hover();
      expect(requests).toEqual([]);
      await expect(page.locator('iframe')).toHaveCount(0);

      await demo.button.click();
      await expect(demo.dialog).toBeVisible();
      await expect(demo.dialog).toContainText(text.minutes);
      await expect(demo.dialog.getByRole('status')).toHaveText(text.loading);
      await expect(demo.iframe).toHaveCount(1);
      expect(requests).toHaveLength(1);
      const box = await demo.iframe.boundingBox();
      // Close to: a page scaled for a phone rounds its boxes to 32-bit fractions.
      expect(box?.height, 'high enough before the scheduler asks for more').toBeCloseTo(630, 1);
      letGo();
      await expect(demo.calendar.getByRole('heading', {level: 1})).toHaveText(text.inFrame.title);
      await expect(demo.dialog.getByText(text.loading)).toHaveCount(0);
    });

    test('it closes by Escape, by its button and by its backdrop, and gives the focus back', async ({
      page,
    }) => {
      const demo = await openDemo(page, locale);
      const ways: readonly (() => Promise<void>)[] = [
        () => page.keyboard.press('Escape'),
        () => demo.dialog.getByRole('button', {name: text.close}).click(),
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
      await demo.dialog.getByRole('heading', {name: text.button}).click();
      await expect(demo.dialog, 'a press inside leaves it open').toBeVisible();
    });

    test('a booking is made in the frame and confirmed around it', async ({page}) => {
      const demo = await openDemo(page, locale);
      await demo.calendar.getByRole('radio').nth(1).check();
      await demo.calendar.getByLabel(text.inFrame.name).fill('Ada Lovelace');
      await demo.calendar.getByLabel(text.inFrame.email).fill('ada@example.com');
      await expect(demo.dialog.getByText(text.booked)).toHaveCount(0);
      await demo.calendar.getByRole('button', {name: text.inFrame.confirm}).click();
      await expect(demo.dialog.getByRole('status')).toHaveText(text.booked);
    });

    test('the frame is 630 px high and 320 px wide at least', async ({page, isMobile}) => {
      if (isMobile) {
        await page.setViewportSize({width: 360, height: 740});
      }
      const demo = await openDemo(page, locale);
      const box = await demo.iframe.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(630);
      expect(box?.width).toBeGreaterThanOrEqual(320);
      const close = await demo.dialog.getByRole('button', {name: text.close}).boundingBox();
      expect(close?.y, 'the dialog fits into the window').toBeGreaterThanOrEqual(0);
      const overflow = await page.evaluate(() => {
        const {scrollWidth, clientWidth} = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBeLessThanOrEqual(0);
    });

    test('without an answer for 15 s it says so, and offers a retry and a new tab', async ({
      page,
      context,
    }) => {
      await page.clock.install();
      await page.route(`${scheduler}/**`, () => Promise.resolve());
      await openPage(page, localePath(locale, '/?utm_source=mail'));
      const demo = demoOf(page, locale);
      await demo.button.click();
      await expect(demo.iframe).toHaveCount(1);
      await page.clock.fastForward(14_000);
      await expect(demo.dialog.getByRole('status')).toHaveText(text.loading);
      await page.clock.fastForward(1_500);
      const alert = demo.dialog.getByRole('alert');
      await expect(alert).toContainText(text.stalled);
      const link = alert.getByRole('link', {name: text.newTab});
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);

      await page.unroute(`${scheduler}/**`);
      const opened = context.waitForEvent('page');
      await link.click();
      const tab = await opened;
      await expect(tab.getByRole('heading', {level: 1})).toHaveText(text.inFrame.title);
      expect(new URL(tab.url()).searchParams.get('utm_source')).toBe('mail');
      await tab.close();

      await alert.getByRole('button', {name: text.retry}).click();
      await expect(demo.calendar.getByRole('heading', {level: 1})).toHaveText(text.inFrame.title);
      await expect(alert).toHaveCount(0);
    });
  });
}

test('tracking parameters of the address are passed on, others are not', async ({page}) => {
  desktopOnly();
  const demo = await openDemo(
    page,
    'fr',
    '/?utm_source=news&utm_medium=e%26mail&utm_campaign=a&utm_term=b&utm_content=c&email=x%40y.ca&evil=1',
  );
  const src = new URL((await demo.iframe.getAttribute('src')) ?? '');
  expect(src.origin + src.pathname).toBe(sandboxOrigins().schedulerPage);
  expect(Object.fromEntries(src.searchParams)).toEqual({
    embed_type: 'Inline',
    embed_domain: new URL(site).host,
    locale: 'fr',
    utm_source: 'news',
    utm_medium: 'e&mail',
    utm_campaign: 'a',
    utm_term: 'b',
    utm_content: 'c',
  });
  await expect(demo.calendar.locator('#tracking dd')).toHaveText(['news', 'e&mail', 'a', 'b', 'c']);
});

test('messages of the frame are believed, and only from its origin', async ({page}) => {
  desktopOnly();
  const demo = await openDemo(page, 'en');
  const height = (): Promise<number> =>
    demo.iframe.evaluate((frame) => frame.getBoundingClientRect().height);
  await expect.poll(height, 'the frame has asked for its height').toBeGreaterThan(632);
  // From the site's own origin: whatever runs there is not the scheduler.
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
  }, site);
  await expect.poll(height).toBeGreaterThanOrEqual(1398);
  expect(await height()).toBeLessThanOrEqual(1402);
  await expect(demo.dialog.getByText(texts.en.booked)).toHaveCount(0);
});

test.describe('when the dialog’s own code cannot be loaded', () => {
  test.use({
    expectedFaults: [
      '[site] A part of the page could not be loaded.',
      `failed request: GET ${site}/assets/`,
      'Failed to load resource',
    ],
  });

  test('it says so, and another try works', async ({page}) => {
    desktopOnly();
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**', (route) => route.abort('connectionreset'));
    const demo = demoOf(page, 'en');
    await demo.button.click();
    const alert = demo.dialog.getByRole('alert');
    await expect(alert).toContainText('The calendar could not be loaded.');
    await page.unroute('**/assets/**');
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(demo.calendar.getByRole('heading', {level: 1})).toBeVisible();
  });
});
