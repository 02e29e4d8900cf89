/** Longest wait in milliseconds: a tab that is opened in the background paints nothing. */
const LONGEST_WAIT = 1500;

/**
 * The script that starts the page's scripts, which template.ts lists in it, once the page was painted:
 * before, they would take the line and the processor from the first paint.
 *
 * Style sheets come then, too: the page holds the rules of its first screen
 * (src/plugins/page-weight/firstScreen). The paint waits for the sheets where these rules are not enough: in wide
 * windows, and for a URL with a section, a reload or a way back, which may begin further down. It does so for
 * visitors from another page of the site as well: they have the sheets.
 *
 * The sheets are preloaded, and take effect together once all have arrived or failed: with each one that comes before
 * another, Chromium lays out all text anew. Once they have loaded again, as sheets, a visitor who has followed a link
 * to a section meanwhile is taken there again: what is above it has another height with them.
 *
 * Never before the whole page is there, since React compares it with what it renders. The list is
 * taken out, so that it is started once: the 404 page of another language, written into this page,
 * brings its own script. A script that fails is taken out too: the bundler's runtime waits for a
 * script that it finds, and asks again where there is none. One by one: a dozen together take a slow
 * phone 100 ms.
 */
export const startScripts = `var addresses, left;
var sheets = page.querySelector('noscript');
if (sheets)
  if (
    performance.navigation.type ||
    here.hash ||
    !matchMedia(sheets.dataset.at).matches ||
    page.referrer.startsWith(here.origin)
  ) {
    page.write(sheets.textContent);
    sheets = 0;
  } else data.face = 'late';
function start() {
  var list = page.querySelector('[data-scripts]');
  if (!list) return;
  list.remove();
  if (sheets) {
    sheets.outerHTML = sheets.textContent.replaceAll('stylesheet', 'preload" as="style');
    sheets = page.querySelectorAll('[as=style]');
    left = sheets.length;
    sheets.forEach(
      (sheet) =>
        (sheet.onload = sheet.onerror =
          () =>
            --left
              ? left < 0 && page.querySelector(':target')?.scrollIntoView()
              : sheets.forEach((each) => (each.rel = 'stylesheet'))),
    );
  }
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
  new PerformanceObserver(start).observe({type: 'paint', buffered: 1});
  setTimeout(start, ${LONGEST_WAIT});
});`;
