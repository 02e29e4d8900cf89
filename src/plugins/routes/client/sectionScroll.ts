import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {decodable} from '@site/src/lib/decodable';
import {scrollBehavior} from '@site/src/lib/scrollBehavior';

/** Milliseconds before a page scrolls to a section. */
const ENTRY_DELAY_MS = 100;

let scrollBefore = 0;
let pending: ReturnType<typeof setTimeout> | undefined;

/** Whether the browser itself has changed the URL: on the way back or forward, it scrolls to the visitor's place. */
let isByBrowser = false;
let isPopped = false;

// Before the router's own listener.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', () => {
    isPopped = true;
  });
}

function scrollToHash(hash: string) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) {
    return;
  }
  target.scrollIntoView({behavior: scrollBehavior()});
  target.focus({preventScroll: true});
}

/*
 * Docusaurus has already jumped to the target when this runs, before the paint: see
 * scrollAfterNavigation in @docusaurus/core/lib/client/ClientLifecyclesDispatcher. The jump is
 * taken back first, so that the scroll starts where the visitor was.
 */
const sectionScroll: ClientModule = {
  onRouteUpdate({location}) {
    clearTimeout(pending);
    isByBrowser = isPopped;
    isPopped = false;
    // Docusaurus decodes it as well when it jumps there.
    location.hash = decodable(location.hash);
    scrollBefore = window.scrollY;
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || !location.hash) {
      return;
    }
    // The sections on the way get their heights first (src/css/custom.css).
    delete document.documentElement.dataset.face;
    if (isByBrowser) {
      return;
    }
    const entered = location.pathname !== previousLocation.pathname;
    window.scrollTo({top: entered ? 0 : scrollBefore, behavior: 'instant'});
    if (entered) {
      pending = setTimeout(() => {
        scrollToHash(location.hash);
      }, ENTRY_DELAY_MS);
    } else {
      scrollToHash(location.hash);
    }
  },
};

export const {onRouteUpdate, onRouteDidUpdate} = sectionScroll;
