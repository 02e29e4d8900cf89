import {loadChunkNames, type Runtime} from '@site/src/lib/chunkNames';
import {componentsAt, openPage, type Loader, type RouteComponent} from './routes';

declare const __webpack_require__: Runtime;

const fetched = new Map<string, Promise<unknown>>();

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

async function fetchFile(path: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = __webpack_require__.p + path;
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });
}

/** A second call waits for the first request. Otherwise two pages of a section would load it twice. */
async function fetchOnce(path: string): Promise<unknown> {
  const request = fetched.get(path) ?? fetchFile(path);
  fetched.set(path, request);
  return request;
}

const fetchChunks = async (components: readonly RouteComponent[]): Promise<unknown> => {
  const {u: scriptOf, miniCssF: styleOf} = __webpack_require__;
  const ids = components.flatMap(({loaders}) => loaders.flatMap(chunksOf));
  // A chunk may have no script or no style sheet: its hash is undefined then.
  const files = ids
    .flatMap((id) => [scriptOf(id), styleOf(id)])
    .filter((path) => !path.includes('undefined'));
  return Promise.all(files.map(fetchOnce));
};

/**
 * Fetches the scripts and styles of a page ahead. No script runs but the list of the section that the
 * page is in, which knows those of the page itself.
 * @param path Address of any page.
 */
export async function prefetchPage(path: string): Promise<void> {
  try {
    await loadChunkNames();
    await fetchChunks(componentsAt(path));
    await fetchChunks(await openPage(path));
  } catch {
    // Without a network nothing is fetched ahead; opening the page reports the problem.
  }
}
