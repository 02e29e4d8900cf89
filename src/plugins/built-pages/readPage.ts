import {existsSync, readdirSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {parse} from 'parse5';
import {VFile} from 'vfile';
import type {Build, BuiltPage} from './types';

/**
 * Parses a page with the algorithm of browsers. Scripts count as off: what `noscript` holds is part
 * of the tree.
 * @param html Text of the page.
 * @returns The tree, whose nodes know their place in the text.
 */
export function parsePage(html: string): Root {
  const document = parse(html, {scriptingEnabled: false, sourceCodeLocationInfo: true});
  return fromParse5(document, {file: new VFile(html)}) as Root;
}

/**
 * @param folder Absolute path, such as the build's output folder.
 * @param ending How the names end: `.html`.
 * @returns The files in it and below, by path with forward slashes, sorted.
 */
export function listFiles(folder: string, ending: string): readonly string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(ending))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/**
 * @param tree A page or an element of it.
 * @param selector Of an element.
 * @param name Property of the element, as hast calls it: `content`, `href`.
 * @returns Its value; undefined without the element or a text in it.
 */
export function propertyOf(tree: Nodes, selector: string, name: string): string | undefined {
  const value = select(selector, tree)?.properties[name];
  return typeof value === 'string' ? value : undefined;
}

/** Takes the site's name off a page's title. */
function ownTitle(title: string, siteTitle: string): string {
  const suffix = ` | ${siteTitle}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/** An address without escapes, as files are named: Docusaurus escapes the routes of some plugins. */
export function decodeRoute(route: string): string {
  try {
    return decodeURI(route);
  } catch {
    // A `%` that escapes nothing is part of the name.
    return route;
  }
}

/** Finds the file of a route: hosts serve a folder's index, and `404.html` as it is. */
function fileOfRoute(route: string, {outDir, baseUrl}: Build): string {
  const isFile = route.endsWith('.html');
  return path.join(outDir, route.slice(baseUrl.length), isFile ? '' : 'index.html');
}

/**
 * Reads a built page.
 * @param route Path of the page, with the base path.
 * @param build The build.
 * @throws Naming the file of a page that has no title.
 */
export async function readBuiltPage(route: string, build: Build): Promise<BuiltPage> {
  const {baseUrl, siteTitle} = build;
  const written = fileOfRoute(route, build);
  const file = existsSync(written) ? written : fileOfRoute(decodeRoute(route), build);
  const tree = parsePage(await fs.readFile(file, 'utf8'));
  const head = select('head', tree);
  const title = head && select('title', head);
  if (!title) {
    throw new Error(`built-pages: ${file} has no title. Give the page one in its front matter.`);
  }
  const robots = propertyOf(head, 'meta[name=robots]', 'content') ?? '';
  return {
    route,
    path: `/${route.slice(baseUrl.length)}`,
    file,
    tree,
    head,
    title: ownTitle(toString(title), siteTitle),
    description: propertyOf(head, 'meta[name=description]', 'content') ?? '',
    isIndexed: !robots.includes('noindex') && !route.endsWith('.html'),
  };
}
