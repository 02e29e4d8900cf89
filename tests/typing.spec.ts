// Fields whose text the address follows keep every letter, also on a slow phone and before the scripts run.
import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, test, type Site} from './support/test';

interface Field {
  readonly path: string;
  readonly field: (page: Page, site: Site) => Locator;
  readonly text: string;
  /** Query of the address in the end, beside what it began with. */
  readonly query: RegExp;
}

const fields: Readonly<Record<string, Field>> = {
  'the blog': {
    path: '/blog/page/2/',
    field: (page) => page.getByRole('main').getByRole('searchbox'),
    text: 'bilingual site',
    query: /\/page\/2\/\?q=bilingual\+site$/,
  },
  'the devices': {
    path: '/devices/?system=android-14',
    field: (page) => page.getByRole('main').getByRole('searchbox'),
    text: 'samsung galaxy s24',
    query: /\?q=samsung\+galaxy\+s24&system=android-14$/,
  },
  'the search page': {
    path: '/search/',
    field: (page) => page.getByRole('main').getByRole('search').locator('input').first(),
    text: 'parallel sessions',
    query: /\?q=parallel\+sessions$/,
  },
  'the calculator': {
    path: '/pricing/',
    field: (page, site) =>
      page.getByRole('spinbutton', {name: site.text('calculator.tests'), exact: true}),
    text: '275',
    query: /\?tests=275/,
  },
  'the capability builder': {
    path: '/documentation/reference/capability-builder/',
    field: (page, site) =>
      page.getByRole('textbox', {name: site.text('builder.build'), exact: true}),
    text: 'nightly build 27',
    query: /\?build=nightly\+build\+27$/,
  },
};

for (const [name, {path, field: fieldOf, text, query}] of Object.entries(fields)) {
  test(`${name}: no letter is lost that is typed before the page is awake, or then`, async ({
    page,
    site,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    const field = fieldOf(page, site);
    await page.goto(site.path(path), {waitUntil: 'commit'});
    await field.focus();
    await field.press('Control+a');
    await page.keyboard.type(text.slice(0, -2), {delay: 60});
    await hydrated(page);
    await page.keyboard.type(text.slice(-2), {delay: 60});
    await expect(field).toHaveValue(text);
    await expect(page).toHaveURL(query);
    await expect(field).toHaveValue(text);
  });
}

test('the capability builder: a choice made before the page is awake is kept', async ({
  page,
  site,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.goto(site.path('/documentation/reference/capability-builder/'), {
    waitUntil: 'commit',
  });
  const version = page.getByRole('combobox', {name: site.text('catalogue.page.version')});
  // As on a phone, whose list of choices takes the focus away.
  await version.selectOption({index: 1});
  const chosen = await version.inputValue();
  await hydrated(page);
  await expect(page).toHaveURL(/\?/);
  await expect(version).toHaveValue(chosen);
});
