import type {Page} from '@playwright/test';
import {expect, test, type Site} from './support/test';
import {hold} from './support/visitor';

// Which models a search finds, and what the code says, is tested beside the catalogue and the builder.

const BUILDER = '/documentation/reference/capability-builder/';

/** The models that are shown. */
const rowsOf = (page: Page, site: Site) =>
  page
    .getByRole('list', {name: site.text('catalogue.list')})
    .locator('> [id]')
    .filter({visible: true});

test(
  'models are found, sorted and compared, and the address brings all of it back',
  {tag: '@translated'},
  async ({page, site}) => {
    const rows = rowsOf(page, site);
    await site.open('/devices/');
    const all = await rows.count();
    await page.getByRole('searchbox').last().fill('galaxy');
    await expect.poll(() => rows.count()).toBeLessThan(all);
    const galaxies = await rows.count();

    await page.getByRole('button', {name: site.text('catalogue.facet.system')}).click();
    await page.getByRole('checkbox', {name: /^Android 14/}).check();
    await expect.poll(() => rows.count()).toBeLessThan(galaxies);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').selectOption('screen');
    for (const row of (await rows.all()).slice(0, 4)) {
      await row.getByRole('checkbox').check();
    }
    const found = await rows.allTextContents();
    await expect(page).toHaveURL(/\?q=galaxy&system=android-14&sort=screen&compare=(?:[^,]+,){3}/);

    await page.reload();
    await expect(rows).toHaveText(found);
    await page.getByRole('button', {name: site.text('catalogue.compare.open', {count: 4})}).click();
    const dialog = page.getByRole('dialog', {name: site.text('catalogue.compare.title')});
    await expect(dialog.getByRole('columnheader')).toHaveCount(4);
    const differs = site.text('catalogue.compare.differs');
    await expect(dialog.getByRole('rowheader', {name: differs})).not.toHaveCount(0);
    const maker = dialog.getByRole('rowheader', {name: site.text('catalogue.maker')});
    await expect(maker).not.toContainText(differs);
    await page.keyboard.press('Escape');

    await rows.first().locator('summary').click();
    await rows
      .first()
      .getByRole('link', {name: site.text('catalogue.row.builder')})
      .click();
    await expect(page).toHaveURL(/\/capability-builder\/\?model=galaxy-[^/?]+$/);
    await page.goBack();
    await expect(rows).toHaveText(found);

    await page.getByRole('button', {name: site.text('catalogue.clear')}).press('Enter');
    await expect(page.getByRole('searchbox').last()).toBeFocused();
    await expect(rows).toHaveCount(all);
  },
);

test('a link to a model opens it in view, whatever the filters say; old addresses lead there', async ({
  page,
  site,
}) => {
  const row = page.locator('#pixel-8');
  const id = row.getByText('pixel-8-android-14', {exact: true});
  const expectOpen = async () => {
    await expect(id).toBeVisible();
    await expect(row.locator('summary')).toBeInViewport({ratio: 1});
  };
  await page.goto(site.path('/devices/pixel-8/'));
  await expect(page).toHaveURL(site.path('/devices/#pixel-8'));
  await expectOpen();
  await page.goto(site.path('/devices/?q=galaxy&compare=safari#pixel-8'));
  await expect(page).toHaveURL(site.path('/devices/?compare=safari#pixel-8'));
  await expectOpen();

  await row.getByRole('link', {name: 'Google Pixel 8 Pro'}).click();
  const next = page.locator('#pixel-8-pro');
  await expect(next.getByText('pixel-8-pro-android-14', {exact: true})).toBeVisible();
  await expect(next.locator('summary')).toBeInViewport({ratio: 1});
  await page.goBack();
  await expect(page).toHaveURL(site.path('/devices/?compare=safari#pixel-8'));
});

test('without scripts, the catalogue has what is to be known of each model', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(site.path('/devices/#pixel-8'));
  const row = page.locator('#pixel-8');
  await expect(row.locator('summary')).toBeInViewport({ratio: 1});
  await row.locator('summary').click();
  await expect(row.getByText('pixel-8-android-14', {exact: true})).toBeVisible();
  await page.close();
});

