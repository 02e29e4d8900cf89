import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {expect} from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose outcome a theme or the width of the window changes on an otherwise equal page. */
const LOOK_RULES = ['color-contrast', 'link-in-text-block', 'target-size'];

/** The part of the page that most specs open. */
export const OPEN_DIALOG = 'dialog[open]';

/** Runs in the page, where axe is loaded. */
async function run({part, only}: {part: string | undefined; only: readonly string[]}) {
  const {violations} = await (window as unknown as {readonly axe: typeof axe}).axe.run(
    // The frame's page is the scheduler's.
    {...(part ? {include: [part]} : {}), exclude: ['iframe']},
    {runOnly: [...only], resultTypes: ['violations'], iframes: false},
  );
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary = '', any}) =>
        `${id} (${help}) ${target.join(' ')} ${failureSummary.replace(/\s+/g, ' ')} ${any
          .flatMap(({relatedNodes = []}) => relatedNodes.map(({html}) => html))
          .join(' ')}`,
    ),
  );
}

/**
 * Expects no violation of WCAG 2.2 AA or of axe's best practices.
 * @param page The page as it is now.
 * @param what What is open, for the report.
 * @param part Selector of the part to look at; the whole page unless given.
 * @param only Rules or tags, where another run on the same page has judged the rest.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  part?: string,
  only = TAGS,
): Promise<void> {
  // An element with the id `axe` is found on the window as well: a post has such a heading.
  if (!(await page.evaluate(() => 'axe' in window && !(window.axe instanceof Element)))) {
    await page.evaluate(axe.source);
  }
  expect.soft(await page.evaluate(run, {part, only}), what).toEqual([]);
}

/** A theme, and a width in pixels. */
type Look = readonly [colorScheme: 'light' | 'dark', width?: number];

/**
 * The same in one theme. The page follows the system while the visitor has chosen no theme. Motion is
 * off from then on, since half-drawn things have the wrong contrast.
 * @param page The page as it is now.
 * @param what What is open, for the report.
 * @param look The theme, and the width of the window unless it stays.
 * @param part Selector of the part to look at; the whole page unless given.
 * @param only Rules or tags, where another run on the same page has judged the rest.
 */
export async function expectAccessibleLook(
  page: Page,
  what: string,
  [colorScheme, width]: Look,
  part?: string,
  only = TAGS,
): Promise<void> {
  if (width) {
    await page.setViewportSize({width, height: 900});
  }
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  const title = `${what}, ${colorScheme}${width ? `, at ${width} px` : ''}`;
  await expectAccessible(page, title, part, only);
}

/**
 * The same in both themes: a page that is open shows what differs between them.
 * @param page The page as it is now.
 * @param what What is open, for the report.
 * @param part Selector of the part to look at; the whole page unless given.
 * @param widths Of the window in the light and in the dark; as it is unless given.
 */
export async function expectAccessibleInThemes(
  page: Page,
  what: string,
  part?: string,
  widths: readonly number[] = [],
): Promise<void> {
  await expectAccessibleLook(page, what, ['light', widths[0]], part);
  await expectAccessibleLook(page, what, ['dark', widths[1]], part, LOOK_RULES);
}
