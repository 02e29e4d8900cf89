import type {Page} from '@playwright/test';
import {expect} from './test';

/** As WCAG 2.2, 1.4.12 has it. */
const TEXT_SPACING =
  '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-block-end: 2em !important}';

/** How far the page reaches over the window's end, and what does. */
function sideways(): string[] {
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth <= clientWidth) {
    return [];
  }
  // Elements that end where the page does; wider ones inside of a region that scrolls do not count.
  const names = [...document.querySelectorAll('body *')]
    .filter((element) => Math.abs(element.getBoundingClientRect().right - scrollWidth) < 1)
    .map((element) => element.outerHTML.slice(0, 120));
  return [`${scrollWidth - clientWidth} px sideways: ${names.slice(0, 5).join(', ')}`];
}

/** Lines of text, and icons of controls, that are cut off or lie on each other. */
function cutOrCovered(): string[] {
  interface Frame {
    readonly left: number;
    readonly right: number;
    readonly bottom: number;
    /** Told in another way, or floating above the page. */
    readonly isApart: boolean;
  }
  const frames = new Map<Element | null, Frame>();
  const frameOf = (element: Element | null): Frame => {
    const known = frames.get(element);
    if (known || !element) {
      return (
        known ?? {
          left: 0,
          right: document.documentElement.clientWidth,
          bottom: Infinity,
          isApart: false,
        }
      );
    }
    const outer = frameOf(element.parentElement);
    const {overflowX, overflowY, position, clipPath, webkitLineClamp} = getComputedStyle(element);
    const {left, right, bottom} = element.getBoundingClientRect();
    const scrolls = overflowX === 'auto' || overflowX === 'scroll';
    const frame = {
      left: scrolls ? -Infinity : overflowX === 'visible' ? outer.left : Math.max(left, outer.left),
      right: scrolls
        ? Infinity
        : overflowX === 'visible'
          ? outer.right
          : Math.min(right, outer.right),
      bottom: overflowY === 'visible' ? outer.bottom : overflowY === 'auto' ? Infinity : bottom,
      // A line clamp shortens an excerpt on purpose.
      isApart:
        outer.isApart ||
        webkitLineClamp !== 'none' ||
        position === 'fixed' ||
        clipPath === 'inset(50%)' ||
        element.matches('[aria-hidden="true"], pre'),
    };
    frames.set(element, frame);
    return frame;
  };
  const items: {readonly owner: Element; readonly name: string; readonly box: DOMRect}[] = [];
  const add = (owner: Element, name: string, rects: Iterable<DOMRect>): void => {
    for (const {x, y, width, height} of rects) {
      // Without the room that a font keeps above and below its letters.
      items.push({owner, name, box: new DOMRect(x, y + height / 4, width, height / 2)});
    }
  };
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const {parentElement: owner, nodeValue} = texts.currentNode;
    const name = nodeValue?.trim() ?? '';
    if (!name || !owner || owner.closest('button[aria-label]')) {
      continue;
    }
    if (owner.checkVisibility({visibilityProperty: true}) && !frameOf(owner).isApart) {
      range.selectNodeContents(texts.currentNode);
      add(owner, name, range.getClientRects());
    }
  }
  for (const icon of document.querySelectorAll('a svg, button svg')) {
    const owner = icon.closest('a, button')!;
    if (icon.checkVisibility({visibilityProperty: true}) && !frameOf(owner).isApart) {
      add(owner, owner.outerHTML.slice(0, 80), [icon.getBoundingClientRect()]);
    }
  }
  const cut = items.filter(({owner, box}) => {
    const {left, right, bottom} = frameOf(owner);
    return box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1;
  });
  const sorted = items.toSorted((a, b) => a.box.top - b.box.top);
  const covered = sorted.flatMap((a, index) => {
    const found: string[] = [];
    for (
      let other = index + 1;
      sorted[other] && sorted[other]!.box.top < a.box.bottom - 1;
      other += 1
    ) {
      const b = sorted[other]!;
      if (
        Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 2 &&
        !a.owner.contains(b.owner) &&
        !b.owner.contains(a.owner)
      ) {
        found.push(`“${a.name}” lies on “${b.name}”`);
      }
    }
    return found;
  });
  return [...new Set([...cut.map(({name}) => `“${name}” is cut off`), ...covered])].slice(0, 8);
}

