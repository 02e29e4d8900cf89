import type {Locator, Page, Response} from '@playwright/test';
import {expectStill, noteShifts} from './support/shifts';
import {expect, test} from './support/test';

const POST = '/blog/flaky-tests-find-the-cause/';

/** Texts of the diagram, which are part of the post. */
const texts = {
  en: {name: 'What to do with a test that fails now and then', node: 'Change one condition'},
  fr: {name: 'Que faire d’un test qui échoue de temps à autre', node: 'Changer une condition'},
} as const;

const CHART_PAGE = '/documentation/concepts/concurrency/';

/** Texts of the chart, which are part of the page. */
const chartTexts = {
  en: {
    name: 'Six tests and a manual session on an account with five sessions',
    description: /^Tests 1 to 4 and the manual session start at once\./,
    task: 'Manual session',
  },
  fr: {
    name: 'Six tests et une session manuelle sur un compte de cinq sessions',
    description: /^Les tests 1 à 4 et la session manuelle commencent tout de suite\./,
    task: 'Session manuelle',
  },
} as const;

/** Tells whether a page has loaded Mermaid: the code that src/theme/Mermaid calls and the library's own have this name. */
function watchMermaid(page: Page): () => Promise<boolean> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response);
    }
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const texts = await Promise.all(scripts.map((response) => response.text()));
    return texts.some((text) => text.includes('getDiagramFromText'));
  };
}

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

test(
  'a chart over time is drawn when it comes near, in its place and in the colours of the theme',
  {tag: ['@fr', '@phone']},
  async ({page, site}) => {
    const {name, description, task} = chartTexts[site.language];
    const chart = figure(page).getByRole('img', {name});
    const hasMermaid = watchMermaid(page);
    await page.emulateMedia({colorScheme: 'light'});
    await page.addInitScript(noteShifts);
    await site.open(CHART_PAGE);
    await expect(figure(page).getByText(description)).toBeVisible();
    await expect(chart).toHaveCount(0);
    expect(await hasMermaid()).toBe(false);
    const before = await figure(page).boundingBox();

    await figure(page).scrollIntoViewIfNeeded();
    await expect(chart).toHaveAccessibleDescription(description);
    await expect(figure(page).getByText(description)).toBeHidden();
    expect(await hasMermaid()).toBe(true);
    expect((await figure(page).boundingBox())?.height).toBe(before?.height);
    await expectStill(page);

    const label = chart.getByText(task, {exact: true});
    const bar = chart.locator('.task').first();
    await expect(label).toHaveCSS('fill', 'rgb(255, 255, 255)');
    await expect(bar).toHaveCSS('fill', 'rgb(171, 54, 16)');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(label).toHaveCSS('fill', 'rgb(22, 18, 15)');
    await expect(bar).toHaveCSS('fill', 'rgb(236, 106, 66)');

    // Its words keep their size.
    await page.setViewportSize({width: 600, height: 800});
    const isTrueToSize = (svg: Element) =>
      Math.abs(svg.getBoundingClientRect().width - (svg as SVGSVGElement).viewBox.baseVal.width) <
      1;
    await expect.poll(() => chart.evaluate(isTrueToSize)).toBe(true);
  },
);

test('a page whose diagrams the build has drawn does not load what draws charts', async ({
  page,
  site,
}) => {
  const hasMermaid = watchMermaid(page);
  await site.open('/documentation/concepts/devices-and-sessions/');
  await figure(page).first().scrollIntoViewIfNeeded();
  expect(await hasMermaid()).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a diagram is there to see', {tag: ['@fr', '@phone']}, async ({page, site}) => {
    await page.goto(site.path(POST));
    const {name, node} = texts[site.language];
    await expect(figure(page).getByRole('img', {name})).toBeVisible();
    await expect(figure(page).getByText(node, {exact: true})).toBeVisible();
  });

  test('the description of a chart over time is in its place', async ({page, site}) => {
    await page.goto(site.path(CHART_PAGE));
    await expect(figure(page).getByText(chartTexts.en.description)).toBeVisible();
  });
});
