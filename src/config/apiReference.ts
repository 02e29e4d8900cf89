import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import {apiPages, type ApiAddresses} from '../plugins/api-pages';
import {mdx} from './preset';

/** Addresses on the pages, that of the API as the placeholder that writers use; code samples read it from the environment. */
const addresses = {
  base: '%apiUrl%',
  site: 'https://firegrid.example',
} satisfies ApiAddresses;

/** Descriptions that `npm run api:pages` prepares for the plugin, the French one with its overlay. */
export const descriptions = {
  en: 'node_modules/.cache/firegrid/openapi/en.json',
  fr: 'node_modules/.cache/firegrid/openapi/fr.json',
} as const;

/** Where the pages are, the written one and the generated ones. */
export const apiPageFolders = {
  en: 'openapi/pages',
  fr: 'i18n/fr/docusaurus-plugin-content-docs-api/current',
} as const;

/** Options of the API reference's own documentation plugin. */
export const apiReferenceOptions = {
  ...mdx,
  id: 'api',
  path: apiPageFolders.en,
  routeBasePath: 'api-documentation',
  // Without sidebarPath the pages come in the order of their positions, here below the overview,
  // which breadcrumbs then lead back to.
  sidebarItemsGenerator: async ({defaultSidebarItemsGenerator, ...args}) => {
    const items = await defaultSidebarItemsGenerator(args);
    return [
      {
        type: 'category',
        key: 'reference',
        label: 'API documentation',
        link: {type: 'doc', id: 'index'},
        collapsible: false,
        collapsed: false,
        items: items.filter((item) => item.type !== 'doc' || item.id !== 'index'),
      },
    ];
  },
} satisfies DocsOptions;

/** docusaurus-plugin-openapi-docs, which adds nothing to the build but its command. */
export const apiPagesPlugin = [
  'docusaurus-plugin-openapi-docs',
  {
    id: 'api-pages',
    docsPluginId: apiReferenceOptions.id,
    config: {
      en: apiPages('en', descriptions.en, apiPageFolders.en, addresses),
      fr: apiPages('fr', descriptions.fr, apiPageFolders.fr, addresses),
    },
  },
] satisfies PluginConfig;
