import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../src/config/locales';
import {buildDir} from './paths';

/** A site with fewer pages was not built whole. */
const FEWEST_PAGES = 45;

/**
 * Pages of a language by its sitemap: a new page is tested the day it is written.
 * @param locale Language.
 * @returns Paths on the site.
 * @throws When the build is not whole.
 */
export function sitemapPaths(locale: Locale): string[] {
  const file = path.join(buildDir, locale === 'en' ? '' : locale, 'sitemap.xml');
  const paths = [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (paths.length < FEWEST_PAGES) {
    throw new Error(`${file} names ${paths.length} pages only. Build the site again.`);
  }
  return paths;
}
