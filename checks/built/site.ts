import fs from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {readBuildStamp} from '../../scripts/lib/buildStamp';
import {buildDir} from '../../scripts/lib/paths';
import {sitemapPaths} from '../../scripts/lib/sitemap';
import {locales, type Locale} from '../../src/config/locales';
import {listFiles, parsePage} from '../../src/plugins/built-pages/readPage';

export {locales, type Locale};

/** A page of the sitemap. */
export interface SitePage {
  /** Path on the site: `/fr/blog/`. */
  readonly path: string;
  readonly tree: Root;
}

const stamp = readBuildStamp();

const root = stamp.ok ? stamp.basePath : '/';

export const home = (locale: Locale): string => (locale === 'en' ? root : `${root}${locale}/`);

/** The file of a path on the site, or below `build/`; outside of it for a path without the base path. */
export const builtFile = (name: string): string =>
  path.join(buildDir, path.posix.relative(root, path.posix.resolve(root, name)));

/** @returns Text of a file of the build, by its path on the site. */
export const readBuilt = (name: string): string => fs.readFileSync(builtFile(name), 'utf8');

export const isBuilt = (name: string): boolean => fs.existsSync(builtFile(name));

/**
 * @param folder Path on the site, with a slash at the end; the root leaves out the other languages.
 * @param ending How the names end: `.html`.
 * @returns Paths below the folder.
 */
export const listBuilt = (folder: string, ending: string): readonly string[] =>
  listFiles(builtFile(folder), ending).filter((name) => folder !== root || !name.startsWith('fr/'));

/** Full addresses that a sitemap or `robots.txt` lists. */
export const addressesIn = (name: string, pattern: RegExp): readonly URL[] =>
  [...readBuilt(name).matchAll(pattern)].map(([, address = '']) => new URL(address));

/** Full addresses of the pages that a language lists. */
export const sitemap = (locale: Locale): readonly URL[] =>
  addressesIn(`${home(locale)}sitemap.xml`, /<loc>([^<]+)<\/loc>/g);

/** Origin of the site, as the sitemap names it. */
export const origin = sitemap('en')[0]?.origin ?? '';

/** The file of a path on the site. */
export const fileOf = (pathname: string): string =>
  decodeURI(pathname) + (pathname.endsWith('/') ? 'index.html' : '');

/**
 * Reads the pages of a language's sitemap.
 * @throws When the build is not whole.
 */
export function readPages(locale: Locale): readonly SitePage[] {
  return sitemapPaths(locale).map((path) => ({path, tree: parsePage(readBuilt(fileOf(path)))}));
}

/** Values of a property of all elements that a selector finds. */
export function valuesOf(
  tree: Root | Element,
  selector: string,
  property: string,
): readonly string[] {
  return selectAll(selector, tree).map(({properties}) => String(properties[property] ?? ''));
}
