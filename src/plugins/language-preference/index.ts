import type {I18n, LoadContext, Plugin} from '@docusaurus/types';
import {storageKeys} from '../../lib/storageKeys';
import {inlineScriptTag} from '../shared/inlineScript';
import {languageScript} from './script';

/**
 * Finds where each language's home page is, seen from the default language's.
 * @param i18n Docusaurus' locales with their addresses.
 * @returns Paths, or full addresses where a language has an origin of its own. Languages without
 * an address of their own in this build are left out (`--locale en` builds one language at `/`).
 */
export function findHomes(i18n: I18n): Readonly<Record<string, string>> {
  const own = i18n.localeConfigs[i18n.defaultLocale];
  return Object.fromEntries(
    i18n.locales.flatMap((locale) => {
      const config = i18n.localeConfigs[locale];
      if (!own || !config || locale === i18n.defaultLocale) {
        return [];
      }
      if (config.url !== own.url) {
        return [[locale, config.url + config.baseUrl]];
      }
      return config.baseUrl === own.baseUrl ? [] : [[locale, config.baseUrl]];
    }),
  );
}

/**
 * Takes a returning visitor from `/` to the home page of their language (see README).
 * @param context Docusaurus' context.
 * @returns The plugin, or null where there is nothing to do: in the build of any language but the
 * default one, and in the development server, which serves one language only.
 */
export default function languagePreference({baseUrl, i18n}: LoadContext): Plugin | null {
  const homes = findHomes(i18n);
  if (
    i18n.currentLocale !== i18n.defaultLocale ||
    process.env.NODE_ENV === 'development' ||
    Object.keys(homes).length === 0
  ) {
    return null;
  }
  return {
    name: 'language-preference',
    injectHtmlTags() {
      const code = languageScript({rootPath: baseUrl, storageKey: storageKeys.language, homes});
      return {headTags: [inlineScriptTag('language-preference', code)]};
    },
  };
}
