/** Longest wait in milliseconds: a tab that is opened in the background paints nothing. */
const LONGEST_WAIT = 1500;

/**
 * The script that starts the page's scripts, which template.ts lists in it, once the page was painted:
 * before, they would take the line and the processor from the first paint. A press of a key or a
 * pointer starts them at once.
 *
 * Style sheets and display face come then, too: the page holds the rules of its first screen
 * (src/plugins/built-pages/firstScreen). The paint waits for the sheets where these rules are not enough: in wide
 * windows, and for an address with a section, a reload or a way back, which may begin further down. It does so for
 * visitors from another page of the site as well: they have the sheets.
 *
 * Never before the whole page is there, since React compares it with what it renders. The list is
 * taken out, so that it is started once: the 404 page of another language, written into this page,
 * brings a script of its own. A script that fails is taken out too: the bundler's runtime waits for a
 * script that it finds, and asks again where there is none. One by one: a dozen together take a slow
 * phone 100 ms.
 */
export const startScripts = `((addresses) => {
  var sheets = page.querySelectorAll('noscript');
  if (sheets[0])
    if (
      performance.navigation.type ||
      here.hash ||
      !matchMedia(sheets[0].dataset.at).matches ||
      page.referrer.startsWith(here.origin)
    ) {
      sheets.forEach((sheet) => page.write(sheet.textContent));
      sheets = [];
    } else root.dataset.face = 'late';
  function start() {
    var list = page.querySelector('[data-scripts]');
    if (!list) return;
    list.remove();
    sheets.forEach((sheet) => (sheet.outerHTML = sheet.textContent));
    addresses = JSON.parse(list.text);
    next();
  }
  function next() {
    var script = page.createElement('script');
    script.src = addresses.shift();
    script.onerror = script.remove;
    page.head.append(script);
    if (addresses[0]) setTimeout(next);
  }
  listen('DOMContentLoaded', () => {
    listen('keydown', start, true);
    listen('pointerdown', start, true);
    new PerformanceObserver(start).observe({type: 'paint', buffered: true});
    setTimeout(start, ${LONGEST_WAIT});
  });
})();`;
