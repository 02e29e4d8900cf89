/** The layout that all pages share: edges, titles, lines of text, and tables on a phone. */
import type {Page} from '@playwright/test';
import {expect} from './test';

const PHONE = {width: 320, height: 400};
const DESKTOP = {width: 1440, height: 400};

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

/** Lit cells of a page's opening that lie under its title. */
function cellsUnderTitle(): number {
  const title = document.createRange();
  title.selectNodeContents(document.querySelector('h1')!);
  const {right, bottom} = title.getBoundingClientRect();
  return [...document.querySelectorAll('header > [aria-hidden] > span')].filter((cell) => {
    const {left, top, width} = cell.getBoundingClientRect();
    return width > 0 && left < right && top < bottom;
  }).length;
}

/**
 * Expects every cell of a table to have room for its words on the narrowest phone, what has to scroll to
 * say so, and the title to have its ground for itself.
 * @param page The page as it is now.
 */
export async function expectReadableOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  expect.soft(await page.evaluate(faultsOfTables), 'tables at 320 px').toEqual([]);
  expect.soft(await page.evaluate(cellsUnderTitle), 'cells under the title').toBe(0);
}

/** Where logo and title begin, the size of the title, and the space above titles. */
function readSystem() {
  const style = getComputedStyle(document.documentElement);
  const probe = document.body.appendChild(document.createElement('i'));
  const roles = ['--size-opening', '--size-title'].map((name) => {
    probe.style.fontSize = style.getPropertyValue(name);
    return getComputedStyle(probe).fontSize;
  });
  probe.remove();
  /** Where what is in an element begins. */
  const left = (element: Element | null): number => {
    const padding = element?.matches('a') ? getComputedStyle(element).paddingLeft : '0';
    return Math.round((element?.getBoundingClientRect().left ?? 0) + parseFloat(padding));
  };
  const title = document.querySelector('h1')!;
  const list = document.querySelector('main')?.parentElement?.querySelector(':scope > aside li a');
  // An integration's mark is before its name.
  const line = title.previousElementSibling ?? title;
  const gaps = [...document.querySelectorAll('.markdown > h2 + p, .markdown > p + h2')].map(
    (element) => {
      const above = element.previousElementSibling!.getBoundingClientRect();
      return `${element.tagName} ${Math.round(element.getBoundingClientRect().top - above.bottom)}`;
    },
  );
  const tables = [...document.querySelectorAll('main table')];
  /** Names in code that begin a row. */
  const names = [...document.querySelectorAll('main tr > :first-child code')];
  return {
    split: names
      .filter((name) => name.getClientRects().length > 1)
      .map(({textContent}) => textContent),
    cut: tables
      .filter(({parentElement}) => parentElement!.scrollWidth > parentElement!.clientWidth + 1)
      .map(({textContent}) => textContent.slice(0, 40)),
    isOfARole: roles.includes(getComputedStyle(title).fontSize),
    isCentred: getComputedStyle(title).textAlign === 'center',
    logo: left(document.querySelector('.navbar svg')),
    // A page of the documentation has its list beside it.
    text: left(list ?? line),
    gaps: [...new Set(gaps)].toSorted(),
  };
}

/**
 * Expects the page to begin where its header does, its title to have one of the two sizes of titles, its
 * chapters to have one distance from the text, names in tables to be in one piece, and tables to fit.
 * @param page The page as it is now.
 */
export async function expectOneSystem(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  const {split, cut, isOfARole, isCentred, logo, text, gaps} = await page.evaluate(readSystem);
  expect.soft(split, 'names on two lines').toEqual([]);
  expect.soft(cut, 'tables that do not fit').toEqual([]);
  expect.soft(isOfARole, 'a size of titles').toBe(true);
  if (!isCentred) {
    expect.soft(text, 'left edge of the text').toBe(logo);
  }
  expect.soft(gaps.length, gaps.join()).toBeLessThanOrEqual(2);
}

/** The longest lines of the page's texts, in characters. */
function longLines(): string[] {
  const MOST = 68;
  const range = document.createRange();
  return [...document.querySelectorAll('main :is(p, li, dd, blockquote)')].flatMap((block) => {
    // The columns of a list are no lines: its rows hold a control.
    const isInner = block.closest('nav, pre, table, form');
    if (isInner || block.querySelector('p, li, div, button, label')) {
      return [];
    }
    const lines = new Map<number, string>();
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      for (const {index, 0: word} of node.data.matchAll(/\S+\s*/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const box = range.getBoundingClientRect();
        // Hidden text has no lines. Code is a little lower than the words around it.
        const line = Math.round((box.top + box.height / 2) / 12);
        if (box.height > 0) {
          lines.set(line, (lines.get(line) ?? '') + word);
        }
      }
    }
    return [...lines.values()].map((line) => line.trim()).filter(({length}) => length > MOST);
  });
}

/**
 * Expects no line of text to have more than 68 characters, as src/css/tokens.css promises.
 * @param page The page as it is now.
 */
export async function expectShortLines(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  expect.soft(await page.evaluate(longLines), 'lines of more than 68 characters').toEqual([]);
}
