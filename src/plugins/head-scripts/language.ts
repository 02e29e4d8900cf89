import {storageKeys} from '../../lib/storageKeys';

/** Longest time in milliseconds that the page stays hidden when the other one does not answer. */
const GIVE_UP_AFTER = 3000;

/**
 * The script that takes a returning visitor to the home page of the language they chose, and that shows
 * the 404 page of another language where a host knows the one at the root alone: below `/fr/`, only
 * that one is a page of the default language. See `notFoundStep` of src/plugins/built-pages.
 *
 * The first acts on the exact root path alone, so that every other address is what it says, and only on
 * a value that names another locale. Crawlers store nothing; their names are checked as well, so
 * that one that does keep storage still indexes both home pages (CUBOT phones are people).
 * @param rootPath Path of the default language's home page, with a slash at the end: `/`.
 * @param homes The other home pages by locale: `{fr: '/fr/'}`.
 * @returns Source code for the head, before anything that paints. The page is hidden while the
 * browser leaves, and shown again if it comes back from the back-forward cache or does not leave.
 */
export function languageScript(rootPath: string, homes: Readonly<Record<string, string>>): string {
  return `(function () {
  var rootPath = ${JSON.stringify(rootPath)};
  var homes = ${JSON.stringify(homes)};
  var language;
  Object.values(homes).forEach(function (home) {
    if (location.pathname.startsWith(home)) document.write('<script src="' + home + '404.js"><\\/script>');
  });
  if (location.pathname != rootPath && location.pathname != rootPath + 'index.html') return;
  if (/(^|[^u])bot|crawl|spider|slurp|bingpreview|externalhit/i.test(navigator.userAgent)) return;
  try {
    language = localStorage.getItem('${storageKeys.language}');
  } catch {}
  if (!Object.hasOwn(homes, language)) return;
  var root = document.documentElement;
  function show() {
    root.hidden = false;
  }
  root.hidden = true;
  setTimeout(show, ${GIVE_UP_AFTER});
  addEventListener('pageshow', function (event) {
    if (event.persisted) show();
  });
  location.replace(homes[language] + location.search + location.hash);
})();`;
}
