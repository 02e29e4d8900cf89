import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

/** Modules of a section's pages, by address. */
export type PageModules = Readonly<Record<string, string>>;

/** Writes the module of a section; returns its path. */
export type WriteSection = (
  name: string,
  items: PropVersionMetadata['docsSidebars'][string],
  pages: PageModules,
) => Promise<string>;

type Modules = ReadonlyMap<string, string>;

function withSection(route: RouteConfig, modules: Modules): RouteConfig {
  const routes = route.routes?.map((child) => withSection(child, modules));
  const section = typeof route.sidebar === 'string' ? modules.get(route.sidebar) : undefined;
  return {
    ...route,
    ...(routes && {routes}),
    ...(section && {modules: {...route.modules, section}}),
  };
}

function pagesOf(section: string, route: RouteConfig): PageModules {
  const content = route.sidebar === section ? route.modules?.content : undefined;
  return Object.assign(
    typeof content === 'string' ? {[route.path]: content} : {},
    ...(route.routes ?? []).map((child) => pagesOf(section, child)),
  ) as PageModules;
}

async function splitVersion(route: RouteConfig, write: WriteSection): Promise<RouteConfig> {
  // The plugin's routes are typed as anyone's.
  const version = route.props?.version as Partial<PropVersionMetadata> | undefined;
  if (!version?.docsSidebars || !version.docs) {
    throw new Error(
      'page-weight: the documentation plugin no longer hands its lists to a version route. Look into its lib/routes.js, then adapt src/plugins/page-weight/splitRoutes.ts.',
    );
  }
  const modules = new Map<string, string>();
  for (const [name, items] of Object.entries(version.docsSidebars)) {
    modules.set(name, await write(name, items, pagesOf(name, route)));
  }
  const slim = {...version, docsSidebars: {}, docs: {}};
  return {...withSection(route, modules), props: {...route.props, version: slim}};
}

/**
 * Moves the lists of sections from the data of all pages into modules of their own, which also know
 * how each page of the section is loaded, and adds to each page the module of its section.
 * @param root The route that the documentation plugin adds: its children are versions.
 * @param write Writes the module of a section.
 * @returns The route to add instead.
 * @throws When the plugin's routes are not what they were.
 */
export async function splitRoutes(root: RouteConfig, write: WriteSection): Promise<RouteConfig> {
  const versions = root.routes ?? [];
  return {
    ...root,
    routes: await Promise.all(versions.map((route) => splitVersion(route, write))),
  };
}
