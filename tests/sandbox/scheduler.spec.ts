import {offerSlots} from '../../sandbox/scheduler/prefill';
import {expect, test} from '../support/sandboxTest';

const prefill = {
  first_name: 'Zoé',
  last_name: '<Roy>',
  email: 'zoe@example.com',
  phone: '+1 514 555 0100',
  location: 'Montréal',
  guests: 'a@example.com,b@example.com',
  a1: 'first answer',
  a10: 'tenth answer',
  utm_source: 'newsletter',
  salesforce_uuid: 'uuid-1',
};

test('the page shows what its address prefills, escaped, and sets no cookie', async ({
  own,
  request,
}) => {
  const query = new URLSearchParams({...prefill, locale: 'fr'}).toString();
  const response = await request.get(`${own.addresses.schedulerPage}?${query}`);
  expect(response.headers()['set-cookie']).toBeUndefined();
  expect(response.headers()['content-security-policy']).toContain(
    `frame-ancestors ${own.addresses.site}`,
  );
  const page = await response.text();
  expect(page).toContain('<html lang="fr-CA">');
  expect(page).toContain('&lt;Roy&gt;');
  expect(page).not.toContain('<Roy>');
  for (const value of Object.values(prefill).filter((text) => !/[<,]/.test(text))) {
    expect(page).toContain(value);
  }
  expect(page).toContain('a@example.com, b@example.com');
});

test('slots begin on the day asked for, and never on a weekend', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const days = (wanted: string | null): string[] => [
    ...new Set(offerSlots(wanted, now).map((slot) => slot.slice(0, 10))),
  ];
  expect(days(null)).toEqual(['2026-11-23', '2026-11-24']);
  expect(days('2026-12-09')).toEqual(['2026-12-09', '2026-12-10']);
  expect(days('2020-01-01')).toEqual(['2026-11-23', '2026-11-24']);
});

test('the frame tells the page around it what happens', async ({own, page}) => {
  const {site, schedulerPage, scheduler} = own.addresses;
  await page.goto(`${site}/`);
  await page.evaluate(() => {
    const received: unknown[] = [];
    Object.assign(window, {received});
    window.addEventListener('message', ({data, origin}) => {
      received.push({...(data as object), origin});
    });
  });
  const received = (): Promise<unknown> =>
    page.evaluate(() => Reflect.get(window, 'received') as unknown);
  const host = new URL(site).host;
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement, src) => {
    frame.src = src;
  }, `${schedulerPage}?embed_type=Inline&embed_domain=${host}&name=Sam&email=sam@example.com`);

  const frame = page.frameLocator('iframe');
  await frame.getByRole('radio').first().check();
  await frame.getByRole('button', {name: 'Schedule event'}).click();
  await expect(frame.getByRole('heading', {name: 'You are scheduled'})).toBeFocused();

  await expect.poll(received).toEqual(
    expect.arrayContaining([
      {event: 'calendly.event_type_viewed', payload: {}, origin: scheduler},
      {
        event: 'calendly.page_height',
        payload: {height: expect.stringMatching(/^\d+px$/)},
        origin: scheduler,
      },
      {event: 'calendly.date_and_time_selected', payload: {}, origin: scheduler},
      {
        event: 'calendly.event_scheduled',
        payload: {
          event: {uri: expect.stringContaining('/scheduled_events/')},
          invitee: {uri: expect.stringContaining('/invitees/')},
        },
        origin: scheduler,
      },
    ]),
  );
});

test('a frame addressed to another site tells this one nothing', async ({own, page}) => {
  await page.goto(`${own.addresses.site}/`);
  const heard = await page.evaluate(async (src) => {
    let count = 0;
    window.addEventListener('message', () => {
      count += 1;
    });
    const frame = document.querySelector('iframe');
    if (frame) {
      const loaded = new Promise((resolve) => {
        frame.addEventListener('load', resolve, {once: true});
      });
      frame.src = src;
      await loaded;
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    return count;
  }, `${own.addresses.schedulerPage}?embed_domain=other.example`);
  expect(heard).toBe(0);
});
