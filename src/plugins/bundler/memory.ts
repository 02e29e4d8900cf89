import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import type {Compiler} from 'webpack';

/** Bytes of a heap that is worth the tenth of a second. */
const LARGE_HEAP = 250e6;

/** @param least Bytes of the smallest heap whose garbage is collected. */
function collectGarbage(least: number) {
  if (process.memoryUsage().heapTotal < least) {
    return;
  }
  // Without the flag for all code, which `node --expose-gc` would be.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
}

/**
 * Frees the memory that the MDX of a large documentation took: V8 lets a heap grow to four times its content, and the
 * bundler and the threads that render pages would come on top of it.
 */
export function freeMemory({hooks}: Compiler): void {
  const collect = () => {
    collectGarbage(LARGE_HEAP);
  };
  hooks.finishMake.tap('bundler', collect);
  hooks.shutdown.tap('bundler', collect);
}
