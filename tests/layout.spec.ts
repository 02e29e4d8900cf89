/** Where things are beside each other, and in what colour: faults that the text of a page does not show. */
import type {Page} from '@playwright/test';
import {expect, sandboxOrigins, test} from './support/test';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The colours that a part of the window shows, as numbers, without those that round another by one. */
async function coloursIn(page: Page, clip: Area): Promise<readonly string[]> {
  const png = await page.screenshot({clip, animations: 'disabled'});
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const {data} = context.getImageData(0, 0, picture.width, picture.height);
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4) {
      colours.add(data.slice(at, at + 3).join(' '));
    }
    const distance = (one: string, other: string): number => {
      const numbers = other.split(' ').map(Number);
      return Math.max(...one.split(' ').map((value, at) => Math.abs(Number(value) - numbers[at]!)));
    };
    const kept: string[] = [];
    for (const colour of colours) {
      if (kept.every((other) => distance(colour, other) > 1)) {
        kept.push(colour);
      }
    }
    return kept;
  }, png.toString('base64'));
}

test(
  'labels of the header are apart, and the current page has a mark',
  {tag: '@fr'},
  async ({page, site}) => {
    await site.open('/pricing/');
    const labels = page
      .getByRole('navigation', {name: site.text('header.nav.label')})
      .locator('ul:not([aria-label]) > li')
      .locator('> a, > div > button');
    await expect(labels).toHaveCount(7);
    for (const [width, room] of [
      [1440, 20],
      [1344, 20],
      [1248, 14],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      const gaps = await labels.evaluateAll((links) => {
        const boxes = links.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return range.getBoundingClientRect();
        });
        return boxes.slice(1).map(({left}, index) => Math.round(left - boxes[index]!.right));
      });
      expect(Math.min(...gaps), `least room between labels at ${width} px`).toBeGreaterThanOrEqual(
        room,
      );
      const {overflow, lines} = await labels.evaluateAll((links) => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        lines: new Set(links.map((link) => link.getBoundingClientRect().height)).size,
      }));
      expect({overflow, lines}, `at ${width} px`).toEqual({overflow: 0, lines: 1});
    }
    const current = labels.filter({hasText: site.text('nav.pricing')});
    const ember = (): Promise<string> =>
      current.evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
    expect(await ember(), 'a lit cell').not.toBe('rgba(0, 0, 0, 0)');
    await expect(current).toHaveAttribute('aria-current', 'true');
  },
);

test(
  'a comparison has no shade at the side where nothing more is',
  {tag: '@phone'},
  async ({page, site}) => {
    await site.open('/devices/?compare=galaxy-a14-5g,galaxy-a34-5g');
    await page.getByRole('button', {name: site.text('catalogue.compare.open', {count: 2})}).click();
    const dialog = page.getByRole('dialog', {name: site.text('catalogue.compare.title')});
    const corner = dialog.locator('thead td');
    await expect(corner).toBeVisible();
    await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
    const {x, y, width, height} = (await corner.boundingBox())!;
    expect(await coloursIn(page, {x, y, width, height: height - 4})).toHaveLength(1);
  },
);

test(
  'names and values of a stacked table are columns',
  {tag: '@phone-only'},
  async ({page, site}) => {
    for (const path of ['/documentation/reference/limits/', '/pricing/']) {
      await site.open(path);
      const columns = await page
        .locator('main table tbody tr')
        .first()
        .locator('td:not(:first-child)')
        .evaluateAll((cells) =>
          cells.map((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            return Math.round(range.getBoundingClientRect().left);
          }),
        );
      expect(columns.length).toBeGreaterThan(2);
      expect(new Set(columns).size, `columns of values on ${path}`).toBe(1);
    }
  },
);

test(
  'the button that pauses the films keeps its words on one line, in the middle',
  {tag: '@fr'},
  async ({page, site}) => {
    await site.open('/');
    const button = page.locator('#hero').getByRole('button', {name: site.text('motion.pause')});
    for (const width of [390, 480, 820, 960, 1248, 1440]) {
      await page.setViewportSize({width, height: 900});
      const {lines, offCentre} = await button.evaluate((element) => {
        const icon = element.querySelector('svg')!.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(element.lastChild!);
        const text = range.getBoundingClientRect();
        const {left, right} = element.getBoundingClientRect();
        return {
          lines: range.getClientRects().length,
          offCentre: Math.round((icon.left + text.right) / 2 - (left + right) / 2),
        };
      });
      expect({lines, offCentre}, `at ${width} px`).toEqual({lines: 1, offCentre: 0});
    }
  },
);

const {portal, email, scheduler, schedulerPage} = sandboxOrigins();

test.describe('the sandbox', () => {
  test.use({allowedOrigins: [portal, email, scheduler]});

  test('is light for a visitor in light, and dark in dark', async ({page}) => {
    for (const address of [portal, email, schedulerPage]) {
      for (const [colorScheme, isLight] of [
        ['light', true],
        ['dark', false],
      ] as const) {
        await page.emulateMedia({colorScheme});
        await page.goto(address);
        const {ground, text} = await page.locator('body').evaluate((body) => {
          const {backgroundColor, color} = getComputedStyle(body);
          const sum = (value: string): number =>
            (value.match(/\d+/g) ?? [])
              .slice(0, 3)
              .reduce((total, part) => total + Number(part), 0);
          return {ground: sum(backgroundColor), text: sum(color)};
        });
        expect(ground > text, `${address} in ${colorScheme}`).toBe(isLight);
      }
    }
  });
});
