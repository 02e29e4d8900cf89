import {useEffect, type RefObject} from 'react';

/**
 * Tells an element how much of the window is free of the on-screen keyboard, which covers what is
 * fixed to the window: `--visible-height` and `--visible-top`, in pixels.
 * https://developer.mozilla.org/en-US/docs/Web/API/VisualViewport
 * @param element The element; its style sheet says when it fills the window.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) {
      return undefined;
    }
    const update = () => {
      // Enlarged by fingers, the page moves below the window, and the sheet with it.
      const isZoomed = viewport.scale > 1.01;
      const style = element.current?.style;
      style?.setProperty('--visible-height', isZoomed ? '100%' : `${viewport.height}px`);
      style?.setProperty('--visible-top', isZoomed ? '0px' : `${viewport.offsetTop}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, [element]);
}
