import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuildTexts} from '../../lib/buildTexts';
import {firstScreenStep} from '../page-weight/firstScreen';
import {INDEX_FOLDER, searchStep} from '../../search/build';
import {buildCache, type BuildCache} from './cache';
import {readingOrder} from './content';
import {hostingStep, type HostingOptions} from './hosting';
import {markdownStep} from './markdown';
import {metadataStep} from './metadata';
import {notFoundStep} from './notFound';
import {moveAside} from './otherLanguages';
import {OPEN_SEARCH_FILE, rootFilesStep, type SearchName, type SecurityContact} from './rootFiles';
import {hashCode, takePages} from './takePages';
import type {BeginStep, Build} from './types';
import {wholeFile} from './wholeFile';

export interface BuiltPagesOptions {
  /** In the language under way. */
  readonly texts: BuildTexts;
  readonly search: SearchName;
  readonly security: SecurityContact;
  readonly hosting: HostingOptions;
}

/**
 * Docusaurus takes a link that begins with the base path for one that has it already.
 * @throws When the site has a folder of that name, so that links to its pages would lead elsewhere.
 */
function refuseBasePath(baseUrl: string, routes: readonly string[]): void {
  const page = routes
    .map((route) => `/${route.slice(baseUrl.length)}`)
    .find((path) => baseUrl !== '/' && path.startsWith(baseUrl));
  if (page) {
    throw new Error(
      `built-pages: the site has a page ${page}, so ${baseUrl} cannot be its base path. Change the path in SITE_URL.`,
    );
  }
}

/**
 * Reads the pages of each finished language once and hands them to the steps below (see README).
 * Called in the configuration, so that its options do not ship with every page as those of a plugin do.
 * @param options BuiltPagesOptions.
 * @returns The plugin.
 */
export function builtPages(options: BuiltPagesOptions): (context: LoadContext) => Plugin {
  return ({siteConfig, siteDir, generatedFilesDir, outDir: builtDir, baseUrl, i18n}) => {
    const {url, title: siteTitle, tagline} = siteConfig;
    const {currentLocale: locale, defaultLocale} = i18n;
    let order: readonly string[] = [];
    let putLanguagesBack = (): void => undefined;

    /** In the order in which they run: each sees what the steps before it did to a page. */
    const steps = (cache: BuildCache): readonly BeginStep[] => [
      metadataStep(tagline, cache),
      markdownStep(options.texts, order, tagline),
      searchStep(i18n.locales),
      rootFilesStep(i18n, options.search, options.security),
      notFoundStep(i18n),
      hostingStep(i18n, options.hosting),
      firstScreenStep,
    ];

    return {
      name: 'built-pages',
      allContentLoaded: ({allContent}) => {
        order = readingOrder(allContent);
        // Once all is loaded, Docusaurus clears the folder.
        if (process.env.NODE_ENV === 'production' && locale === defaultLocale) {
          const others = i18n.locales.filter((name) => name !== locale);
          const aside = path.join(generatedFilesDir, 'languages');
          putLanguagesBack = moveAside(builtDir, others, aside);
        }
      },
      postBuild: async ({outDir, routesPaths}) => {
        refuseBasePath(baseUrl, routesPaths);
        const build: Build = {siteDir, outDir, locale, baseUrl, url, siteTitle};
        const cache = buildCache(
          path.join(siteDir, 'node_modules', '.cache', 'built-pages', locale),
        );
        const running = await Promise.all(steps(cache).map(async (begin) => begin(build)));
        const version = hashCode(siteDir, [build, options, tagline]);
        await takePages(routesPaths, build, running, cache, version);
        cache.removeUnused();
        putLanguagesBack();
        writeFileSync(wholeFile(generatedFilesDir, locale), '');
      },
      injectHtmlTags: () => ({
        headTags: [
          {
            tagName: 'link',
            attributes: {
              rel: 'search',
              type: 'application/opensearchdescription+xml',
              title: options.search.name,
              href: baseUrl + OPEN_SEARCH_FILE,
            },
          },
        ],
      }),
      // The development server has no index of its own; it lends that of the last build.
      configureWebpack: (_config, isServer) => {
        const directory = path.join(builtDir, INDEX_FOLDER);
        return isServer || !existsSync(directory)
          ? {}
          : ({devServer: {static: [{directory, publicPath: baseUrl + INDEX_FOLDER}]}} as object);
      },
    };
  };
}
