import {loadPage} from '@site/src/lib/docsSections';
import {sectionLoaderOf} from './sectionPages';

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

/** Names of a page's chunks stand nowhere but in the function that loads it: run without loading. */
function chunksOf(load: () => unknown): readonly (string | number)[] {
  const ids: (string | number)[] = [];
  const original = __webpack_require__.e;
  __webpack_require__.e = (id) => {
    ids.push(id);
    return new Promise(() => undefined);
  };
  try {
    load();
  } finally {
    __webpack_require__.e = original;
  }
  return ids;
}

/**
 * Fetches the text of a documentation page ahead, without running it. What pages have in common,
 * their section's module included, Docusaurus' own prefetch has fetched by then.
 * @param path Address of any page; nothing happens for others, nor when the section cannot be loaded.
 */
export async function prefetchPage(path: string): Promise<void> {
  const loadSection = sectionLoaderOf(path);
  if (!loadSection) {
    return;
  }
  try {
    await loadSection();
  } catch {
    // Without a network nothing is fetched ahead; whoever opens the page is told.
    return;
  }
  for (const id of chunksOf(() => loadPage(path))) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = __webpack_require__.p + __webpack_require__.u(id);
    document.head.append(link);
  }
}
