import type {I18n} from '@docusaurus/types';
import {toScriptLiteral} from './inlineScript';

export interface LanguageScriptInput {
  /** Path of the default language's home page, with a slash at the end: `/`. */
  readonly rootPath: string;
  /** Name of the visitor's choice in `localStorage`. */
  readonly storageKey: string;
  /** Home page address by locale, without the default locale: `{fr: '/fr/'}`. */
  readonly homes: Readonly<Record<string, string>>;
}

/** Longest time in milliseconds that the page stays hidden when the other one does not answer. */
const GIVE_UP_AFTER = 3000;

/**
 * The script that takes a returning visitor to the home page of the language they chose.
 *
 * It acts on the exact root path alone, so that every other address is what it says, and only on
 * a value that names another locale. Crawlers store nothing; their names are checked as well, so
 * that one that does keep storage still indexes both home pages (CUBOT phones are people).
 * @param input Paths and names to write into the script.
 * @returns Source code for the head, before anything that paints. The page is hidden while the
 * browser leaves, and shown again if it comes back from the back-forward cache or does not leave.
 */
export function languageScript({rootPath, storageKey, homes}: LanguageScriptInput): string {
  return `(function () {
  var rootPath = ${toScriptLiteral(rootPath)};
  var homes = ${toScriptLiteral(homes)};
  var home;
  if (location.pathname !== rootPath && location.pathname !== rootPath + 'index.html') return;
  if (/(^|[^u])bot|crawl|spider|slurp|bingpreview|externalhit/i.test(navigator.userAgent)) return;
  try {
    var language = localStorage.getItem(${toScriptLiteral(storageKey)});
    home = Object.prototype.hasOwnProperty.call(homes, language) && homes[language];
  } catch (error) {
    return;
  }
  if (!home) return;
  var root = document.documentElement;
  function show() {
    root.hidden = false;
  }
  root.hidden = true;
  setTimeout(show, ${GIVE_UP_AFTER});
  addEventListener('pageshow', function (event) {
    if (event.persisted) show();
  });
  location.replace(home + location.search + location.hash);
})();`;
}

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
