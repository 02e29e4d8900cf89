import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {patternsOf} from './sectionPatterns';

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

/** Modules of a route by the names of its properties, which may be nested. */
export type Tree<Leaf> = Leaf | readonly Tree<Leaf>[] | {readonly [property: string]: Tree<Leaf>};

/** A section of the documentation, by the places of its modules in the list of loaders. */
export interface SectionRoute {
  /** The module that knows the section's pages. */
  readonly section: number;
  /** The component that shows each of them. */
  readonly component: number;
  readonly folders: readonly string[];
  readonly pages: readonly string[];
}

/** A route with its modules, as their places in the list of loaders; other attributes stay. */
export interface PlainRoute {
  readonly path: string;
  readonly modules: Tree<number>;
  readonly exact?: boolean;
  readonly sections?: readonly SectionRoute[];
  readonly routes?: readonly PlainRoute[];
}

interface GeneratedRoute {
  readonly path: string;
  readonly component: {readonly hash?: string};
  readonly routes?: readonly GeneratedRoute[];
  /** Address that stands for this route and all others with the same, whose modules are the same too. */
  readonly pattern?: string;
}

/** Chunks of a documentation page: see docsSections.ts, which adds `section`. */
type PageChunks = Readonly<Record<'__comp' | 'content' | 'section', string>>;

type Registry = Readonly<Record<string, readonly [unknown, string]>>;
type ChunkNames = Readonly<Record<string, Tree<string>>>;

const ADVICE =
  'Compare generateRouteFiles() in @docusaurus/core/lib/server/codegen/codegenRoutes.js with src/plugins/page-weight/routeTables.ts.';

/** Docusaurus' component for addresses without a page. */
const NOT_FOUND = '@theme/NotFound';

/** Name of the chunk that all pages of the documentation need. */
const SHARED_CHUNK = 'docs';

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

const hasSection = (chunks: Tree<string> | undefined): chunks is PageChunks =>
  Object.keys(chunks ?? {})
    .sort()
    .join() === '__comp,content,section';

/** Replaces the names of chunks, at any depth. */
function replaceNames(tree: Tree<string>, placeOf: (name: string) => number): Tree<number> {
  if (typeof tree === 'string') {
    return placeOf(tree);
  }
  if (Array.isArray(tree)) {
    return tree.map((item: Tree<string>) => replaceNames(item, placeOf));
  }
  return Object.fromEntries(
    Object.entries(tree).map(([key, item]: [string, Tree<string>]) => [
      key,
      replaceNames(item, placeOf),
    ]),
  );
}

const hasSections = ({sections, routes}: PlainRoute): boolean =>
  sections !== undefined || routes?.some(hasSections) === true;

/** The list of loaders, as code, and the place of a module in it. */
class Loaders {
  readonly lines: string[] = [];
  private readonly places = new Map<string, number>();

  /** @param chunk Name of a chunk that the module shares with others. */
  placeOf(module: string, chunk?: string): number {
    const known = this.places.get(module);
    if (known !== undefined) {
      return known;
    }
    const comment = chunk === undefined ? '' : `/* webpackChunkName: "${chunk}" */ `;
    this.places.set(module, this.lines.length);
    return this.lines.push(`  () => import(${comment}${JSON.stringify(module)}),`) - 1;
  }
}

/**
 * Makes one table of those that every page loads. Pages of a documentation section are not in it:
 * the section's own module knows them.
 * @param tables As Docusaurus generated them.
 * @param clientModule Absolute path of client/routes.ts.
 * @returns Code of a module that exports the client's routes.
 * @throws When the tables are not what they were.
 */
