import path from 'node:path';
import type {ApiItem} from './item';
import {operationPage} from './page';
import type {PageLanguage} from './texts';

/** Options of docusaurus-plugin-openapi-docs for one description, as far as they are used here. */
export interface ApiPagesOptions {
  /** From the project's root. */
  readonly specPath: string;
  readonly outputDir: string;
  readonly template: string;
  readonly showInfoPage: false;
  readonly markdownGenerators: {readonly createApiPageMD: (item: ApiItem) => string};
}

/** Addresses that the description and the site write differently. */
export interface ApiAddresses {
  /** Base address of the API as pages show it. */
  readonly base: string;
  /** Origin of the site in the description, whose pages are linked without it. */
  readonly site: string;
}

/** Puts the site's addresses in place of the description's, in examples, too. */
function withAddresses(item: ApiItem, {base, site}: ApiAddresses): ApiItem {
  const {id, title, api} = item;
  const server = api.servers?.[0]?.url;
  // The plugin attaches what its own theme sends requests with, which is no plain value.
  const plain = JSON.stringify({id, title, api: {...api, postman: undefined}});
  const linked = plain.replaceAll(`"${site}/`, '"/');
  return JSON.parse(server === undefined ? linked : linked.replaceAll(server, base)) as ApiItem;
}

/**
 * Has the plugin write our own pages, one for each operation and webhook (see README).
 * @param language Of the description, and of the words between its texts.
 * @param specPath The description, from the project's root.
 * @param outputDir Where its pages are written, from the project's root.
 * @param addresses Those of the description and of this site.
 */
export function apiPages(
  language: PageLanguage,
  specPath: string,
  outputDir: string,
  addresses: ApiAddresses,
): ApiPagesOptions {
  return {
    specPath,
    outputDir,
    // The generator writes whole files, front matter included.
    template: path.join(__dirname, 'page.mustache'),
    showInfoPage: false,
    markdownGenerators: {
      createApiPageMD: (item) => operationPage(withAddresses(item, addresses), language),
    },
  };
}