test('the builder takes what was chosen and typed before its scripts ran, and keeps a link', async ({
  page,
  site,
}) => {
  const code = page.getByRole('main').locator('pre').first();
  const device = page.getByRole('combobox', {name: site.text('builder.model'), exact: true});
  const version = page.getByRole('combobox', {name: site.text('catalogue.page.version')});
  const arrive = await hold(page, '**/assets/js/**');
  await page.goto(site.path(BUILDER), {waitUntil: 'commit'});
  const form = page.getByRole('form', {name: site.text('builder.form')});
  // Within the page: choosing a version may scroll to it.
  const top = () =>
    form.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
  const before = await top();
  await version.focus();
  await version.selectOption('any');
  arrive();
  await expect(page).toHaveURL(/\?version=any$/);
  await expect(version).toHaveValue('any');
  expect(await top()).toBe(before);

  const typed = await hold(page, '**/assets/js/**');
  await page.goto(site.path(BUILDER), {waitUntil: 'commit'});
  await device.press('Control+a');
  await page.keyboard.type('iphone15');
  typed();
  await expect(page.getByRole('option', {name: 'iPhone 15', exact: true})).toBeVisible();
  await expect(device).toHaveValue('iphone15');
  await expect(device).toBeFocused();

  const again = await hold(page, '**/assets/js/**');
  await page.goto(site.path(`${BUILDER}?tool=appium-java`), {waitUntil: 'commit'});
  await page.getByRole('combobox', {name: site.text('builder.tool')}).focus();
  again();
  await expect(code).toContainText('import io.appium');
  await version.selectOption('any');
  await expect(page).toHaveURL(/\?tool=appium-java&version=any$/);
});

test(
  'the builder finds a device by what is typed, says what it does not know, and writes code',
  {
    tag: ['@phone', '@translated'],
  },
  async ({page, site, isMobile}) => {
    await site.open(BUILDER);
    const device = page.getByRole('combobox', {name: site.text('builder.model'), exact: true});
    const code = page.getByRole('main').locator('pre').first();
    const options = page
      .getByRole('listbox', {name: site.text('builder.model.list')})
      .getByRole('option');
    await device.press('Control+a');
    await device.pressSequentially('iphone15', {delay: 20});
    await expect(options.first()).toHaveText('iPhone 15');
    await device.press('ArrowDown');
    await device.press('ArrowUp');
    await device.press('Enter');
    await expect(device).toHaveValue('iPhone 15');
    await expect(options).toHaveCount(0);
    await expect(code).toContainText("'iPhone 15'");
    await expect(page).toHaveURL(/\?model=iphone-15$/);

    await device.fill('pixel 99');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('pixel 99');
    await device.press('Tab');
    await expect(device).toHaveValue('pixel 99');
    await expect(code).toContainText("'iPhone 15'");
    await device.fill('pixel 8');
    await options.filter({hasText: 'Google Pixel 8a'}).click();
    await expect(device).toBeFocused();
    await expect(code).toContainText("'Google Pixel 8a'");
    // The whole list, at the chosen one; leaving it changes nothing.
    await device.press('ArrowDown');
    const marked = options.and(page.locator('[aria-selected=true]'));
    await expect(marked).toHaveText('Google Pixel 8a');
    await expect(marked).toBeInViewport();
    await device.press('Escape');
    await page
      .getByRole('combobox', {name: site.text('builder.tool')})
      .selectOption('appium-python');
    await expect(code).toContainText('from appium import webdriver');
    await expect(page).toHaveURL(/\?tool=appium-python&model=pixel-8a$/);
    if (isMobile) {
      await expect(code).not.toBeInViewport();
      await page.getByRole('button', {name: site.text('builder.toCode')}).click();
    }
    await expect(code, 'beside the fields, or a press away').toBeInViewport();
  },
);
