import {useLayoutEffect} from 'react';

/**
 * Follows an event of the window while the component is there.
 * @param listener The one of the latest rendering is called.
 */
export function useListener<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
  capture = false,
): void {
  // Not a passive effect: until those run, a new page would leave events to the last one's components.
  useLayoutEffect(() => {
    window.addEventListener(name, listener, capture);
    return () => window.removeEventListener(name, listener, capture);
  });
}
