import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {parse} from 'parse5';
import {VFile} from 'vfile';
import type {Build, BuiltPage, PageAbove} from './types';

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
function ownTitle(title: string, siteTitle: string) {
  const suffix = ` | ${siteTitle}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/** A URL without escapes, as files are named: Docusaurus escapes the routes of some plugins. */
export function decodeRoute(route: string): string {
  try {
    return decodeURI(route);
  } catch {
    // A `%` that escapes nothing is part of the name.
    return route;
  }
}

/** Finds the file of a route: hosts serve a folder's index, and `404.html` as it is. */
function fileOfRoute(route: string, {outDir, baseUrl}: Build) {
  const isFile = route.endsWith('.html');
  return path.join(outDir, route.slice(baseUrl.length), isFile ? '' : 'index.html');
}

/**
 * @param route Path of a page, with the base path.
 * @param build The build.
 * @returns Absolute path of its file.
 */
export function findPage(route: string, build: Build): string {
  const written = fileOfRoute(route, build);
  return existsSync(written) ? written : fileOfRoute(decodeRoute(route), build);
}

/**
 * @param route Path of a page, with the base path.
 * @param home Base path of the language.
 * @param known Pages of the language, by route.
 * @returns The pages above it, from the home page down: those of its path's folders that exist. The 404 page has none.
 */
export function pagesAbove(
  route: string,
  home: string,
  known: ReadonlyMap<string, PageAbove>,
): readonly PageAbove[] {
  if (!route.endsWith('/')) {
    return [];
  }
  const folders = route.slice(home.length).split('/').filter(Boolean);
  const paths = folders.map((_folder, index) => [...folders.slice(0, index), ''].join('/'));
  return paths.flatMap((path) => known.get(home + path) ?? []);
}

/**
 * Reads a built page.
 * @param file Absolute path of its file.
 * @param html Text of the file.
 * @param page Its path, with the base path, and the pages above it.
 * @param build The build.
 * @throws Naming the file of a page that has no title.
 */
export function readBuiltPage(
  file: string,
  html: string,
  {route, above}: Pick<BuiltPage, 'route' | 'above'>,
  {baseUrl, siteTitle}: Build,
): BuiltPage {
  const tree = parsePage(html);
  const head = select('head', tree);
  const title = head && select('title', head);
  if (!title) {
    throw new Error(`built-pages: ${file} has no title. Give the page one in its front matter.`);
  }
  const robots = propertyOf(head, 'meta[name=robots]', 'content') ?? '';
  return {
    route,
    above,
    file,
    html,
    tree,
    head,
    path: `/${route.slice(baseUrl.length)}`,
    title: ownTitle(toString(title), siteTitle),
    description: propertyOf(head, 'meta[name=description]', 'content') ?? '',
    main: select('main', tree),
    language: propertyOf(tree, 'html', 'lang'),
    canonical: propertyOf(head, 'link[rel=canonical]', 'href'),
    things: selectAll('script[type="application/ld+json"]', tree).map((script) => ({
      script,
      fields: JSON.parse(toString(script)) as Readonly<Record<string, unknown>>,
    })),
    isIndexed: !robots.includes('noindex') && !route.endsWith('.html'),
  };
}
