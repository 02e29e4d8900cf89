import type {Page} from '@playwright/test';
import {expect, locales, localePath, openPage, test, type Locale} from './support/test';
import {readStructuredData} from './support/structuredData';
import {desktopOnly} from './support/visitor';

interface Words {
  readonly job: string;
  readonly apply: string;
  readonly subject: string;
  readonly open: string;
  readonly openSubject: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    job: 'QA Engineer',
    apply: 'Apply by e-mail',
    subject: 'Application for QA Engineer',
    open: 'Write your open application',
    openSubject: 'Open application',
  },
  fr: {
    job: 'Spécialiste en assurance qualité',
    apply: 'Postuler par courriel',
    subject: 'Candidature au poste de spécialiste en assurance qualité',
    open: 'Écrire une candidature spontanée',
    openSubject: 'Candidature spontanée',
  },
};

/** Subject of the message that a mail link begins. */
async function subjectOf(page: Page, name: string): Promise<string | null> {
  const href = await page.getByRole('link', {name}).first().getAttribute('href');
  const url = new URL(href ?? '');
  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe('support@firegrid.example');
  return url.searchParams.get('subject');
}

for (const locale of locales) {
  const words = WORDS[locale];

  test(`a reader finds a job and the way to apply in ${locale}`, async ({page}) => {
    await openPage(page, localePath(locale, '/careers/'));
    expect(await subjectOf(page, words.open)).toBe(words.openSubject);
    await page.locator('#open-roles').getByRole('link', {name: words.job}).click();
    await expect(page).toHaveURL(localePath(locale, '/careers/qa-engineer/'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words.job);
    await expect(page).toHaveTitle(new RegExp(words.job));
    expect(await subjectOf(page, words.apply)).toBe(words.subject);
  });

  test(`search engines learn of the job what the page says (${locale})`, async ({page}) => {
    desktopOnly();
    const path = localePath(locale, '/careers/qa-engineer/');
    await openPage(page, path);
    const data = await readStructuredData(page, path);
    const posting = data.find((entry) => entry['@type'] === 'JobPosting');
    expect(posting).toMatchObject({title: words.job, jobLocationType: 'TELECOMMUTE'});
    const items = [...String(posting?.description).matchAll(/<li>(.+?)<\/li>/g)];
    expect(items.length).toBeGreaterThan(7);
    for (const [, item = ''] of items) {
      await expect(page.getByRole('listitem').filter({hasText: item})).toBeVisible();
    }
    const crumbs = data.find((entry) => entry['@type'] === 'BreadcrumbList');
    const {itemListElement} = crumbs as {itemListElement: {item: string}[]};
    expect(itemListElement.map(({item}) => new URL(item).pathname)).toEqual([
      localePath(locale, '/careers/'),
      localePath(locale, '/careers/qa-engineer/'),
    ]);
  });

  test(`the solutions lead down to themselves and on to pages that exist (${locale})`, async ({
    page,
  }) => {
    desktopOnly();
    await openPage(page, localePath(locale, '/solutions/'));
    const ids = ['automated-testing', 'ci-cd-integration', 'video-playback', 'tool-integration'];
    for (const id of ids) {
      await page.locator(`main a[href="#${id}"]`).click();
      await expect(page.locator(`#${id}`).getByRole('heading', {level: 2})).toBeInViewport();
      await expect(page.locator(`#${id}`).getByRole('img')).toHaveAccessibleName(/\.$/);
      const href = await page.locator(`#${id} a`).getAttribute('href');
      const response = await page.request.get(href ?? '');
      expect(response.status(), href ?? '').toBe(200);
      expect(await response.text()).toContain('<h1');
    }
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test(`the company's pages say all that they have to say (${locale})`, async ({page}) => {
      desktopOnly();
      await page.goto(localePath(locale, '/careers/qa-engineer/'));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(words.job);
      expect(await subjectOf(page, words.apply)).toBe(words.subject);
      await page.goto(localePath(locale, '/solutions/'));
      await expect(page.locator('main section')).toHaveCount(5);
      await expect(page.locator('main section [role="img"]')).toHaveCount(4);
      await page.goto(localePath(locale, '/about-us/'));
      await expect(page.locator('#mission, #vision, #reasons')).toHaveCount(3);
      await page.goto(localePath(locale, '/security/'));
      await expect(page.locator('#data-protection, #encryption, #compliance')).toHaveCount(3);
    });
  });
}

test('security.txt is what RFC 9116 asks for, and is still valid', async ({page, request}) => {
  desktopOnly();
  await openPage(page, '/fr/security/');
  const href = await page.getByRole('link', {name: 'security.txt'}).getAttribute('href');
  expect(href).toBe('/.well-known/security.txt');
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');

  const lines = (await response.text()).trim().split('\n');
  const fields = lines.map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
  const valuesOf = (name: string): string[] =>
    fields.filter(([field]) => field === name).map(([, value = '']) => value);
  expect(valuesOf('Contact')[0]).toBe('mailto:support@firegrid.example');
  expect(valuesOf('Preferred-Languages')).toEqual(['en, fr']);
  expect(valuesOf('Canonical').map((address) => new URL(address).pathname)).toEqual([
    '/.well-known/security.txt',
  ]);
  const [expires = '', ...more] = valuesOf('Expires');
  expect(more).toEqual([]);
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  expect(Date.parse(expires)).toBeLessThan(Date.now() + 366 * 86_400_000);

  const policy = new URL(valuesOf('Policy')[0] ?? '');
  await openPage(page, policy.pathname + policy.hash);
  await expect(page.locator(policy.hash)).toBeInViewport();

  expect((await request.get('/fr/.well-known/security.txt')).status()).toBe(404);
});
