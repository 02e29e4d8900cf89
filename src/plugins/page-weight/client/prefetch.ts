import {componentsAt, openPage, type Loader, type RouteComponent} from './routes';

/** The part of the bundler's runtime that is used here; webpack's and Rspack's are the same. */
interface Runtime {
  /** Loads a chunk. */
  e: (id: string | number) => Promise<unknown>;
  /** Path of a chunk's script, below the public path. */
  readonly u: (id: string | number) => string;
  /** The public path. */
  readonly p: string;
}

declare const __webpack_require__: Runtime;

const fetched = new Set<string | number>();

/** Only the function that loads a module knows its chunks: it runs while loading is replaced. */
function chunksOf(load: Loader): readonly (string | number)[] {
  const ids: (string | number)[] = [];
  const original = __webpack_require__.e;
  __webpack_require__.e = (id) => {
    ids.push(id);
    return new Promise(() => undefined);
  };
  try {
    void load();
  } finally {
    __webpack_require__.e = original;
  }
  return ids;
}

async function fetchChunk(id: string | number): Promise<unknown> {
  const script = __webpack_require__.u(id);
  // A chunk of styles alone, or one that is part of another, has no script: its hash is undefined.
  if (fetched.has(id) || script.includes('undefined')) {
    return undefined;
  }
  fetched.add(id);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = __webpack_require__.p + script;
  return new Promise((resolve) => {
    link.onload = resolve;
    // Without a network nothing is fetched ahead; opening the page reports the problem.
    link.onerror = resolve;
    document.head.append(link);
  });
}

const fetchChunks = async (components: readonly RouteComponent[]): Promise<unknown> =>
  Promise.all(components.flatMap(({loaders}) => loaders.flatMap(chunksOf)).map(fetchChunk));

/**
 * Fetches the scripts of a page ahead. None runs but the list of the section that the page is in,
 * which knows those of the page itself.
 * @param path Address of any page.
 */
export async function prefetchPage(path: string): Promise<void> {
  await fetchChunks(componentsAt(path));
  await fetchChunks(await openPage(path).catch(() => []));
}
