import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {markdownTwin} from '../../lib/markdownTwin';
import {fileOfRoute, ownTitle} from '../shared/builtPage';
import {convertPage} from './convert';
import {frontMatter} from './frontMatter';
import {llmsFull, llmsList, type ListedPage, type ListedSite} from './llms';
import {readingOrder} from './order';
import {readPage, type SourcePage} from './readPage';
import {twinTexts} from './texts';

/** A page that search engines may list has a twin, and says so; any other has none, and does not. */
function checkLink(route: string, {isIndexed, twin}: SourcePage, expected: string | null): void {
  const wanted = isIndexed ? expected : null;
  if (twin !== wanted) {
    throw new Error(
      `markdown-twins: the head of ${route} names ${twin ?? 'no twin'}, but should name ${wanted ?? 'none'}. Put <TwinLink /> into a page outside the theme's layout; list one that is not to be found in src/lib/markdownTwin.ts.`,
    );
  }
}

/**
 * Writes a Markdown twin of each page, `llms.txt` and `llms-full.txt` (see README).
 * @param context Docusaurus' context.
 * @returns The plugin.
 * @throws After the build, on a page whose head and whose place disagree about its twin.
 */
export default function markdownTwins({siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  const {title: brand, url} = siteConfig;
  const texts = twinTexts(i18n.currentLocale);
  let order: readonly string[] = [];

  async function writeTwin(outDir: string, route: string): Promise<readonly ListedPage[]> {
    const file = fileOfRoute(outDir, baseUrl, route);
    const page = readPage(await fs.readFile(file, 'utf8'), file);
    const twin = markdownTwin(route, baseUrl);
    checkLink(route, page, twin);
    if (page.twin === null || twin === null) {
      return [];
    }
    const title = route === baseUrl ? brand : ownTitle(page.title, brand);
    const text = `${frontMatter(title, page)}\n${convertPage(page, title, texts)}`;
    await fs.writeFile(path.join(outDir, twin.slice(baseUrl.length)), text);
    const {description, published} = page;
    const dates = published === undefined ? {} : {published};
    return [{route, title, description, ...dates, address: url + twin, twin: text}];
  }

  return {
    name: 'markdown-twins',
    allContentLoaded: ({allContent}) => {
      order = readingOrder(allContent);
    },
    postBuild: async ({outDir, routesPaths}) => {
      const pages: ListedPage[] = [];
      // One after another: trees of hundreds of pages at once would need their memory at once.
      for (const route of new Set(routesPaths)) {
        pages.push(...(await writeTwin(outDir, route)));
      }
      const homePage = pages.find(({route}) => route === baseUrl);
      const site: ListedSite = {
        name: brand,
        summary: homePage?.description ?? siteConfig.tagline,
        home: baseUrl,
        homeAddress: url + baseUrl,
        order,
      };
      await fs.writeFile(path.join(outDir, 'llms.txt'), llmsList(pages, site, texts));
      await fs.writeFile(path.join(outDir, 'llms-full.txt'), llmsFull(pages, site, texts));
    },
  };
}