async function expectFit(page: Page, width: number, how: string): Promise<void> {
  await page.setViewportSize({width, height: 400});
  // Observers of the window, such as the one of the way back to the top, report after the next frame.
  await expect
    .configure({soft: true})
    .poll(() => page.evaluate(cutOrCovered), how)
    .toEqual([]);
  expect.soft(await page.evaluate(sideways), how).toEqual([]);
}

const adopt = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/**
 * Expects nothing to reach over the end of the window.
 * @param page The page as it is now.
 * @param width Of the window, in pixels.
 */
export async function expectNothingSideways(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 400});
  expect.soft(await page.evaluate(sideways), `at ${width} px`).toEqual([]);
}

/** Cells in a column that is too narrow to read, and columns that are out of sight. */
function faultsOfTables(): string[] {
  /** Characters in a line of a cell. */
  const LEAST = 9;
  return [...document.querySelectorAll('main table')].flatMap((table) => {
    const frame = table.parentElement!;
    const cell = table.querySelector('td')!;
    const {position} = getComputedStyle(cell);
    const {backgroundAttachment} = getComputedStyle(frame);
    const isHidden =
      frame.scrollWidth > frame.clientWidth + 1 &&
      !(position === 'sticky' && backgroundAttachment.includes('local'));
    const narrow = [...table.querySelectorAll('th, td')].filter((each) => {
      const {width, fontSize, paddingLeft, paddingRight, lineHeight} = getComputedStyle(each);
      const room = parseFloat(width) - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const text = document.createRange();
      text.selectNodeContents(each);
      const {height} = text.getBoundingClientRect();
      const isClipped = getComputedStyle(each.closest('thead, tbody')!).position === 'absolute';
      const isWrapped = height > 1.6 * parseFloat(lineHeight);
      return isWrapped && !isClipped && room < (LEAST / 2) * parseFloat(fontSize);
    });
    return [
      ...(isHidden ? [`a hidden column without an edge: ${table.textContent.slice(0, 40)}`] : []),
      ...narrow.map(({textContent}) => `too narrow: ${textContent}`),
    ];
  });
}

/**
 * Expects every cell of a table to have room for its words, and what has to scroll to show it.
 * @param page The page as it is now.
 * @param width Of the window, in pixels.
 */
export async function expectReadableTables(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 400});
  expect.soft(await page.evaluate(faultsOfTables), `tables at ${width} px`).toEqual([]);
}

/**
 * Expects all text to be seen whole when a browser's text is twice as large (WCAG 1.4.4), on a phone
 * and on a desktop, and with the text spacing of WCAG 1.4.12, zoomed in as far as 1.4.10 has it.
 * @param page The page as it is now.
 */
export async function expectTextFits(page: Page): Promise<void> {
  // Browsers leave out what is far from view, and give it a height that is not its own.
  await adopt(page, '* {content-visibility: visible !important}');
  const settings = await page.context().newCDPSession(page);
  // A size in a style sheet would leave the breakpoints, which follow the browser's own.
  const resizeText = async (standard: number, fixed: number): Promise<void> => {
    await settings.send('Page.setFontSizes', {fontSizes: {standard, fixed}});
  };
  await resizeText(32, 26);
  await expectFit(page, 390, 'text of 200 % at 390 px');
  await expectFit(page, 1440, 'text of 200 % at 1440 px');
  await resizeText(16, 13);
  await settings.detach();
  await adopt(page, TEXT_SPACING);
  await expectFit(page, 1248, 'spaced text at 1248 px');
  await expectFit(page, 320, 'spaced text at 320 px');
  await page.evaluate(() => {
    document.adoptedStyleSheets.splice(-2);
  });
}
