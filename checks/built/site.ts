import fs from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {readBuildStamp} from '../../scripts/lib/buildStamp';
import {buildDir} from '../../scripts/lib/paths';
import {sitemapPaths} from '../../scripts/lib/sitemap';
import {locales, type Locale} from '../../src/config/locales';
import {markdownTwin} from '../../src/lib/markdownTwin';
import {listFiles, parsePage} from '../../src/plugins/built-pages/readPage';

export {locales, type Locale};

/** A page of the sitemap. */
export interface SitePage {
  /** Path on the site: `/fr/blog/`. */
  readonly path: string;
  readonly html: string;
  readonly tree: Root;
  readonly main: Element;
  /** Address of its Markdown, and the text of it. */
  readonly twin: string;
  readonly markdown: string;
}

/** All pages that a language lists. */
export interface Site {
  readonly locale: Locale;
  /** Path of its home page. */
  readonly base: string;
  readonly pages: readonly SitePage[];
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

const [first] = isBuilt(`${root}sitemap.xml`)
  ? addressesIn(`${root}sitemap.xml`, /<loc>([^<]+)<\/loc>/g)
  : [];
/** Origin of the site, as the sitemap names it; empty before a build. */
export const origin = first?.origin ?? '';

/** The file of a path on the site. */
export const fileOf = (pathname: string): string =>
  decodeURI(pathname) + (pathname.endsWith('/') ? 'index.html' : '');

/**
 * Reads the pages of a language's sitemap.
 * @throws When the build is not whole.
 */
export function readSite(locale: Locale): Site {
  const base = home(locale);
  const pages = sitemapPaths(locale).map((address): SitePage => {
    const html = readBuilt(fileOf(address));
    const tree = parsePage(html);
    const main = select('main', tree);
    const twin = markdownTwin(decodeURI(address), base);
    if (!main || twin === null || !isBuilt(twin)) {
      throw new Error(`${address} has no main element, or no Markdown twin.`);
    }
    return {path: address, html, tree, main, twin, markdown: readBuilt(twin)};
  });
  return {locale, base, pages};
}

/** Values of a property of all elements that a selector finds. */
export function valuesOf(
  tree: Root | Element,
  selector: string,
  property: string,
): readonly string[] {
  return selectAll(selector, tree).map(({properties}) => String(properties[property] ?? ''));
}

/**
 * Runs over all pages and tells which ones fail, each with the reason.
 * @param check Returns what is wrong with a page, or throws it.
 */
export function eachPage({pages}: Site, check: (page: SitePage) => unknown): void {
  const failures = pages.flatMap((page) => {
    try {
      const result = check(page);
      return Array.isArray(result) ? result.map((fault) => `${page.path}: ${String(fault)}`) : [];
    } catch (error) {
      return [`${page.path}: ${(error as Error).message}`];
    }
  });
  expect(failures.join('\n')).toBe('');
}
