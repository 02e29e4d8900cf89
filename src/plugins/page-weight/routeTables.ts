import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** Modules that Docusaurus generates for its client's routes, by the name of their import. */
const TABLES = {
  /** Addresses, each with a component that finds its chunks by address and hash. */
  routes: 'routes.js',
  /** Names of the chunks of each address and hash. */
  routesChunkNames: 'routesChunkNames.json',
  /** How each chunk is loaded, with the path and number of its module. */
  registry: 'registry.js',
} as const;

/** Texts of these modules. */
export type RouteTables = Readonly<Record<keyof typeof TABLES, string>>;

/** Chunks of a documentation page: see docsSections.ts, which adds `section`. */
interface PageChunks {
  readonly __comp: string;
  readonly content: string;
  readonly section: string;
}

/** Pages of one section: their routes differ by address alone. */
export interface PageGroup {
  /** The sidebar by which the theme finds the section. */
  readonly sidebar: string;
  readonly chunks: Omit<PageChunks, 'content'>;
  readonly paths: string[];
}

/** A route, with the hash that Docusaurus' ComponentCreator takes; other attributes stay. */
export interface PlainRoute {
  readonly path: string;
  readonly hash?: string;
  readonly routes?: readonly (PlainRoute | PageGroup)[];
}

interface GeneratedRoute {
  readonly path: string;
  readonly component: {readonly hash?: string};
  readonly routes?: readonly GeneratedRoute[];
  readonly sidebar?: string;
}

type Registry = Readonly<Record<string, readonly [unknown, string]>>;
type ChunkNames = Readonly<Record<string, object>>;

const ADVICE =
  'Compare generateRouteFiles() in @docusaurus/core/lib/server/codegen/codegenRoutes.js with src/plugins/page-weight/routeTables.ts.';

/** Runs a generated module and returns its default export. */
function evaluate(code: string): unknown {
  const context = {
    ComponentCreator: (_path: string, hash?: string) => ({hash}),
    require: {resolveWeak: () => undefined},
    exported: undefined,
  };
  const script = code.replace(/^import .*$/gm, '').replace('export default', 'exported =');
  vm.runInNewContext(script, context);
  return context.exported;
}

const namesIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(namesIn);

const hasSection = (chunks: object | undefined): chunks is PageChunks =>
  Object.keys(chunks ?? {})
    .sort()
    .join() === '__comp,content,section';

/** Replaces neighbours of the same section by one group, at any depth of the routes. */
function groupPages(
  routes: readonly GeneratedRoute[],
  names: ChunkNames,
): readonly (PlainRoute | PageGroup)[] {
  const items: (PlainRoute | PageGroup)[] = [];
  for (const {component, routes: children, ...route} of routes) {
    const {hash} = component;
    const chunks = names[`${route.path}-${hash ?? ''}`];
    if (children || !hasSection(chunks)) {
      items.push({...route, hash, ...(children && {routes: groupPages(children, names)})});
      continue;
    }
    const {__comp, section} = chunks;
    const last = items.at(-1);
    if (
      last &&
      'paths' in last &&
      last.chunks.section === section &&
      last.chunks.__comp === __comp
    ) {
      last.paths.push(route.path);
    } else {
      const {sidebar = ''} = route;
      items.push({sidebar, chunks: {__comp, section}, paths: [route.path]});
    }
  }
  return items;
}

const countPages = (routes: readonly (PlainRoute | PageGroup)[]): number =>
  routes.reduce(
    (sum, item) => sum + ('paths' in item ? item.paths.length : countPages(item.routes ?? [])),
    0,
  );

/**
 * Takes from the tables that every page loads what only pages of the same section need: their
 * modules and chunks, which the section's own module knows. All other entries lose what the server
 * alone needs: paths and numbers of modules.
 * @param tables As Docusaurus generated them.
 * @param clientModule Absolute path of client/routes.ts.
 * @throws When they are not what they were.
 */
export function slimTables(tables: RouteTables, clientModule: string): RouteTables {
  // Docusaurus' own files, whose shapes its client relies on.
  const chunkNames = JSON.parse(tables.routesChunkNames) as ChunkNames;
  const registry = evaluate(tables.registry) as Registry;
  const routes = groupPages(evaluate(tables.routes) as readonly GeneratedRoute[], chunkNames);
  const pages = Object.values(chunkNames).filter(hasSection);
  const grouped = countPages(routes);
  if (pages.length === 0 || grouped !== pages.length) {
    throw new Error(
      `page-weight: of ${pages.length} pages with a section, ${grouped} were found in Docusaurus' routes.js. ${ADVICE}`,
    );
  }
  const rest = Object.entries(chunkNames).filter(([, chunks]) => !hasSection(chunks));
  const kept = new Set([
    ...namesIn(Object.fromEntries(rest)),
    ...pages.flatMap((page) => [page.__comp, page.section]),
  ]);
  const missing = namesIn(chunkNames).find((name) => typeof registry[name]?.[1] !== 'string');
  if (missing !== undefined) {
    throw new Error(
      `page-weight: the chunk ${missing} was not found in Docusaurus' registry.js. ${ADVICE}`,
    );
  }
  const moduleOf = (name: string): string => registry[name]?.[1] ?? '';
  const entries = [...kept]
    .sort()
    .map(
      (name) =>
        `  ${JSON.stringify(name)}: [() => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(moduleOf(name))})],`,
    );
  return {
    routes: `import {createRoutes} from ${JSON.stringify(clientModule)};\nexport default createRoutes(${JSON.stringify(routes)});\n`,
    routesChunkNames: JSON.stringify(Object.fromEntries(rest)),
    registry: `export default {\n${entries.join('\n')}\n};\n`,
  };
}

/**
 * Writes the slim tables beside the generated ones.
 * @param generatedFilesDir Docusaurus' folder of generated files.
 * @param clientModule Absolute path of client/routes.ts.
 * @returns The imports of tables, each with the file that replaces it.
 * @throws As `slimTables` does, and when a table is gone.
 */
export function writeSlimTables(generatedFilesDir: string, clientModule: string) {
  const names = Object.keys(TABLES) as (keyof typeof TABLES)[];
  const read = (name: keyof typeof TABLES) =>
    [name, fs.readFileSync(path.join(generatedFilesDir, TABLES[name]), 'utf8')] as const;
  const tables = Object.fromEntries(names.map(read)) as unknown as RouteTables;
  const slim = slimTables(tables, clientModule);
  const folder = path.join(generatedFilesDir, 'page-weight');
  fs.mkdirSync(folder, {recursive: true});
  return names.map((name) => {
    const file = path.join(folder, TABLES[name]);
    fs.writeFileSync(file, slim[name]);
    return [new RegExp(`^@generated/${name}$`), file] as const;
  });
}
