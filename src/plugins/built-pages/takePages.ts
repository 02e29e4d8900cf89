import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile, type BuildCache} from './cache';
import {applyEdits, editsOf, type Edit} from './edit';
import {findPage, listFiles, pagesAbove, readBuiltPage} from './readPage';
import type {Build, BuiltPage, PageAbove, Step} from './types';

/** A page once the steps have read it. */
interface Reading {
  readonly page: PageAbove;
  readonly edits: readonly Edit[];
  /** One result for each step. */
  readonly taken: readonly unknown[];
}

/** The list of a page's scripts (../page-weight/template.ts): their names change on all pages with any page's text. */
const SCRIPTS = /(?<=\bdata-scripts>)[^<]+/;

/** The 404 page goes into `404.js` whole; in all others, steps do not read the names of the scripts. */
const textForSteps = (html: string, route: string): string =>
  route.endsWith('.html') ? html : html.replace(SCRIPTS, (list) => ' '.repeat(list.length));

/**
 * Hashes the code that reads pages, the versions of packages, and the settings. Texts of pages are in their HTML.
 * @param siteDir Folder of docusaurus.config.ts.
 * @param settings All that the steps were given, as JSON can hold it.
 */
export function hashCode(siteDir: string, settings: unknown): string {
  const sources = listFiles(path.join(siteDir, 'src'), '')
    .filter((name) => /\.(?:css|json|tsx?)$/.test(name))
    .map((name) => path.join('src', name));
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const name of ['package-lock.json', ...sources]) {
    hash.update(name).update(fs.readFileSync(path.join(siteDir, name)));
  }
  return hash.digest('hex');
}

async function readOnce(page: BuiltPage, steps: readonly Step[]): Promise<Reading> {
  const taken: unknown[] = [];
  for (const step of steps) {
    taken.push((await step.page?.(page)) ?? null);
  }
  const {route, title, description, tree} = page;
  return {page: {route, title, description}, edits: editsOf(tree), taken};
}

/**
 * Hands the pages of a language to the steps, one after another, and writes them as the steps have edited them. A page
 * that is as an earlier build had it is taken from the cache.
 * @param routes Paths of the pages, with the base path.
 * @param build The build.
 * @param steps Each sees what the steps before it did to a page.
 * @param cache For what was read.
 * @param version A text that changes with everything but the pages that the steps depend on.
 * @throws As the steps do, and readBuiltPage().
 */
export async function takePages(
  routes: readonly string[],
  build: Build,
  steps: readonly Step[],
  cache: BuildCache,
  version: string,
): Promise<void> {
  const known = new Map<string, PageAbove>();
  const taken = steps.map((): unknown[] => []);
  // Sorted, so that a page comes after those above it.
  for (const route of [...new Set(routes)].sort()) {
    const file = findPage(route, build);
    const html = fs.readFileSync(file, 'utf8');
    const text = textForSteps(html, route);
    const above = pagesAbove(route, build.baseUrl, known);
    const key = JSON.stringify([version, route, above, text]);
    const found = await cache.get(createHash('sha256').update(key).digest('hex'), async () => {
      const page = readBuiltPage(file, text, {route, above}, build);
      return Buffer.from(JSON.stringify(await readOnce(page, steps)));
    });
    const reading = JSON.parse(found.toString()) as Reading;
    known.set(route, reading.page);
    reading.taken.forEach((each, index) => taken[index]?.push(each));
    if (reading.edits.length > 0) {
      replaceFile(file, applyEdits(html, reading.edits));
    }
  }
  for (const [index, step] of steps.entries()) {
    await step.end?.(taken[index] ?? []);
  }
}
