import {expect, localePath, test, withoutScripts} from './support/test';

/** It holds groups of JavaScript, Python and Java. */
const PAGE = '/documentation/frameworks/appium-android/';

test(
  'a block is copied as it is, and long lines wrap on demand',
  {tag: '@phone'},
  async ({page, context, site}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({width: 360, height: 740});
    await site.open('/documentation/quick-start/');
    const block = page.locator('[data-static-code]').first();
    await block.getByRole('button', {name: site.text('mdx.code.copy')}).click();
    const copied = site.text('common.copied');
    await expect(page.getByRole('status').filter({hasText: copied})).toHaveText(copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await block.locator('code').innerText(),
    );

    const long = page.locator('[data-static-code=javascript]').first();
    const overflow = async () =>
      long.locator('pre').evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    const name = site.text('mdx.code.wrap');
    const wrap = long.getByRole('button', {name});
    await wrap.press('Enter');
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await overflow()).toBe(0);
    await wrap.press('Space');
    expect(await overflow()).toBeGreaterThan(0);
    await page.setViewportSize({width: 1280, height: 740});
    await expect(block.getByRole('button', {name}), 'only where there are any').toBeHidden();
  },
);

test('the chosen language is remembered, shown before any script has run, and all are printed', async ({
  page,
  site,
}) => {
  await site.open('/documentation/frameworks/selenium/');
  const panel = (language: string) => page.locator(`[data-panel=${language}]`).first();
  await page.getByRole('tab', {name: 'Python', exact: true}).first().click();
  await expect(panel('python')).toBeVisible();

  // Without its scripts, the page stays as the server wrote it.
  await page.route('**/assets/js/*.js', (route) => route.fulfill({body: ''}));
  await page.goto(localePath('en', PAGE));
  await expect(panel('python')).toBeVisible();
  await expect(panel('javascript')).toBeHidden();

  await page.emulateMedia({media: 'print'});
  const group = page.locator('[data-code-tabs]').first();
  for (const each of await group.locator('[data-panel]').all()) {
    await expect(each).toBeVisible();
  }
  await expect(group.getByRole('tablist')).toBeHidden();
});

withoutScripts('all languages show one below the other, and no button is dead', async ({page}) => {
  await page.goto(localePath('en', PAGE));
  for (const panel of await page
    .locator('[data-code-tabs]')
    .first()
    .locator('[data-panel]')
    .all()) {
    await expect(panel).toBeVisible();
  }
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(page.locator('[data-static-code] button:visible')).toHaveCount(0);
});
