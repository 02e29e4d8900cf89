import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {select} from 'hast-util-select';
import {parse} from 'parse5';
import type {Build, BuiltPage} from '../../plugins/built-pages/types';

/**
 * Reads the pages of a finished build, for the search's quality checks outside a build. They come without
 * front matter.
 * @param outDir Output folder of the language, such as `build/fr`.
 * @param locale Language of the folder.
 * @param baseUrl Base path of the language, such as `/fr/`.
 * @returns Pages of the sitemap in alphabetical order.
 * @throws When there is no sitemap.
 */
export function loadBuild(
  outDir: string,
  locale: string,
  baseUrl: string,
): {readonly pages: readonly BuiltPage[]; readonly build: Build} {
  const sitemap = readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url),
  );
  const routes = addresses.map(({pathname}) => decodeURI(pathname)).sort();
  const pages = routes.map((route): BuiltPage => {
    const own = `/${route.slice(baseUrl.length)}`;
    const file = path.join(outDir, own, 'index.html');
    const tree = fromParse5(parse(readFileSync(file, 'utf8'))) as Root;
    const meta = (name: string): string => {
      const content = select(`meta[name="${name}"]`, tree)?.properties.content;
      return typeof content === 'string' ? content : '';
    };
    const title = select('title', tree)?.children[0];
    return {
      route,
      path: own,
      file,
      tree,
      title: title?.type === 'text' ? (title.value.split(' | ')[0] ?? '') : '',
      description: meta('description'),
      isIndexed: !meta('robots').includes('noindex'),
      frontMatter: {},
    };
  });
  const url = addresses[0]?.origin ?? '';
  return {
    pages,
    build: {siteDir: process.cwd(), outDir, locale, baseUrl, url, siteTitle: 'Firegrid'},
  };
}
