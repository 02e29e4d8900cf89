import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects no violation of WCAG 2.2 AA or of axe's best practices.
 * @param page The page as it stands.
 * @param what What is open, for the report.
 * @param part Selector of what to look at; the whole page unless given.
 */
export async function expectAccessible(page: Page, what: string, part?: string): Promise<void> {
  const builder = new AxeBuilder({page})
    // What passed would travel out of the browser as well, for nobody.
    .options({resultTypes: ['violations']})
    .withTags(TAGS)
    // The frame's page is the scheduler's: without frames, the quick mode misses nothing.
    .exclude('iframe')
    .setLegacyMode();
  const {violations} = await (part ? builder.include(part) : builder).analyze();
  const found = violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary, any}) =>
        `${id} (${help}) ${target.join(' ')} ${failureSummary?.replace(/\s+/g, ' ') ?? ''} ${any
          .flatMap(({relatedNodes = []}) => relatedNodes.map((node) => node.html))
          .join(' ')}`,
    ),
  );
  expect.soft(found, what).toEqual([]);
}
