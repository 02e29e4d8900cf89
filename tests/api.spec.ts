// The API reference, and its panel that sends requests to the mock of the sandbox.
import {readFile} from 'node:fs/promises';
import type {Locator, Page} from '@playwright/test';
import {apiKey} from '../sandbox';
import {expectAccessibleInThemes} from './support/axe';
import {expect, sandboxOrigins, test, type Site} from './support/test';

const OVERVIEW = '/api-documentation/';
const LIST = '/api-documentation/list-devices/';
const CREATE = '/api-documentation/create-test/';
const RESULTS = '/api-documentation/list-results/';

const api = sandboxOrigins().api;

test.use({allowedOrigins: [new URL(api).origin]});

/** Every test has a key of its own, and so a limit of its own. */
const keyFor = (name: string): string => `${apiKey}-${name}-${test.info().project.name}`;

const keyField = (page: Page, site: Site): Locator =>
  page.getByLabel(site.text('api.try.key'), {exact: false}).and(page.locator('input'));

async function openForm(page: Page, site: Site, key?: string): Promise<void> {
  await page.getByRole('button', {name: site.text('api.try.open')}).click();
  await expect(keyField(page, site)).toBeVisible();
  if (key !== undefined) {
    await keyField(page, site).fill(key);
  }
}

const sendButton = (page: Page, site: Site): Locator =>
  page.getByRole('button', {name: site.text('api.try.send')});

const send = async (page: Page, site: Site): Promise<void> => sendButton(page, site).click();

const statusOf = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({hasText: text});

const answerOf = (page: Page): Locator => page.locator('[data-answer] pre');

test('the overview leads to operations, and devices are listed page by page @fr @phone', async ({
  page,
  site,
}) => {
  await site.open(OVERVIEW);
  const title = await page.getByRole('heading', {level: 1}).innerText();
  await page.getByRole('cell').getByRole('link', {name: 'test.finished', exact: true}).click();
  await expect(page).toHaveURL(site.path('/api-documentation/test-finished/'));
  await page.getByRole('main').getByRole('link', {name: title, exact: true}).click();
  await expect(page).toHaveURL(site.path(OVERVIEW));
  await page.getByRole('cell').getByRole('link', {name: '/devices', exact: true}).click();
  await openForm(page, site, keyFor('devices'));
  await page.getByLabel('available', {exact: true}).selectOption('');
  await page.getByLabel('limit').press('Enter');
  await expect(statusOf(page, '200 OK')).toBeVisible();
  await expect(answerOf(page)).toContainText('"id": "pixel-8-android-14"');
  // Only a browser knows whether scripts of another origin may read these headers.
  await expect(page.getByText('"key";r=99;t=60')).toBeVisible();
  await page.getByRole('button', {name: site.text('api.try.nextPage')}).click();
  await expect(answerOf(page)).toContainText('"nextCursor": null');
  await expect(page.getByLabel('cursor')).toHaveValue('cGl4ZWwtOC1hbmRyb2lkLTE0');
});

test('one press opens the form, and one sends what the samples send @fr @phone', async ({
  page,
  site,
}) => {
  for (const address of [LIST, RESULTS]) {
    await site.open(address);
    const open = page.getByRole('button', {name: site.text('api.try.open')});
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(sendButton(page, site)).toBeVisible();
    await expect(open).toBeFocused();
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    if (test.info().project.name !== 'phone') {
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(sendButton(page, site)).toBeInViewport({ratio: 1});
    }
    await expect(keyField(page, site)).toHaveAccessibleDescription(site.text('api.try.key.test'));
    await sendButton(page, site).focus();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await expect(statusOf(page, '200 OK')).toBeInViewport({ratio: 1});
    await expect(answerOf(page)).toBeInViewport();
    await expect(sendButton(page, site)).toBeFocused();
    if (test.info().project.name !== 'phone') {
      // The text beside the column stays where it was.
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    }
  }
});

test('a response of 1 MB shows its beginning as plain text, and all of it can be downloaded', async ({
  page,
  site,
}) => {
  const text = JSON.stringify(Array.from({length: 70_000}, (_, index) => `entry ${index}`));
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization',
  };
  await page.route(`${api}/**`, async (route) => route.fulfill({headers, body: text}));
  await site.open(LIST);
  await openForm(page, site);
  await send(page, site);
  await expect(answerOf(page)).toContainText('"entry 1",');
  // Elements for the words of such a text would keep the browser busy for seconds.
  await expect(answerOf(page).locator('span')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: site.text('api.try.answer.download')}).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toBe(text);
});

