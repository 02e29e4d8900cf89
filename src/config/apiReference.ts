import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {
  ApiDocItemGenerator,
  APIOptions,
  ApiPageMetadata,
  PluginOptions,
} from 'docusaurus-plugin-openapi-docs/src/types';
import {fillText} from '../lib/buildTexts';
import type {ApiDescription} from '../plugins/api-pages';
import {readItem} from '../plugins/api-pages/operation';
import {operationPage} from '../plugins/api-pages/page';
import {withoutSlash, withSlash} from './addresses';
import {loadBuildTexts} from './buildTexts';
import {defaultLocale, locales} from './locales';
import {mdx} from './preset';
import {variables} from './variables';

const ID = 'api';
const DESCRIPTION = 'openapi/firegrid.yaml';

/** Folder of the overview and the pages of operations, in the language of the description. */
const PAGES = 'openapi/pages';

/** Origin of the site in the description, whose pages are linked without it. */
const SITE = withSlash(variables.SITE_URL.example);

const PORTAL = withoutSlash(variables.PORTAL_URL.example);

const preparedOf = (locale: string): string => `.cache/api-pages/${locale}.yaml`;

/** The description in each language. */
export const apiDescriptions: readonly ApiDescription[] = locales.map((locale) => ({
  file: DESCRIPTION,
  overlay: locale === defaultLocale ? undefined : `openapi/firegrid.${locale}.overlay.yaml`,
  prepared: preparedOf(locale),
}));

/** Options of the API reference's own documentation plugin. */
export const apiReferenceOptions = {
  ...mdx,
  id: ID,
  path: PAGES,
  routeBasePath: 'api-documentation',
  sidebarPath: './openapi/sidebar.ts',
} satisfies DocsOptions;

/** Writes the page of an operation in a language. */
function pageWriter(siteDir: string, locale: string): (page: ApiPageMetadata) => string {
  const texts: Readonly<Record<string, string | undefined>> = loadBuildTexts(siteDir, locale);
  return (page) => {
    const item = readItem(page);
    const text = operationPage(item, (id, values = {}) =>
      // Types and formats that the site has no word for are shown as they are.
      fillText(texts[`api.${id}`] ?? id.replace(/^.*\./, ''), values),
    )
      .replaceAll(`](${SITE}`, '](/')
      .replaceAll(PORTAL, '%portalUrl%');
    // The placeholders that writers use; code samples read the URL from the environment.
    return text.replaceAll(item.base, '%apiUrl%');
  };
}

/** The reference in a language, as docusaurus-plugin-openapi-docs makes it. */
function languageOptions(siteDir: string, locale: string): APIOptions {
  const isOwn = locale === defaultLocale;
  const createDocItem: ApiDocItemGenerator = (item) => ({
    type: 'doc',
    id: item.id,
    className: item.type === 'api' ? `api-${item.api.method}` : undefined,
  });
  return {
    specPath: preparedOf(locale),
    outputDir: isOwn ? PAGES : `i18n/${locale}/docusaurus-plugin-content-docs-${ID}/current`,
    template: 'openapi/page.mustache',
    // The overview is written by hand.
    showInfoPage: false,
    externalJsonProps: false,
    disableCompression: true,
    markdownGenerators: {createApiPageMD: pageWriter(siteDir, locale)},
    // One order for all languages, whose labels are the titles of their pages.
    ...(isOwn && {
      sidebarOptions: {
        groupPathsBy: 'tag',
        sidebarCollapsible: false,
        sidebarGenerators: {createDocItem},
      },
    }),
  };
}

/**
 * Options of docusaurus-plugin-openapi-docs, which makes the pages of operations.
 * @param siteDir Folder of docusaurus.config.ts.
 */
export function generatorOptions(siteDir: string): PluginOptions {
  const languages = locales.map((locale) => [locale, languageOptions(siteDir, locale)] as const);
  return {
    id: ID,
    docsPluginId: ID,
    config: Object.fromEntries(languages),
  };
}
