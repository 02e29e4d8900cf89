import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {loadPage, pageKey} from '@site/src/lib/docsSections';
import type {PageGroup, PlainRoute} from '../routeTables';

/** A route as Docusaurus' own table has it. */
interface Route {
  readonly path: string;
  readonly component: ReturnType<typeof ComponentCreator>;
  readonly exact?: boolean;
  /** Set on documentation pages: the theme finds their section by it. */
  readonly sidebar?: string;
  readonly routes?: readonly Route[];
}

/** Takes the place of the hash by which Docusaurus tells routes of the same address apart. */
const HASH = 'page';

/** The tables that Docusaurus' components and prefetch look into; generated, so typed as constant. */
const chunkNames = routesChunkNames as Record<string, Readonly<Record<string, string>>>;
const loaders = registry as unknown as Record<string, readonly [() => Promise<unknown>]>;

const sections = new Map<string, () => Promise<unknown>>();

function createPages({sidebar, chunks, paths}: PageGroup): readonly Route[] {
  const loadSection = (): Promise<unknown> => loaders[chunks.section]?.[0]() ?? Promise.resolve();
  return paths.map((path) => {
    sections.set(pageKey(path), loadSection);
    // No chunk has this name, so Docusaurus' prefetch ignores it: prefetchPage does it.
    loaders[path] = [() => loadSection().then(() => loadPage(path))];
    chunkNames[`${path}-${HASH}`] = {...chunks, content: path};
    return {path, component: ComponentCreator(path, HASH), exact: true, sidebar};
  });
}

/**
 * Makes the routes of the client from the table that src/plugins/page-weight writes.
 * @param routes Plain routes and groups of pages.
 * @returns The routes that Docusaurus would have. A page of a group finds its text through the module
 * of its section, which it loads anyway.
 */
export function createRoutes(routes: readonly (PlainRoute | PageGroup)[]): readonly Route[] {
  return routes.flatMap((route): readonly Route[] => {
    if ('paths' in route) {
      return createPages(route);
    }
    const {hash, routes: children, ...rest} = route;
    // The route of the 404 page has no hash.
    const component = ComponentCreator(rest.path, hash ?? '');
    return [{...rest, component, ...(children && {routes: createRoutes(children)})}];
  });
}

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

/** Only the function that loads a page knows its chunks: it runs while loading is replaced. */
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
 * Fetches the text of a documentation page ahead, without running it: its chunk has no name that
 * Docusaurus' own prefetch could find. Nothing happens for other pages.
 * @param path Address of any page.
 */
export async function prefetchPage(path: string): Promise<void> {
  const loadSection = sections.get(pageKey(path));
  if (!loadSection) {
    return;
  }
  try {
    await loadSection();
  } catch {
    // Without a network nothing is fetched ahead; opening the page reports the problem.
    return;
  }
  for (const id of chunksOf(() => loadPage(path))) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = __webpack_require__.p + __webpack_require__.u(id);
    document.head.append(link);
  }
}
