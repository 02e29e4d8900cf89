import {startScheduler} from '..';
import {serve, visitor} from '../../__tests__/support';
import {SCHEDULER_PAGE_PATH} from '../../addresses';
import {offerSlots} from '../slots';

const SITE = 'http://localhost:3000';

const client = visitor();
let schedulerPage = '';

serve((ports) => {
  schedulerPage = `http://localhost:${ports.scheduler}${SCHEDULER_PAGE_PATH}`;
  return [startScheduler({port: ports.scheduler, frameAncestors: [SITE]})];
});

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
};

test('the page shows what its address prefills, escaped, and sets no cookie', async () => {
  const query = new URLSearchParams({...prefill, locale: 'fr'}).toString();
  const response = await client().get(`${schedulerPage}?${query}`);
  expect(response.headers()['set-cookie']).toBeUndefined();
  expect(response.headers()['content-security-policy']).toContain(`frame-ancestors ${SITE}`);
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
  const days = (wanted: string): string[] => [
    ...new Set(offerSlots(wanted, now).map((slot) => slot.slice(0, 10))),
  ];
  expect(days('')).toEqual(['2026-11-23', '2026-11-24']);
  expect(days('2026-13')).toEqual(['2026-11-23', '2026-11-24']);
  expect(days('2026-12')).toEqual(['2026-12-01', '2026-12-02']);
  expect(days('2026-12-09')).toEqual(['2026-12-09', '2026-12-10']);
  expect(days('2020-01-01')).toEqual(['2026-11-23', '2026-11-24']);
});
