import type {I18nLocaleConfig} from '@docusaurus/types';
import {storageKeys} from '../../lib/storageKeys';

/** Longest time in milliseconds that the page stays hidden when the other one does not respond. */
const GIVE_UP_AFTER = 3000;

/**
 * The script that takes a returning visitor to the home page of the language they chose, and that shows
 * the 404 page of another language where a host knows the one at the root alone: below `/fr/`, only
 * that one is a page of the default language. See `notFoundStep` of src/plugins/built-pages.
 *
 * The first acts on the exact root path alone, so that every other URL is what it says, and only on
 * a value that names another locale. Crawlers store nothing; their names are checked as well, so
 * that one that does keep storage still indexes both home pages (CUBOT phones are people).
 *
 * Pages of that language link to this one for those who want this language. The link remembers the
 * choice when it is pressed; not before React runs, though, nor in a menu's "open in a new tab".
 * @param locale The default language.
 * @param main Path of its home page, with a slash at the end: `/`.
 * @param homes The other home pages by locale: `{fr: '/fr/'}`.
 * Written short by hand: it is on every page of that language, and the build refuses more than src/config/inlineScripts.ts allows.
 * @returns Source code for the head, before anything that paints. The page is hidden while the
 * browser leaves, and shown again if it comes back from the back-forward cache or does not leave.
 */
export function languageScript(
  locale: string,
  {baseUrl}: Pick<I18nLocaleConfig, 'baseUrl'>,
  homes: Readonly<Record<string, string>>,
): string {
  return `((here) => {
  var rootPath = ${JSON.stringify(baseUrl)};
  var homes = ${JSON.stringify(homes)};
  var path = here.pathname;
  var language, storage;
  var hide = (isHidden) => (document.documentElement.hidden = isHidden);
  for (var other in homes)
    if (path.startsWith(homes[other]))
      document.write('<script src="' + homes[other] + '404.js"><\\/script>');
  if (path != rootPath && path != rootPath + 'index.html') return;
  if (/(^|[^u])bot|crawl|spider|slurp|externalhit/i.test(navigator.userAgent)) return;
  try {
    storage = localStorage;
    language = storage.${storageKeys.language};
    if (document.referrer.startsWith(here.origin + homes[language]))
      storage.${storageKeys.language} = language = ${JSON.stringify(locale)};
  } catch {}
  if (!Object.hasOwn(homes, language)) return;
  hide(true);
  setTimeout(hide, ${GIVE_UP_AFTER});
  addEventListener('pageshow', (event) => event.persisted && hide());
  here.replace(homes[language] + here.search + here.hash);
})(location);`;
}