export function slimTables(tables: RouteTables, clientModule: string): string {
  // Docusaurus' own files, whose shapes its client relies on.
  const chunkNames = JSON.parse(tables.routesChunkNames) as ChunkNames;
  const registry = evaluate(tables.registry) as Registry;
  const loaders = new Loaders();

  const chunksOf = ({path: address, component}: GeneratedRoute): Tree<string> | undefined =>
    chunkNames[`${address}-${component.hash ?? ''}`];
  const place = (name: string, chunk?: string): number => {
    const module = registry[name]?.[1];
    if (typeof module !== 'string') {
      throw new Error(
        `page-weight: the chunk ${name} was not found in Docusaurus' registry.js. ${ADVICE}`,
      );
    }
    return loaders.placeOf(module, chunk);
  };

  function convert(route: GeneratedRoute): PlainRoute {
    const {component: _, routes: children = [], pattern: __, ...rest} = route;
    const bySection = new Map<string, {readonly component: string; readonly pages: string[]}>();
    const others: GeneratedRoute[] = [];
    for (const child of children) {
      const chunks = chunksOf(child);
      if (!child.routes && hasSection(chunks)) {
        const known = bySection.get(chunks.section) ?? {component: chunks.__comp, pages: []};
        known.pages.push(child.path);
        bySection.set(chunks.section, known);
      } else {
        others.push(child);
      }
    }
    const all = children.map((child) => child.path);
    const sections = [...bySection].map(([section, {component, pages}]) => ({
      section: place(section),
      component: place(component, SHARED_CHUNK),
      ...patternsOf(
        pages,
        all.filter((address) => !pages.includes(address)),
      ),
    }));
    const routes = others.map(convert);
    const isShared = sections.length > 0 || routes.some(hasSections);
    const chunks = chunksOf(route);
    if (!chunks && route.path !== '*') {
      throw new Error(`page-weight: no chunks of ${route.path} were found. ${ADVICE}`);
    }
    return {
      ...rest,
      modules: chunks
        ? replaceNames(chunks, (name) => place(name, isShared ? SHARED_CHUNK : undefined))
        : {__comp: loaders.placeOf(NOT_FOUND)},
      ...(sections.length > 0 && {sections}),
      ...(routes.length > 0 && {routes}),
    };
  }

  const patterns = new Map<string, PlainRoute>();
  const routes = (evaluate(tables.routes) as readonly GeneratedRoute[]).flatMap((route) => {
    const {pattern} = route;
    const converted = convert(route);
    if (pattern === undefined) {
      return [converted];
    }
    const first = patterns.get(pattern);
    patterns.set(pattern, converted);
    if (first && JSON.stringify(first.modules) !== JSON.stringify(converted.modules)) {
      throw new Error(
        `page-weight: ${route.path} has modules of its own, so that ${pattern} cannot stand for it. Read them from the address instead.`,
      );
    }
    return first ? [] : [{...converted, path: pattern}];
  });
  if (!routes.some(hasSections)) {
    throw new Error(
      `page-weight: no page with a section was found in Docusaurus' routes.js. ${ADVICE}`,
    );
  }
  return [
    `import {createRoutes} from ${JSON.stringify(clientModule)};`,
    `export default createRoutes([\n${loaders.lines.join('\n')}\n], ${JSON.stringify(routes)});\n`,
  ].join('\n');
}

/**
 * Writes the slim table beside the generated ones.
 * @param generatedFilesDir Docusaurus' folder of generated files.
 * @param clientModule Absolute path of client/routes.ts.
 * @returns Absolute path of the module that takes the place of Docusaurus' routes.
 * @throws As `slimTables` does, and when a table is gone.
 */
export function writeSlimTables(generatedFilesDir: string, clientModule: string): string {
  const read = ([name, file]: [string, string]) =>
    [name, fs.readFileSync(path.join(generatedFilesDir, file), 'utf8')] as const;
  const tables = Object.fromEntries(Object.entries(TABLES).map(read)) as unknown as RouteTables;
  const folder = path.join(generatedFilesDir, 'page-weight');
  fs.mkdirSync(folder, {recursive: true});
  const file = path.join(folder, TABLES.routes);
  fs.writeFileSync(file, slimTables(tables, clientModule));
  return file;
}
