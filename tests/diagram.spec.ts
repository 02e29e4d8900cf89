import type {Page} from '@playwright/test';
import {expectStill, noteShifts} from './support/shifts';
import {expect, test, withoutScripts} from './support/test';

const CHART_PAGE = '/documentation/concepts/concurrency/';

/** Texts of the chart, which are part of the page. */
const texts = {
  en: {
    name: 'Six tests and a live session on an account with five sessions',
    description: /^Tests 1 to 4 and the live session start at once\./,
    task: 'Live session',
  },
  fr: {
    name: 'Six tests et une session manuelle sur un compte de cinq sessions',
    description: /^Les tests 1 à 4 et la session manuelle commencent tout de suite\./,
    task: 'Session manuelle',
  },
} as const;

const figure = (page: Page) => page.locator('figure[data-diagram]');

test(
  'a chart over time is drawn when it comes near, in its place and in the colours of the theme',
  {tag: '@phone'},
  async ({page, site}) => {
    const {name, description, task} = texts[site.language];
    const chart = figure(page).getByRole('img', {name});
    await page.emulateMedia({colorScheme: 'light'});
    await page.addInitScript(noteShifts);
    await site.open(CHART_PAGE);
    await expect(figure(page).getByText(description)).toBeVisible();
    await expect(chart).toHaveCount(0);
    const before = await figure(page).boundingBox();

    await figure(page).scrollIntoViewIfNeeded();
    await expect(chart).toHaveAccessibleDescription(description);
    await expect(figure(page).getByText(description)).toBeHidden();
    expect((await figure(page).boundingBox())?.height).toBe(before?.height);
    await expectStill(page);

    const label = chart.getByText(task, {exact: true});
    const bar = chart.locator('.task').first();
    await expect(label).toHaveCSS('fill', 'rgb(255, 255, 255)');
    await expect(bar).toHaveCSS('fill', 'rgb(171, 54, 16)');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(label).toHaveCSS('fill', 'rgb(22, 18, 15)');
    await expect(bar).toHaveCSS('fill', 'rgb(236, 106, 66)');
  },
);

withoutScripts(
  'a diagram is there to see, and the description of a chart over time',
  async ({page, site}) => {
    await page.goto(site.path('/blog/flaky-tests-find-the-cause/'));
    const diagram = figure(page).getByRole('img');
    await expect(diagram).toHaveAccessibleName(/\w/);
    await expect(diagram.locator('.node').first()).toBeVisible();
    await page.goto(site.path(CHART_PAGE));
    await expect(figure(page).getByText(texts[site.language].description)).toBeVisible();
  },
);
