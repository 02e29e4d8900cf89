import type {Locator, Page} from '@playwright/test';
import {expect, test} from './support/test';
import {noteRequests} from './support/visitor';

const POST = '/blog/flaky-tests-find-the-cause/';

/** Texts of the diagram, which are part of the post. */
const texts = {
  en: {name: 'What to do with a test that fails now and then', node: 'Change one condition'},
  fr: {name: "Que faire d'un test qui échoue de temps à autre", node: 'Changer une condition'},
} as const;

const figure = (page: Page): Locator => page.locator('figure[data-diagram]');
const drawing = (page: Page): Locator => figure(page).locator('svg[aria-roledescription]');

test(
  'a diagram is drawn when the visitor comes near, not before, and has a name',
  {
    tag: ['@fr', '@phone'],
  },
  async ({page, site}) => {
    const scripts = noteRequests(page, '.js');
    await page.setViewportSize({width: 900, height: 240});
    await site.open(POST);
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await expect(drawing(page)).toHaveCount(0);

    const {name, node} = texts[site.language];
    await figure(page).scrollIntoViewIfNeeded();
    await expect(figure(page).getByRole('document', {name})).toBeVisible();
    await expect(figure(page)).toContainText(node);
    expect(scripts.length).toBeGreaterThan(before);
  },
);

test('a diagram follows the theme, and has the same measures with less motion', async ({
  page,
  site,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await site.open(POST);
  await figure(page).scrollIntoViewIfNeeded();
  const node = figure(page).locator('.node rect').first();
  await expect(node).toHaveCSS('fill', 'rgb(255, 255, 255)');
  const viewBox = (await drawing(page).getAttribute('viewBox')) ?? '';
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(node).toHaveCSS('fill', 'rgb(31, 26, 22)');

  await page.emulateMedia({reducedMotion: 'reduce'});
  await site.open(POST);
  await figure(page).scrollIntoViewIfNeeded();
  await expect(drawing(page)).toHaveAttribute('viewBox', viewBox);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the text of a diagram is there to read', {tag: '@fr'}, async ({page, site}) => {
    await page.goto(site.path(POST));
    const words = figure(page).locator('pre');
    await expect(words).toBeVisible();
    await expect(words).toContainText(texts[site.language].node);
  });
});
