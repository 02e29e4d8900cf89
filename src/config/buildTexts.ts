import fs from 'node:fs';
import path from 'node:path';
import {fillText, type BuildTexts} from '../lib/buildTexts';
import {brand} from './brand';
import {defaultLocale} from './locales';

type Messages = Readonly<Record<string, {readonly message: string} | undefined>>;

const readMessages = (file: string) =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Messages) : {};

/**
 * Reads `i18n/<locale>/build.json`: what feeds, lists for machines and the API's pages say around
 * their content. To add a text, add its id to the file of each language.
 * @param siteDir Folder of docusaurus.config.ts.
 * @param locale Name of the locale.
 * @returns The texts by id, with `{brand}` filled in.
 * @throws Naming the file and the ids when a language lacks texts that English has.
 */
export function loadBuildTexts(siteDir: string, locale: string): BuildTexts {
  const fileOf = (name: string) => path.join(siteDir, 'i18n', name, 'build.json');
  const messages = readMessages(fileOf(locale));
  const ids = Object.keys(readMessages(fileOf(defaultLocale)));
  const missing = ids.filter((id) => !messages[id]?.message);
  if (missing.length > 0) {
    throw new Error(
      `i18n/${locale}/build.json lacks ${missing.join(', ')}. Translate the messages of i18n/${defaultLocale}/build.json.`,
    );
  }
  const filled = ids.map((id) => [id, fillText(messages[id]?.message ?? '', {brand: brand.name})]);
  return Object.fromEntries(filled) as BuildTexts;
}
