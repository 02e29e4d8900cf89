/** Longest wait in milliseconds: no frame comes in a tab that is opened in the background. */
const LONGEST_WAIT = 1500;

/**
 * The script that starts the page's scripts, which template.ts lists in it, once the page was painted:
 * before, they would take the line and the processor from the first paint. A press of a key or a
 * pointer starts them at once.
 *
 * Never before the whole page is there, since React compares it with what it renders. The list is
 * taken out, so that it is started once: the 404 page of another language, written into this page,
 * brings a script of its own. A script that fails is taken out too: the bundler's runtime waits for a
 * script that it finds, and asks again where there is none. One by one: a dozen together take a slow
 * phone 100 ms.
 */
export const startScripts = `(function (frame, addresses) {
  function start() {
    var list = document.querySelector('[data-scripts]');
    if (!list || document.readyState == 'loading') return;
    list.remove();
    addresses = JSON.parse(list.text);
    next();
  }
  function next() {
    var script = document.createElement('script');
    script.src = addresses.shift();
    script.onerror = script.remove;
    document.head.append(script);
    if (addresses[0]) setTimeout(next);
  }
  addEventListener('keydown', start, true);
  addEventListener('pointerdown', start, true);
  addEventListener('DOMContentLoaded', function () {
    frame(function () {
      frame(start);
    });
    setTimeout(start, ${LONGEST_WAIT});
  });
})(requestAnimationFrame);`;
