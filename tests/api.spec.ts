// The API reference, and its panel that sends requests to the mock of the sandbox.
import type {Page} from '@playwright/test';
import {apiKey} from '../sandbox';
import {expectAccessibleInThemes} from './support/axe';
import {expectNothingSideways} from './support/fit';
import {expect, sandboxOrigins, test, withoutScripts, type Site} from './support/test';
import {scrollY} from './support/visitor';

const CREATE = '/api-documentation/create-test/';

const api = sandboxOrigins().api;

test.use({allowedOrigins: [new URL(api).origin]});

/** Every test has a key of its own, and so a limit of its own. */
const keyFor = (name: string) => `${apiKey}-${name}-${test.info().project.name}`;

const keyField = (page: Page, site: Site) =>
  page.getByLabel(site.text('api.try.key'), {exact: false}).and(page.locator('input'));

async function openForm(page: Page, site: Site, key?: string) {
  await page.getByRole('button', {name: site.text('api.try.open')}).click();
  await expect(keyField(page, site)).toBeVisible();
  if (key !== undefined) {
    await keyField(page, site).fill(key);
  }
}

const send = async (page: Page, site: Site) =>
  page.getByRole('button', {name: site.text('api.try.send')}).click();

const statusOf = (page: Page, text: string) => page.getByRole('status').filter({hasText: text});

const answerOf = (page: Page) => page.locator('[data-answer] pre');

test('an operation is found, tried by keyboard, and read page by page @phone', async ({
  page,
  site,
  isMobile,
}) => {
  await site.open('/api-documentation/');
  await page.getByRole('cell').getByRole('link', {name: '/devices', exact: true}).click();
  const open = page.getByRole('button', {name: site.text('api.try.open')});
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await open.press('Enter');
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await expect(open).toBeFocused();
  await expect(keyField(page, site)).toHaveAccessibleDescription(site.text('api.try.key.test'));
  await keyField(page, site).fill(keyFor('devices'));
  await page.getByLabel('available', {exact: true}).selectOption('');
  const sendButton = page.getByRole('button', {name: site.text('api.try.send')});
  await sendButton.focus();
  const scrolled = await scrollY(page);
  await page.keyboard.press('Enter');
  await expect(statusOf(page, '200 OK')).toBeInViewport({ratio: 1});
  await expect(answerOf(page)).toContainText('"id": "pixel-8-android-14"');
  await expect(sendButton).toBeFocused();
  if (!isMobile) {
    expect(await scrollY(page), 'the text beside the column stays where it was').toBe(scrolled);
  }
  // Only a browser knows whether scripts of another origin may read these headers.
  await expect(page.getByText('"key";r=99;t=60')).toBeVisible();
  await page.getByRole('button', {name: site.text('api.try.nextPage')}).click();
  await expect(answerOf(page)).toContainText('"nextCursor": null');
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
  await expectNothingSideways(page, 360);
});

withoutScripts('everything can be read, and errors unfold', async ({page, site}) => {
  await page.goto(site.path('/api-documentation/list-devices/'));
  await expect(page.getByRole('term').filter({hasText: 'osVersion'}).first()).toBeVisible();
  await expect(page.getByText('requests.get(')).toBeVisible();
  await expect(page.getByRole('button', {name: site.text('api.endpoint.copy')})).toBeHidden();
  await expect(page.getByRole('button', {name: site.text('api.try.open')})).toBeHidden();
  const fold = page.locator('#response-401 ~ details').first();
  await fold.locator('summary').click();
  await expect(fold.getByText('A revoked key', {exact: true})).toBeVisible();
});

test.describe('a run', () => {
  test.use({expectedFaults: ['Failed to load resource', 'failed request', 'ERR_']});
  test('is started over a broken network, and its results are read with the key of before @translated', async ({
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
    // The mark is for the eye: the link's name stays the operation's.
    await expect(link).toHaveAccessibleName('List results');
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('List results');
    await openForm(page, site);
    await expect(keyField(page, site)).toHaveValue(key);
    await send(page, site);
    await expect(answerOf(page)).toContainText('"status": "passed"');
  });
});