test.describe('a body of 1 MB', () => {
  test.use({expectedFaults: ['status 422', 'Failed to load resource']});

  test('can be pasted, edited and sent', async ({page, site}) => {
    const text = JSON.stringify(Array.from({length: 70_000}, (_, index) => `entry ${index}`));
    await site.open(CREATE);
    await openForm(page, site);
    const body = page.getByRole('textbox', {name: site.text('api.try.body')});
    await body.fill(text);
    await expect(page.locator('form pre[aria-hidden]')).toHaveCount(0);
    await body.press('End');
    await body.press('Space');
    await expect(body).toHaveValue(`${text} `);
    await send(page, site);
    await expect(statusOf(page, '422 Unprocessable Content')).toBeVisible();
  });
});

// As they are first seen, all pages are judged with those of the sitemap (pages.spec.ts).
test('what unfolds fits a phone and is accessible @fr', async ({page, site}) => {
  await site.open(`${CREATE}#response-401`);
  await expect(page.locator('#response-401')).toBeInViewport();
  await openForm(page, site, '');
  await send(page, site);
  await expect(page.getByText(site.text('api.try.key.missing'))).toBeVisible();
  await page.locator('main details').evaluateAll((all) => {
    all.forEach((details) => {
      details.setAttribute('open', '');
    });
  });
  await expectAccessibleInThemes(page, 'form', 'main', [1440, 360]);
  // The form and its JSON are one; the colours lie exactly below what is typed.
  await page.getByLabel('framework').selectOption('selenium');
  const body = page.getByRole('textbox', {name: site.text('api.try.body')});
  await expect(body).toHaveValue(/"framework": "selenium"/);
  const colours = page.locator('form pre[aria-hidden]');
  await expect(colours.getByText('"selenium"')).toHaveCSS('color', /\d/);
  expect(await body.boundingBox()).toEqual(await colours.boundingBox());
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('everything can be read, and errors unfold', async ({page, site}) => {
    await page.goto(site.path(LIST));
    await expect(page.getByRole('term').filter({hasText: 'osVersion'}).first()).toBeVisible();
    await expect(page.getByText('requests.get(')).toBeVisible();
    await expect(page.getByRole('button', {name: site.text('api.endpoint.copy')})).toBeHidden();
    await expect(page.getByRole('button', {name: site.text('api.try.open')})).toBeHidden();
    const fold = page.locator('#response-401 ~ details').first();
    await fold.locator('summary').click();
    await expect(fold.getByText('A revoked key', {exact: true})).toBeVisible();
  });
});

test.describe('a run', () => {
  test.use({expectedFaults: ['Failed to load resource', 'failed request', 'ERR_']});
  test('is started over a broken network, and its results are read with the key of before', async ({
    page,
    site,
  }) => {
    const key = keyFor('start');
    await site.open(CREATE);
    await openForm(page, site, key);
    await page.route(`${api}/**`, async (route) => route.abort('connectionfailed'));
    await send(page, site);
    await expect(page.getByText(site.text('api.try.status.unreachable'))).toBeVisible();
    await page.unroute(`${api}/**`);
    await page.getByRole('textbox', {name: site.text('api.try.body')}).press('Control+Enter');
    await expect(statusOf(page, '202 Accepted')).toBeVisible();
    await expect(answerOf(page)).toContainText('"id": "tst_01JQ8Z5K3M"');

    const link = page.locator('aside').getByRole('link', {name: 'List results'});
    const mark = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(mark).toContain('"GET"');
    // The mark is for the eye: the link's name stays the operation's.
    await expect(link).toHaveAccessibleName('List results');
    await link.click();
    await expect(page).toHaveURL(site.path('/api-documentation/list-results/'));
    // The address changes before the page does.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('List results');
    await openForm(page, site);
    await expect(keyField(page, site)).toHaveValue(key);
    await send(page, site);
    await expect(answerOf(page)).toContainText('"status": "passed"');
  });
});
