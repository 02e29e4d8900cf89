import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {matchPath} from '@docusaurus/router';
import {use, type ComponentType, type ReactNode} from 'react';
import type {Section} from '@site/src/lib/docsSections';
import {decodable} from '@site/src/lib/decodable';
import {once} from '@site/src/lib/once';
import type {PlainRoute, SectionRoute, Tree} from '../routeTables';

type Module = Readonly<Record<string, unknown>>;

/** Loads a module; the bundler writes it for an import. */
export type Loader = () => Promise<Module>;

type PageProps = Readonly<Record<string, unknown>>;

/** A component of a route, which Docusaurus loads before it shows the route. */
export interface RouteComponent {
  (props: PageProps): ReactNode;
  readonly preload: () => Promise<unknown>;
  /** Modules that can be prefetched. */
  readonly loaders: readonly Loader[];
  /** Puts the pages of a section into the routes. */
  readonly open?: () => Promise<unknown>;
}

interface Route {
  readonly path: string | string[];
  /** Keeps a page mounted while the routes beside it change. */
  readonly key: string;
  readonly component: RouteComponent;
  readonly exact?: boolean;
  /** Set on documentation pages: the theme finds their section by it. */
  readonly sidebar?: string;
  readonly routes?: Route[];
}

/** The loaded modules of a route, with Docusaurus' names. */
interface Loaded {
  readonly __comp: ComponentType<PageProps>;
  readonly __context?: Parameters<typeof RouteContextProvider>[0]['value'];
  readonly __props?: PageProps;
}

/** Docusaurus' context for everything that is no page. */
const NATIVE = {plugin: {name: 'native', id: 'default'}};

/**
 * Docusaurus hands on a default export, with the module's other exports as its properties. A module without one has
 * stopped the build, where Docusaurus' own component renders it on the server.
 */
function valueOf({default: value, ...others}: Module): unknown {
  const hasProperties =
    typeof value === 'function' || (typeof value === 'object' && value !== null);
  return hasProperties ? Object.assign(value, others) : value;
}

const isLoader = (tree: Tree<Loader>): tree is Loader => typeof tree === 'function';

function loaderAt(list: readonly Loader[], place: number): Loader {
  const loader = list[place];
  if (!loader) {
    throw new Error(`No module ${place} in the table of routes.`);
  }
  return loader;
}

const childrenOf = (tree: Tree<Loader>): readonly Tree<Loader>[] =>
  Object.values(tree as Readonly<Record<string, Tree<Loader>>>);

const loadersIn = (tree: Tree<Loader>): readonly Loader[] =>
  isLoader(tree) ? [tree] : childrenOf(tree).flatMap(loadersIn);

async function loadAll(tree: Tree<Loader>): Promise<unknown> {
  if (isLoader(tree)) {
    return valueOf(await tree());
  }
  const values = await Promise.all(childrenOf(tree).map(loadAll));
  return Array.isArray(tree)
    ? values
    : Object.fromEntries(Object.keys(tree).map((key, index) => [key, values[index]]));
}

function withLoaders(tree: Tree<number>, list: readonly Loader[]): Tree<Loader> {
  if (typeof tree === 'number') {
    return loaderAt(list, tree);
  }
  const entries = Object.entries(tree).map(
    ([key, item]: [string, Tree<number>]) => [key, withLoaders(item, list)] as const,
  );
  return Array.isArray(tree) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** The component of a route, in the place of Docusaurus' ComponentCreator. */
function createComponent(modules: Tree<Loader>, isPage = true): RouteComponent {
  let loaded: Loaded | undefined;
  const preload = once(async () => (loaded = (await loadAll(modules)) as Loaded));
  function Page(own: PageProps): ReactNode {
    // Docusaurus has loaded a route before it shows it.
    const {__comp: Component, __context, __props, ...props} = loaded ?? use(preload());
    return (
      <RouteContextProvider value={isPage ? (__context ?? null) : NATIVE}>
        <Component {...props} {...__props} {...own} />
      </RouteContextProvider>
    );
  }
  return Object.assign(Page, {preload, loaders: isPage ? loadersIn(modules) : []});
}

let all: readonly Route[] = [];

function match(routes: readonly Route[], path: string): readonly RouteComponent[] {
  const route = routes.find((each) => matchPath(path, each));
  return route ? [route.component, ...match(route.routes ?? [], path)] : [];
}

/**
 * @param path Address of any page.
 * @returns The components of its routes. Addresses may be written in two ways, as for Docusaurus.
 */
export const componentsAt = (path: string): readonly RouteComponent[] =>
  [...new Set([path, decodeURI(decodable(path))])].flatMap((written) => match(all, written));

/**
 * Loads the section that a page is in, which knows how the page itself is loaded.
 * @param path Address of any page.
 * @returns The components of its routes.
 */
export async function openPage(path: string): Promise<readonly RouteComponent[]> {
  await Promise.all(componentsAt(path).map(async ({open}) => open?.()));
  return componentsAt(path);
}

/**
 * Loads all that a page needs.
 * @param path Address of any page.
 */
export const loadPage = async (path: string): Promise<unknown> =>
  Promise.all((await openPage(path)).map(async ({preload}) => preload()));

/** Routes in the place of the pages of a section, until it is loaded. */
function createSection(route: SectionRoute, list: readonly Loader[], siblings: Route[]): void {
  const load = loaderAt(list, route.section);
  const open = once(async () => {
    const {default: value} = await load();
    const {name, pages} = value as Section;
    const added = Object.entries(pages).map(([path, content]) => ({
      path,
      key: path,
      exact: true,
      sidebar: name,
      component: createComponent({__comp: loaderAt(list, route.component), content}),
    }));
    const others = siblings.filter(({component}) => component !== placeholder);
    // In place: Docusaurus' components hold this list.
    siblings.splice(0, siblings.length, ...others, ...added);
  });
  const placeholder: RouteComponent = Object.assign(() => null, {
    open,
    loaders: [load],
    preload: open,
  });
  const [folders, pages] = [[...route.folders], [...route.pages]];
  siblings.push(
    {path: folders, key: folders.join(), component: placeholder},
    {path: pages, key: pages.join(), exact: true, component: placeholder},
  );
}

function build(list: readonly Loader[], routes: readonly PlainRoute[]): Route[] {
  return routes.map(({modules, sections = [], routes: below = [], ...route}) => {
    const children = build(list, below);
    sections.forEach((section) => {
      createSection(section, list, children);
    });
    const component = createComponent(withLoaders(modules, list), route.path !== '*');
    return {...route, key: route.path, component, ...(children.length > 0 && {routes: children})};
  });
}

/**
 * Makes the routes of the client from the table that src/plugins/page-weight writes.
 * @param list How each module is loaded.
 * @param routes Routes with the places of their modules in the list.
 * @returns The routes that Docusaurus would have, but for the pages of the documentation's sections,
 * which come with their section.
 */
export function createRoutes(
  list: readonly Loader[],
  routes: readonly PlainRoute[],
): readonly Route[] {
  all = build(list, routes);
  return all;
}
