import {useEffect, type RefObject} from 'react';

/** Controls to press or to type into. */
const CONTROLS = 'a:not(.hash-link), button, input, select, textarea, summary';

/** Pixels between two points that are looked at: no control is narrower or lower. */
const STEP = 12;

/** While a page changes its size, it does so many times: milliseconds after the last one. */
const SIZE_IS_STEADY_MS = 150;

/** Points from one edge to the other, both of them included. */
function pointsBetween(start: number, end: number): readonly number[] {
  const steps = Math.ceil((end - start) / STEP);
  return Array.from({length: steps + 1}, (_, step) => Math.min(start + step * STEP, end - 1));
}

/**
 * Whether a control of the page lies below an element. The browser knows what lies at a point without laying out what is
 * further down the page or folded, as it would have to for the places of all controls.
 */
function coversControl(element: HTMLElement): boolean {
  const {left, right, top, bottom} = element.getBoundingClientRect();
  return pointsBetween(top, bottom).some((y) =>
    pointsBetween(left, right).some((x) =>
      document
        .elementsFromPoint(x, y)
        .some((below) => !element.contains(below) && below.matches(CONTROLS)),
    ),
  );
}

/**
 * Marks an element that floats over the page with `data-away` while the visitor reads on, and while it
 * would cover a control. At the end of the page it is there, where the footer leaves room for it.
 */
export function useHideWhileReading(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before = window.scrollY;
    let isReadingOn = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
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
    // After the paint of the frame: a next page would wait for it.
    const onScroll = (): void => {
      setTimeout(place);
    };
    const onSize = (): void => {
      clearTimeout(timer);
      timer = setTimeout(place, SIZE_IS_STEADY_MS);
    };
    // Captured, to hear of what scrolls inside the page, too.
    const options = {capture: true, passive: true};
    window.addEventListener('scroll', onScroll, options);
    window.addEventListener('resize', onSize);
    // Also called in the first frame, and when another page or a part that loads later takes the place of what was there.
    const observer = new ResizeObserver(onSize);
    observer.observe(document.body);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll, options);
      window.removeEventListener('resize', onSize);
      observer.disconnect();
    };
  }, [ref]);
}
