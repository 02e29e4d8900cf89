/** Layout shifts of a page, as the browser measures them. */
import type {Page} from '@playwright/test';
import {expect} from './test';

/** An entry of the layout instability API, as far as it is read here. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface Shift {
  readonly value: number;
  /** The elements that moved, and from where to where. */
  readonly what: readonly string[];
}

/** Notes each shift from before the first paint on: an init script. */
export function noteShifts() {
  const shifts: Shift[] = [];
  (window as unknown as {shifts: Shift[]}).shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as readonly LayoutShift[]) {
      const what = entry.sources.map(({node, previousRect, currentRect}) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 60) : node?.textContent;
        return `${name ?? 'gone'}: ${previousRect.y} to ${currentRect.y}`;
      });
      shifts.push({value: entry.value, what});
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/**
 * Expects a page with `noteShifts` to have kept everything in its place so far.
 * @param page The page as it is now.
 */
export async function expectStill(page: Page) {
  const shifts = await page.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
  const sum = shifts.reduce((total, {value}) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.02);
}
