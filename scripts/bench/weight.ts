import path from 'node:path';
import {buildDir} from '../lib/paths';
import {buildSite, withFolder} from '../lib/siteCopy';
import {sumOf} from '../lib/size/budget';
import {measurePage} from '../lib/size/measure';
import {withSite} from '../lib/size/site';
import {measureSynthetic, SYNTHETIC_PAGE} from '../lib/size/synthetic';
import type {Figure} from './figure';
import {writeStockSite} from './stock';

/** Pages of the stock site as well. */
const PAGES = [
  '/documentation/quick-start/',
  '/api-documentation/',
  '/blog/flaky-tests-find-the-cause/',
];

const KB = 1000;

/**
 * @param dir Folder of a built site.
 * @param pages Paths of pages.
 * @returns KB of scripts that a first visit of each loads.
 */
export async function scriptsOf(dir: string, pages: readonly string[]): Promise<number[]> {
  return withSite(dir, async (site, browser) => {
    const sizes: number[] = [];
    for (const page of pages) {
      sizes.push(sumOf(await measurePage(browser, site + page), 'js') / KB);
    }
    return sizes;
  });
}

/**
 * Compares the scripts of pages in `build/` with those of the stock site's.
 * @returns KB of scripts that a first visit loads.
 */
export async function benchScripts(): Promise<Figure[]> {
  const ours = await scriptsOf(buildDir, PAGES);
  const stock = await withFolder(async (root) => {
    writeStockSite(root);
    await buildSite(root, ['--locale', 'en']);
    return scriptsOf(path.join(root, 'build'), PAGES);
  });
  return PAGES.map((page, index) => ({
    name: `${page} scripts, against the stock site`,
    ours: ours[index] ?? NaN,
    reference: stock[index] ?? NaN,
    unit: 'KB',
    limit: 1,
  }));
}

/**
 * Builds copies with 100 and with 1,000 documents.
 * @returns What a page's scripts grow by.
 */
export async function benchGrowth(): Promise<Figure[]> {
  // The documentation has a few pages of its own in each.
  const few = await measureSynthetic(100);
  const many = await measureSynthetic(1000);
  return [
    {
      name: `${SYNTHETIC_PAGE} scripts, 900 documents more`,
      ...{ours: (many - few) / KB, unit: 'KB', limit: 5},
    },
  ];
}
