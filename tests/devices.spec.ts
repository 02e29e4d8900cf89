import {expect, test} from './support/test';
import {hold} from './support/visitor';

// Which models a search finds, and what the code says, is tested beside the catalogue and the builder.

test('models are found, sorted and compared, and the address brings all of it back', async ({
  page,
  site,
}) => {
  const list = page.getByRole('list', {name: site.text('catalogue.list')});
  const rows = list.getByRole('listitem');
  await site.open('/devices/');
  const all = await rows.count();
  await page.getByRole('searchbox').last().fill('galaxy');
  await expect.poll(() => rows.count()).toBeLessThan(all);
  const galaxies = await rows.count();

  const systems = page.getByRole('group').filter({hasText: site.text('catalogue.facet.system')});
  await systems.first().locator('summary').click();
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
  await page.keyboard.press('Escape');

  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/devices\/galaxy-[^/?]+\/$/);
  await page.goBack();
  await expect(rows).toHaveText(found);

  await page.getByRole('button', {name: site.text('catalogue.clear')}).press('Enter');
  await expect(page.getByRole('searchbox').last()).toBeFocused();
  await expect(rows).toHaveCount(all);
});

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
  const before = await form.boundingBox();
  const version = page.getByRole('combobox', {name: site.text('catalogue.page.version')});
  await version.focus();
  await version.selectOption('any');
  arrive();
  await expect(page).toHaveURL(/\?version=any$/);
  await expect(version).toBeFocused();
  await expect(version).toHaveValue('any');
  expect(await form.boundingBox()).toEqual(before);
  await tools.selectOption('appium-python');
  await expect(code).toContainText('from appium import webdriver');
  await expect(page).toHaveURL(/\?tool=appium-python&version=any$/);

  await site.open('/devices/pixel-8/');
  await page.getByRole('link', {name: site.text('catalogue.page.builder')}).click();
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
  await expect(page.getByRole('alert')).toContainText('pixel 99');
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
