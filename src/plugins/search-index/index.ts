import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchStep} from '../../search/build';
import {loadBuild} from '../../search/build/loadBuild';
import {INDEX_FOLDER} from '../../search/engine/indexFile';
import {OPEN_SEARCH_FILE, openSearchDescription} from './openSearch';

// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Docusaurus' type of plugin options has an index signature, which an interface does not fit
export type SearchIndexOptions = {
  /** The name that browsers show for the search; at most 16 characters. */
  readonly name: string;
  /** In the language of the build. */
  readonly description: string;
};

/**
 * Indexes the built pages of a language for the site's search (see README).
 * @param options SearchIndexOptions.
 */
export default function searchIndex(
  {siteConfig: {baseUrl, url, title}, siteDir, i18n}: LoadContext,
  options: unknown,
): Plugin {
  const {name, description} = options as SearchIndexOptions;
  const step = searchStep(i18n.locales);
  return {
    name: 'search-index',
    postBuild: async ({outDir, routesPaths}) => {
      const pages = loadBuild(outDir, baseUrl, routesPaths);
      const build = {siteDir, outDir, locale: i18n.currentLocale, baseUrl, url, siteTitle: title};
      await step.run(pages, build);
      await fs.writeFile(
        path.join(outDir, OPEN_SEARCH_FILE),
        openSearchDescription({name, description, home: url + baseUrl}),
      );
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
