import path from 'node:path';
import {facts, writeFact, type FactId} from '../data/facts';
import {collections, schemas, type Content} from '../data/schemas';
import {loadContent, type ContentOptions} from '../plugins/content/load';
import {brand} from './brand';
import {defaultLocale, type Locale} from './locales';

/** Folders of content that is data, and the values it may use. */
export const contentOptions: ContentOptions = {
  folder: 'src/data',
  schemas,
  collections,
  values: (locale) => ({
    brand: brand.name,
    ...Object.fromEntries(Object.keys(facts).map((id) => [id, writeFact(id as FactId, locale)])),
  }),
  shared: 'choices',
};

/**
 * The content of a language for code that runs in Node.
 * @param locale The language.
 */
export const siteContent = (locale: Locale): Content =>
  loadContent(path.join(__dirname, '../..'), locale, defaultLocale, contentOptions)
    .content as unknown as Content;
