import type {Locator, Page} from '@playwright/test';
import {expect, test, type Site} from './support/test';
import {hold} from './support/visitor';

// Which models a search finds, and what the code says, is tested beside the catalogue and the builder.

/** The models that are shown. */
const rowsOf = (page: Page, site: Site): Locator =>
  page
    .getByRole('list', {name: site.text('catalogue.list')})
    .locator('> [id]')
    .filter({visible: true});

test('models are found, sorted and compared, and the address brings all of it back', async ({
  page,
  site,
}) => {
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
});

test('a link to a model opens it in view, whatever the filters say; old addresses lead there', async ({
  page,
  site,
}) => {
  const row = page.locator('#pixel-8');
  const id = row.getByText('pixel-8-android-14', {exact: true});
  const expectOpen = async (): Promise<void> => {
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

test(
  'models are promised the height that they have, so that the list stays in its place while it is laid out',
  {tag: '@phone-only'},
  async ({page, site}) => {
    await site.open('/devices/');
    const {promised, height} = await page.locator('#pixel-10a').evaluate((row) => ({
      promised: getComputedStyle(row).containIntrinsicBlockSize,
      height: row.getBoundingClientRect().height,
    }));
    expect(Math.abs(height - parseFloat(promised.replace('auto ', '')))).toBeLessThanOrEqual(2);
  },
);

test('the builder keeps what a link asks for where a field has the focus before its scripts run', async ({
  page,
  site,
}) => {
  const arrive = await hold(page, '**/assets/js/**');
  const address = site.path('/documentation/reference/capability-builder/?tool=appium-java');
  await page.goto(address, {waitUntil: 'commit'});
  await page.getByRole('combobox', {name: site.text('builder.tool')}).focus();
  arrive();
  await expect(page.getByRole('main').locator('pre').first()).toContainText('import io.appium');
  // The address follows a choice after 250 ms.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(address);
});

test('the builder writes code for a device, and takes what was chosen before its scripts ran', async ({
  page,
  site,
}) => {
  const tools = page.getByRole('combobox', {name: site.text('builder.tool')});
  const code = page.getByRole('main').locator('pre').first();
  const arrive = await hold(page, '**/assets/js/**');
  await page.goto(site.path('/documentation/reference/capability-builder/'), {
    waitUntil: 'commit',
  });
  await expect(code).toContainText('webdriverio');
  const form = page.getByRole('form', {name: site.text('builder.form')});
  // Within the page: choosing a version may scroll to it.
  const box = () =>
    form.evaluate((element) => {
      const {top, left, width, height} = element.getBoundingClientRect();
      return {top: top + scrollY, left, width, height};
    });
  const before = await box();
  const version = page.getByRole('combobox', {name: site.text('catalogue.page.version')});
  await version.focus();
  await version.selectOption('any');
  arrive();
  await expect(page).toHaveURL(/\?version=any$/);
  await expect(version).toBeFocused();
  await expect(version).toHaveValue('any');
  expect(await box()).toEqual(before);
  await tools.selectOption('appium-python');
  await expect(code).toContainText('from appium import webdriver');
  await expect(page).toHaveURL(/\?tool=appium-python&version=any$/);

  await site.open('/devices/#pixel-8');
  const row = page.locator('#pixel-8');
  await row.getByRole('link', {name: site.text('catalogue.row.builder')}).click();
  await expect(code).toContainText('Google Pixel 8');
});

test('the builder finds a device by what is typed, also before its scripts ran, and says what it does not know', async ({
  page,
  site,
}) => {
  const device = page.getByRole('combobox', {name: site.text('builder.model'), exact: true});
  const code = page.getByRole('main').locator('pre').first();
  const arrive = await hold(page, '**/assets/js/**');
  const path = '/documentation/reference/capability-builder/';
  await page.goto(site.path(path), {waitUntil: 'commit'});
  await device.focus();
  await device.press('Control+a');
  await page.keyboard.type('iphone15');
  arrive();
  const options = page
    .getByRole('listbox', {name: site.text('builder.model.list')})
    .getByRole('option');
  await expect(options.first()).toHaveText('iPhone 15');
  await expect(device).toHaveValue('iphone15');
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
  await expect(page).toHaveURL(/\?model=pixel-8a$/);
});

test('the code of the builder is in view beside its fields, or a press away @phone', async ({
  page,
  site,
}) => {
  await site.open('/documentation/reference/capability-builder/');
  const code = page.getByRole('main').locator('pre').first();
  await page.getByRole('combobox', {name: site.text('builder.tool')}).selectOption('katalon');
  if (test.info().project.name === 'phone') {
    await expect(code).not.toBeInViewport();
    await page.getByRole('button', {name: site.text('builder.toCode')}).click();
  }
  await expect(code).toBeInViewport();
});
