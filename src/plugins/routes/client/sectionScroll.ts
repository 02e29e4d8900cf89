import type {ClientModule} from '@docusaurus/types';
import {scrollBehavior} from '@site/src/lib/scrollBehavior';

/** Milliseconds before a page scrolls to a section. */
const ENTRY_DELAY_MS = 100;

let scrollBefore = 0;
let pending: ReturnType<typeof setTimeout> | undefined;

function scrollToHash(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) {
    return;
  }
  // The sections on the way get their heights first (src/css/custom.css).
  delete document.documentElement.dataset.face;
  target.scrollIntoView({behavior: scrollBehavior()});
  target.focus({preventScroll: true});
}

/*
 * Docusaurus has already jumped to the target when this runs, before the paint: see
 * scrollAfterNavigation in @docusaurus/core/lib/client/ClientLifecyclesDispatcher. The jump is
 * taken back first, so that the scroll starts where the visitor was.
 */
const sectionScroll: ClientModule = {
  onRouteUpdate() {
    clearTimeout(pending);
    scrollBefore = window.scrollY;
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || !location.hash) {
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
