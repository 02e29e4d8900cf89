import {useEffect, type RefObject} from 'react';

/** Controls to press or to type into. */
const CONTROLS = 'a:not(.hash-link), button, input, select, textarea, summary, [role=tab]';

/** Folded content still has a position, so it has to be left out. */
const FOLDED = 'details:not([open]) > :not(summary)';

/** Whether a control of the page lies below an element. */
function coversControl(element: HTMLElement): boolean {
  const own = element.getBoundingClientRect();
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const {left, right, top, bottom} = control.getBoundingClientRect();
    return (
      control !== element &&
      right > own.left &&
      left < own.right &&
      bottom > own.top &&
      top < own.bottom &&
      !control.closest(FOLDED)
    );
  });
}

/**
 * Marks an element that floats over the page with `data-away` while the visitor reads on, and while it
 * would cover a control. At the end of the page it is there, where the footer leaves room for it.
 */
export function useHideWhileReading(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before = window.scrollY;
    let isReadingOn = false;
    const place = (): void => {
      const {scrollY, innerHeight} = window;
      if (scrollY !== before) {
        isReadingOn = scrollY > before;
        before = scrollY;
      }
      const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      const {current} = ref;
      current?.toggleAttribute('data-away', (isReadingOn && !isEnd) || coversControl(current));
    };
    const events = ['scroll', 'resize', 'focusin'];
    events.forEach((event) => window.addEventListener(event, place, {passive: true}));
    // Runs at once, and when another page or a part that loads later takes the place of what was there.
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => {
      events.forEach((event) => window.removeEventListener(event, place));
      observer.disconnect();
    };
  }, [ref]);
}
