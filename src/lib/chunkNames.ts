import {once} from './once';

/** The part of the bundler's runtime that the client uses; webpack's and Rspack's are the same. */
export interface Runtime {
  /** The hashes in file names by chunk id, which `u` reads; until they are loaded, where they are. None in development. */
  chunkNames?: string | Readonly<Record<string, string>>;
  /** Path of a chunk's script, below the public path. */
  readonly u: (id: string | number) => string;
  /** That of its style sheet. */
  readonly miniCssF: (id: string | number) => string;
  /** The public path. */
  readonly p: string;
  /** Loads a chunk. */
  e: (id: string | number) => Promise<unknown>;
  /** Loads the script of a chunk. */
  l: (url: string, done: (event: object) => void, key: string, id: string | number) => void;
}

declare const __webpack_require__: Runtime | undefined;

/**
 * Loads the names of all chunks, without which no script can be loaded but those that the page names.
 * @throws When the list cannot be loaded; the next call tries again.
 */
export const loadChunkNames = once(async () => {
  const runtime = typeof __webpack_require__ === 'undefined' ? undefined : __webpack_require__;
  if (typeof runtime?.chunkNames === 'string') {
    const address = runtime.p + runtime.chunkNames;
    const first = await fetch(address);
    // After a deployment, a host may answer from its memory that there is none.
    const response = first.ok ? first : await fetch(`${address}?1`);
    if (!response.ok) {
      throw new Error(`${response.url} answered ${response.status}.`);
    }
    runtime.chunkNames = (await response.json()) as Readonly<Record<string, string>>;
  }
});

/** Lets every script that the bundler's runtime loads wait for the names. */
export function waitForChunkNames(): void {
  const runtime = __webpack_require__;
  if (runtime) {
    const {l: loadScript} = runtime;
    runtime.l = (url, done, key, id) => {
      loadChunkNames().then(
        () => {
          runtime.l = loadScript;
          loadScript(runtime.p + runtime.u(id), done, key, id);
        },
        () => {
          // As if the script itself could not be loaded.
          done({type: 'error', target: {src: url}});
        },
      );
    };
  }
}
