import type {Page} from '@playwright/test';
import {apiKey} from '../sandbox';
import {
  expect,
  locales,
  localePath,
  openPage,
  sandboxOrigins,
  test,
  type Locale,
} from './support/test';
import {expectAccessible} from './support/axe';
import {desktopOnly, type Texts} from './support/visitor';

/** Where each operation is described. */
const PAGES = {
  listDevices: '/api-documentation/list-devices/',
  createTest: '/api-documentation/create-test/',
  listResults: '/api-documentation/list-results/',
} as const;

const texts: Texts<
  | 'open'
  | 'key'
  | 'missingKey'
  | 'send'
  | 'again'
  | 'next'
  | 'wrongKey'
  | 'accepted'
  | 'tooMany'
  | 'wait'
  | 'unreachable'
  | 'fields'
  | 'copy'
> = {
  en: {
    open: 'Try it',
    key: 'API key',
    missingKey: 'Enter an API key.',
    send: 'Send the request',
    again: 'Send again',
    next: 'Next page',
    wrongKey: 'The API does not know this key',
    accepted: '202 Accepted, after',
    tooMany: 'This key has used up its requests for this minute.',
    wait: 'You can send again in',
    unreachable: 'The API could not be reached.',
    fields: 'The API does not accept the content.',
    copy: 'The same with curl',
  },
  fr: {
    open: 'Essayer',
    key: "Clé d'API",
    missingKey: "Saisissez une clé d'API.",
    send: 'Envoyer la requête',
    again: 'Renvoyer',
    next: 'Page suivante',
    wrongKey: "L'API ne connaît pas cette clé",
    accepted: '202 Accepted, après',
    tooMany: 'Cette clé a épuisé ses requêtes pour cette minute.',
    wait: 'Vous pourrez renvoyer la requête dans',
    unreachable: "Impossible de joindre l'API.",
    fields: "L'API n'accepte pas le contenu.",
    copy: 'La même chose avec curl',
  },
};

const api = sandboxOrigins().api;

test.use({allowedOrigins: [new URL(api).origin]});

/** Opens the form of an operation; every test has a key of its own, and so a limit of its own. */
async function openForm(page: Page, locale: Locale, path: string, key?: string): Promise<void> {
  await openPage(page, localePath(locale, path));
  await page.getByRole('button', {name: texts[locale].open}).click();
  const field = page.getByLabel(texts[locale].key, {exact: false}).and(page.locator('input'));
  await expect(field).toBeVisible();
  if (key !== undefined) {
    await field.fill(key);
  }
}

async function send(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', {name: texts[locale].send}).click();
}

const keyFor = (name: string): string => `${apiKey}-${name}-${test.info().project.name}`;

for (const locale of locales) {
  const t = texts[locale];

  test.describe(`in ${locale}`, () => {
    test('devices are listed, page by page', async ({page}) => {
      await openForm(page, locale, PAGES.listDevices, keyFor(`devices-${locale}`));
      await page.getByLabel('platform').selectOption('android');
      await page.getByLabel('limit').fill('2');
      await page.getByLabel('limit').press('Enter');
      await expect(page.getByRole('status').filter({hasText: '200 OK'})).toBeVisible();
      const body = page.locator('pre[data-answer]');
      await expect(body).toContainText('"id": "pixel-8-android-14"');
      await expect(page.getByText('"key";r=99;t=60')).toBeVisible();
      await page.getByRole('button', {name: t.next}).click();
      await expect(body).toContainText('"nextCursor": null');
      await expect(page.getByLabel('cursor')).toHaveValue('cGl4ZWwtOC1hbmRyb2lkLTE0');
    });

    test('a test run is started once, and what is wrong with it is named', async ({page}) => {
      await openForm(page, locale, PAGES.createTest, keyFor(`start-${locale}`));
      await send(page, locale);
      const status = page.getByRole('status').filter({hasText: t.accepted});
      await expect(status).toBeVisible();
      await expect(page.locator('pre[data-answer]')).toContainText('"id": "tst_01JQ8Z5K3M"');
    });

    test('results are read with the key of the page before', async ({page}) => {
      const key = keyFor(`results-${locale}`);
      await openForm(page, locale, PAGES.listResults, key);
      await page.getByLabel('testId').fill('tst_01JQ8Z5K3M');
      await send(page, locale);
      await expect(page.locator('pre[data-answer]')).toContainText('"status": "passed"');
      // Nothing of the key outlives the visit.
      const kept = await page.evaluate(() =>
        JSON.stringify([
          Object.entries(localStorage),
          Object.entries(sessionStorage),
          document.cookie,
        ]),
      );
      expect(kept).not.toContain(key);
      await page.reload();
      await page.getByRole('button', {name: t.open}).click();
      const field = page.getByLabel(t.key, {exact: false}).and(page.locator('input'));
      await expect(field).toHaveValue('');
    });

    test('a missing key is asked for', async ({page}) => {
      desktopOnly();
      await openForm(page, locale, PAGES.listDevices);
      await send(page, locale);
      await expect(page.getByText(t.missingKey)).toBeVisible();
    });

    test.describe('when it goes wrong', () => {
      test.use({
        expectedFaults: [
          'status 401',
          'status 422',
          'status 429',
          'Failed to load resource',
          'failed request',
          'ERR_',
        ],
      });

      test('a wrong key', async ({page}) => {
        await openForm(page, locale, PAGES.listDevices, 'fg_wrong');
        await send(page, locale);
        await expect(page.getByText(t.wrongKey)).toBeVisible();
        await expect(page.getByRole('status').filter({hasText: '401 Unauthorized'})).toBeVisible();
        await expectAccessible(page, 'the form after a wrong key', 'form');
      });

      test('a field that the API does not accept', async ({page}) => {
        desktopOnly();
        await openForm(page, locale, PAGES.createTest, keyFor(`fields-${locale}`));
        const body = page.getByRole('textbox', {name: 'JSON'});
        await body.fill(
          (await body.inputValue()).replace('pixel-8-android-14', 'pixel-9-android-99'),
        );
        await send(page, locale);
        await expect(page.getByText(t.fields)).toBeVisible();
        await expect(
          page.locator('form').getByRole('listitem').filter({hasText: '#/deviceIds/'}),
        ).toBeVisible();
      });

      test('too many requests', async ({page, request}) => {
        const key = keyFor(`limit-${locale}`);
        const headers = {authorization: `Bearer ${key}`};
        await Promise.all(
          Array.from({length: 100}, async () => request.get(`${api}/devices`, {headers})),
        );
        await openForm(page, locale, PAGES.listDevices, key);
        await send(page, locale);
        await expect(page.getByText(t.tooMany)).toBeVisible();
        await expect(page.getByRole('timer')).toContainText(t.wait);
        await expect(page.getByRole('button', {name: t.again})).toHaveAttribute(
          'aria-disabled',
          'true',
        );
        await expect(page.locator('form').getByText('Retry-After')).toBeVisible();
      });

      test('no network', async ({page}) => {
        await openForm(page, locale, PAGES.listDevices, keyFor(`network-${locale}`));
        await page.route(`${api}/**`, async (route) => route.abort('connectionfailed'));
        await page.getByLabel('osVersion').fill('14');
        await send(page, locale);
        await expect(page.getByText(t.unreachable)).toBeVisible();
        await expect(page.getByLabel('osVersion')).toHaveValue('14');
        await page.unroute(`${api}/**`);
        await send(page, locale);
        await expect(page.getByRole('status').filter({hasText: '200 OK'})).toBeVisible();
      });
    });
  });
}
