import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuildTexts} from '../../lib/buildTexts';
import {firstScreenStep} from '../page-weight/firstScreen';
import {INDEX_FOLDER, searchStep} from '../../search/build';
import {applyEdits, editsOf} from './edit';
import {hostingStep, type HostingOptions} from './hosting';
import {markdownStep} from './markdown';
import {readingOrder} from './markdown/order';
import {metadataStep} from './metadata';
import {notFoundStep} from './notFound';
import {findPage, pagesAbove, readBuiltPage} from './readPage';
import {
  OPEN_SEARCH_FILE,
  rootFilesStep,
  type MakeFiles,
  type SearchName,
  type SecurityContact,
} from './rootFiles';
import type {BeginStep, Build, PageAbove, Step} from './types';
import {wholeFile} from './wholeFile';

interface BuiltPagesOptions {
  /** In the language under way. */
  readonly texts: BuildTexts;
  readonly search: SearchName;
  readonly security: SecurityContact;
  readonly files: MakeFiles;
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
 * Hands the pages of a language to the steps, one after another, and writes them as the steps have edited them.
 * @param routes Paths of the pages, with the base path.
 * @param build The build.
 * @param steps Each sees what the steps before it did to a page.
 * @throws As the steps do, and readBuiltPage().
 */
export async function takePages(
  routes: readonly string[],
  build: Build,
  steps: readonly Step[],
): Promise<void> {
  const known = new Map<string, PageAbove>();
  const taken = steps.map((): unknown[] => []);
  // Sorted, so that a page comes after those above it.
  for (const route of [...new Set(routes)].sort()) {
    const file = findPage(route, build);
    const html = readFileSync(file, 'utf8');
    const above = pagesAbove(route, build.baseUrl, known);
    const page = readBuiltPage(file, html, {route, above}, build);
    for (const [index, step] of steps.entries()) {
      taken[index]?.push(await step.page?.(page));
    }
    known.set(route, {route, title: page.title, description: page.description});
    const edits = editsOf(page.tree);
    if (edits.length > 0) {
      writeFileSync(file, applyEdits(html, edits));
    }
  }
  for (const [index, step] of steps.entries()) {
    await step.end?.(taken[index] ?? []);
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
    const {currentLocale: locale} = i18n;
    let order: readonly string[] = [];

    /** In the order in which they run: each sees what the steps before it did to a page. */
    const steps = (): readonly BeginStep[] => [
      metadataStep(tagline),
      markdownStep(options.texts, order, tagline),
      searchStep,
      rootFilesStep(i18n, options.search, options.security, options.files),
      notFoundStep(i18n),
      hostingStep(i18n, options.hosting),
      firstScreenStep,
    ];

    return {
      name: 'built-pages',
      allContentLoaded: ({allContent}) => {
        order = readingOrder(allContent);
      },
      postBuild: async ({outDir, routesPaths}) => {
        refuseBasePath(baseUrl, routesPaths);
        const build: Build = {siteDir, outDir, locale, baseUrl, url, siteTitle};
        const running = await Promise.all(steps().map(async (begin) => begin(build)));
        await takePages(routesPaths, build, running);
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
      // The development server has no index; it lends that of the last build.
      configureWebpack: (_config, isServer) => {
        const directory = path.join(builtDir, INDEX_FOLDER);
        return isServer || !existsSync(directory)
          ? {}
          : ({devServer: {static: [{directory, publicPath: baseUrl + INDEX_FOLDER}]}} as object);
      },
    };
  };
}
