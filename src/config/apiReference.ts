import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {ApiPagesOptions} from '../plugins/api-pages';
import {fillText} from '../lib/buildTexts';
import {loadBuildTexts} from './buildTexts';
import {defaultLocale, locales} from './locales';
import {mdx} from './preset';

/** Folder of the overview and the pages of operations, in the language of the description. */
const PAGES = 'openapi/pages';

/** Options of the API reference's own documentation plugin. */
export const apiReferenceOptions = {
  ...mdx,
  id: 'api',
  path: PAGES,
  routeBasePath: 'api-documentation',
  // Without sidebarPath the pages come in the order of their positions.
} satisfies DocsOptions;

/**
 * Options of the plugin that makes the pages of operations.
 * @param siteDir Folder of docusaurus.config.ts.
 */
export function apiPagesOptions(siteDir: string): ApiPagesOptions {
  return {
    description: 'openapi/firegrid.yaml',
    // The placeholder that writers use; code samples read the address from the environment.
    base: '%apiUrl%',
    site: 'https://firegrid.example',
    languages: locales.map((locale) => {
      const texts = loadBuildTexts(siteDir, locale);
      const isOwn = locale === defaultLocale;
      return {
        overlay: isOwn ? undefined : `openapi/firegrid.${locale}.overlay.yaml`,
        folder: isOwn ? PAGES : `i18n/${locale}/docusaurus-plugin-content-docs-api/current`,
        say: (id, values = {}) => fillText(texts[`api.${id}`], values),
      };
    }),
  };
}
