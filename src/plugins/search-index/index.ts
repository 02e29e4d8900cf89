import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchLanguage} from '../../lib/siteSearch/language';
import {language as english} from '../../lib/siteSearch/language.en';
import {language as french} from '../../lib/siteSearch/language.fr';
import {INDEX_FOLDER} from '../../lib/siteSearch/outline';
import {buildIndex, type IndexedPage} from './buildIndex';
import {OPEN_SEARCH_FILE, openSearchDescription} from './openSearch';
import {kindOf} from './kindOf';
import {readAsked} from './readAsked';
import {readPage, type ReadPage} from './readPage';

// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Docusaurus' type of plugin options has an index signature, which an interface does not fit
export type SearchIndexOptions = {
  /** What browsers call the search; at most 16 characters. */
  readonly name: string;
  /** In the language of the build. */
  readonly description: string;
  /** Folder of what people ask for, by address; from the site's folder. */
  readonly askedFolder: string;
};

/** As the engine chooses in the browser. */
const languageOf = (locale: string): SearchLanguage => (locale === 'fr' ? french : english);

/** Further pages of lists: what they say stands on the posts' own. */
const FURTHER = /^\/blog\/(?:page|archive|authors)\/|\/page\/\d/;

/** Lists of a category are found by what they are about, not by the posts in them. */
const LISTS = '/blog/tags/';

const asList = ({sections, ...page}: ReadPage): ReadPage => ({
  ...page,
  sections: sections.slice(0, 1).map((section) => ({...section, text: page.description})),
});

/** Addresses of a language by its sitemap: no 404 page, and nothing that asks not to be indexed. */
async function sitemapPaths(outDir: string): Promise<readonly string[]> {
  const text = await fs.readFile(path.join(outDir, 'sitemap.xml'), 'utf8');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function readPages(outDir: string, baseUrl: string): Promise<IndexedPage[]> {
  const pages: IndexedPage[] = [];
  for (const url of [...(await sitemapPaths(outDir))].sort()) {
    const own = `/${url.slice(baseUrl.length)}`;
    const file = path.join(outDir, own, 'index.html');
    const whole = FURTHER.test(own) ? null : readPage(await fs.readFile(file, 'utf8'));
    const page = whole && own.startsWith(LISTS) ? asList(whole) : whole;
    if (page?.isIndexed && page.sections.length > 0) {
      pages.push({...page, url, kind: kindOf(own)});
    }
  }
  return pages;
}

/**
 * Indexes the built pages of a language for the site's search (see README).
 * @param context Docusaurus' context.
 * @param options SearchIndexOptions.
 * @returns The plugin.
 * @throws After the build, when no page could be indexed.
 */
export default function searchIndex(
  {siteConfig, siteDir, i18n}: LoadContext,
  options: unknown,
): Plugin {
  const {baseUrl, url} = siteConfig;
  const {name, description, askedFolder} = options as SearchIndexOptions;
  return {
    name: 'search-index',
    postBuild: async ({outDir}) => {
      await fs.writeFile(
        path.join(outDir, OPEN_SEARCH_FILE),
        openSearchDescription({name, description, home: url + baseUrl}),
      );
      const pages = await readPages(outDir, baseUrl);
      if (pages.length === 0) {
        throw new Error(
          `search-index: none of the pages of ${outDir}/sitemap.xml has a main element with text. Compare their HTML with src/plugins/search-index/readPage.ts.`,
        );
      }
      const {currentLocale: locale, locales} = i18n;
      const asked = readAsked(path.join(siteDir, askedFolder), {locale, locales, baseUrl}, pages);
      await buildIndex(pages, locale, languageOf(locale), asked, path.join(outDir, INDEX_FOLDER));
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: name,
            href: baseUrl + OPEN_SEARCH_FILE,
          },
        },
      ],
    }),
    // The development server has no index of its own; it lends that of the last build.
    configureWebpack: (_config, isServer) => {
      const directory = path.join(siteDir, 'build', baseUrl, INDEX_FOLDER);
      return isServer || !existsSync(directory)
        ? {}
        : ({devServer: {static: [{directory, publicPath: baseUrl + INDEX_FOLDER}]}} as object);
    },
  };
}
