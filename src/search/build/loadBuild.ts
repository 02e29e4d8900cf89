import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {select} from 'hast-util-select';
import {parse} from 'parse5';
import type {BuiltPage} from '../../plugins/built-pages/types';

function sitemapRoutes(outDir: string): readonly string[] {
  const sitemap = readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    decodeURI(new URL(url).pathname),
  );
}

/**
 * Reads the pages of a finished build, for the search's quality checks outside a build. They come without
 * front matter.
 * @param outDir Output folder of the language, such as `build/fr`.
 * @param baseUrl Base path of the language, such as `/fr/`.
 * @param routes Of the pages; those of the sitemap by default.
 */
export function loadBuild(
  outDir: string,
  baseUrl: string,
  routes: readonly string[] = sitemapRoutes(outDir),
): readonly BuiltPage[] {
  const fileOf = (route: string): string =>
    path.join(outDir, route.slice(baseUrl.length), 'index.html');
  return routes
    .filter((route) => existsSync(fileOf(route)))
    .map((route): BuiltPage => {
      const tree = fromParse5(parse(readFileSync(fileOf(route), 'utf8'))) as Root;
      const meta = (name: string): string => {
        const content = select(`meta[name="${name}"]`, tree)?.properties.content;
        return typeof content === 'string' ? content : '';
      };
      const title = select('title', tree)?.children[0];
      return {
        route,
        path: `/${route.slice(baseUrl.length)}`,
        file: fileOf(route),
        tree,
        title: title?.type === 'text' ? (title.value.split(' | ')[0] ?? '') : '',
        description: meta('description'),
        isIndexed: !meta('robots').includes('noindex'),
        frontMatter: {},
      };
    });
}
