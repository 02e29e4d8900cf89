import type {Locator, Page} from '@playwright/test';
import {expect, test} from './support/test';

const POST = '/blog/flaky-tests-find-the-cause/';

/** Texts of the diagram, which are part of the post. */
const texts = {
  en: {name: 'What to do with a test that fails now and then', node: 'Change one condition'},
  fr: {name: 'Que faire d’un test qui échoue de temps à autre', node: 'Changer une condition'},
} as const;

const figure = (page: Page): Locator => page.locator('figure[data-diagram]');

test('a diagram has a name, and the colours of the theme at once', async ({page, site}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await site.open(POST);
  await expect(figure(page).getByRole('img', {name: texts.en.name})).toBeVisible();
  const node = figure(page).locator('.node rect').first();
  await expect(node).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(node).toHaveCSS('fill', 'rgb(31, 26, 22)');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a diagram is there to see', {tag: ['@fr', '@phone']}, async ({page, site}) => {
    await page.goto(site.path(POST));
    const {name, node} = texts[site.language];
    await expect(figure(page).getByRole('img', {name})).toBeVisible();
    await expect(figure(page).getByText(node, {exact: true})).toBeVisible();
  });
});
