import {useCallback, useRef, useState} from 'react';
import {log} from './log';

type LazyModule<T> =
  {readonly status: 'idle' | 'loading' | 'failed'} | {readonly status: 'ready'; readonly module: T};

/**
 * Loads a chunk on first use. Not React.lazy: a Suspense boundary that is still hydrating falls
 * back on any context change, and a chunk that failed to load could not be asked for again.
 * @param load Dynamic import; it must be the same function on every render.
 * @returns The state, and a function that starts (or, after a failure, restarts) the loading.
 */
export function useLazyModule<T>(load: () => Promise<T>): readonly [LazyModule<T>, () => void] {
  const [state, setState] = useState<LazyModule<T>>({status: 'idle'});
  const busy = useRef(false);

  const start = useCallback(() => {
    if (busy.current) {
      return;
    }
    busy.current = true;
    setState({status: 'loading'});
    load().then(
      (module) => {
        setState({status: 'ready', module});
      },
      (error: unknown) => {
        busy.current = false;
        log.error('A part of the page could not be loaded.', error);
        setState({status: 'failed'});
      },
    );
  }, [load]);

  return [state, start];
}
