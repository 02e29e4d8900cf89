import {useEffectEvent, useLayoutEffect} from 'react';

/**
 * Follows an event of the window while the component is there.
 * @param listener The one of the latest rendering is called.
 */
export function useListener<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
  capture = false,
): void {
  const follow = useEffectEvent(listener);
  // Not a passive effect: until those run, a new page would leave events to the last one's components.
  useLayoutEffect(() => {
    const onEvent = (event: WindowEventMap[Name]) => follow(event);
    window.addEventListener(name, onEvent, capture);
    return () => window.removeEventListener(name, onEvent, capture);
  }, [name, capture]);
}
