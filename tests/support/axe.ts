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
export async function expectAccessible(page: Page, what: string, part?: string, only = TAGS) {
  // An element with the id `axe` is found on the window as well: a post has such a heading.
  if (!(await page.evaluate(() => 'axe' in window && !(window.axe instanceof Element)))) {
    await page.evaluate(axe.source);
  }
  expect.soft(await page.evaluate(run, {part, only}), what).toEqual([]);
}

/**
 * The same in both themes. The page follows the system while the visitor has chosen no theme. Motion is off from then
 * on, since half-drawn things have the wrong contrast.
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
) {
  for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
    const width = widths[index];
    if (width) {
      await page.setViewportSize({width, height: 900});
    }
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const only = colorScheme === 'light' ? TAGS : LOOK_RULES;
    await expectAccessible(page, `${what}, ${colorScheme}`, part, only);
  }
}
