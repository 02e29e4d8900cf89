/** Texts of the modules that Docusaurus generates for its client's routes. */
export interface RouteTables {
  /** `routes.js`: addresses, each with a component that finds its chunks by address and hash. */
  readonly routes: string;
  /** `routesChunkNames.json`: names of the chunks of each address and hash. */
  readonly chunkNames: string;
  /** `registry.js`: how each chunk is loaded, with its module's path and number. */
  readonly registry: string;
}

export interface SlimTables extends RouteTables {
  /** Modules of the pages that `main` no longer knows, as they are asked for. */
  readonly movedModules: readonly string[];
}

/** What pages of one section have in common: an argument of client/sectionPages. */
export interface SectionPages {
  /** The section's sidebar, by which the theme finds it. */
  readonly sidebar: string;
  /** Names of the chunks that each of the pages needs beside its own. */
  readonly chunks: {readonly __comp: string; readonly section: string};
  /** What the addresses begin with, and what each goes on with. */
  readonly base: string;
  readonly ends: readonly string[];
}

type ChunkNames = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Page {
  readonly path: string;
  readonly key: string;
  readonly sidebar: string;
  readonly chunks: {readonly __comp: string; readonly section: string; readonly content: string};
  /** Place of the route in routes.js. */
  readonly start: number;
  readonly end: number;
}

/** A route of the documentation: exact, with a sidebar, and with nothing else to it. */
const PAGE_ROUTE =
  /\{\s*path: '([^'\\]+)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true,\s*sidebar: "([^"\\]+)"\s*\}/g;

const REGISTRY_ENTRY =
  /"([^"]+)": (\[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "([^"]+)"\)), "\3", require\.resolveWeak\("\3"\)\]/g;

const ADVICE =
  'Compare generateRouteFiles() in @docusaurus/core/lib/server/codegen/codegenRoutes.js with src/plugins/section-routes, then adapt or remove the plugin.';

const PAGE_CHUNKS = ['__comp', 'content', 'section'];

function isPage(chunks: Readonly<Record<string, unknown>>): chunks is Page['chunks'] {
  return (
    Object.keys(chunks).sort().join() === PAGE_CHUNKS.join() &&
    Object.values(chunks).every((name) => typeof name === 'string')
  );
}

function findPages(routes: string, chunkNames: ChunkNames): readonly Page[] {
  const pages = [...routes.matchAll(PAGE_ROUTE)].flatMap((match): Page[] => {
    const [text, path = '', hash = '', sidebar = ''] = match;
    const key = `${path}-${hash}`;
    const chunks = chunkNames[key] ?? {};
    return isPage(chunks)
      ? [{path, key, sidebar, chunks, start: match.index, end: match.index + text.length}]
      : [];
  });
  const expected = Object.values(chunkNames).filter(isPage).length;
  if (pages.length === 0 || pages.length !== expected) {
    throw new Error(
      `section-routes: of ${expected} pages with a section, ${pages.length} were found in Docusaurus' routes.js. ${ADVICE}`,
    );
  }
  return pages;
}

const groupOf = (page: Page | undefined): string | undefined =>
  page && [page.sidebar, page.chunks.__comp, page.chunks.section].join();

/** Neighbours in routes.js with the same section and component. */
function toRuns(pages: readonly Page[], routes: string): readonly (readonly Page[])[] {
  const runs: Page[][] = [];
  for (const page of pages) {
    const last = runs.at(-1)?.at(-1);
    const between = last && routes.slice(last.end, page.start);
    if (groupOf(last) === groupOf(page) && /^,\s*$/.test(between ?? '')) {
      runs.at(-1)?.push(page);
    } else {
      runs.push([page]);
    }
  }
  return runs;
}

function sharedFolder(paths: readonly string[]): string {
  const [first = ''] = paths;
  let end = first.lastIndexOf('/', first.length - 2) + 1;
  while (end > 0 && !paths.every((path) => path.startsWith(first.slice(0, end)))) {
    end = first.lastIndexOf('/', end - 2) + 1;
  }
  return first.slice(0, end);
}

function toCall(run: readonly Page[]): string {
  const [{sidebar, chunks}] = run as readonly [Page];
  const base = sharedFolder(run.map(({path}) => path));
  const shared: SectionPages = {
    sidebar,
    chunks: {__comp: chunks.__comp, section: chunks.section},
    base,
    ends: run.map(({path}) => path.slice(base.length)),
  };
  return `...sectionPages(${JSON.stringify(shared)})`;
}

function slimRoutes(routes: string, pages: readonly Page[], clientModule: string): string {
  let code = `import {sectionPages} from ${JSON.stringify(clientModule)};\n`;
  let done = 0;
  for (const run of toRuns(pages, routes)) {
    code += routes.slice(done, run[0]?.start) + toCall(run);
    done = run.at(-1)?.end ?? done;
  }
  return code + routes.slice(done);
}

function namesIn(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(namesIn);
}

/**
 * Takes from the tables that every page loads what only pages of the same section need: their
 * modules and chunks, which the section's own module knows (docs-sections). Of all other entries
 * it takes what is for the server alone, paths and numbers of modules.
 * @param tables As Docusaurus generated them.
 * @param clientModule Absolute path of client/sectionPages.
 * @throws When they are not what they were.
 */
export function slimTables(tables: RouteTables, clientModule: string): SlimTables {
  // Docusaurus' own file, which its client reads with the same shape.
  const chunkNames = JSON.parse(tables.chunkNames) as ChunkNames;
  const pages = findPages(tables.routes, chunkNames);
  const keys = new Set(pages.map(({key}) => key));
  const rest = Object.fromEntries(Object.entries(chunkNames).filter(([key]) => !keys.has(key)));
  const entries = new Map(
    [...tables.registry.matchAll(REGISTRY_ENTRY)].map(
      ([, name = '', load = '', module = '']) => [name, {load, module}] as const,
    ),
  );
  const missing = namesIn(chunkNames).find((name) => !entries.has(name));
  if (missing !== undefined) {
    throw new Error(
      `section-routes: the chunk ${missing} was not found in Docusaurus' registry.js. ${ADVICE}`,
    );
  }
  const kept = [
    ...new Set([...namesIn(rest), ...pages.flatMap(({chunks}) => [chunks.__comp, chunks.section])]),
  ];
  const lines = kept.sort().map((name) => `  "${name}": ${entries.get(name)?.load ?? ''}],`);
  return {
    routes: slimRoutes(tables.routes, pages, clientModule),
    chunkNames: JSON.stringify(rest),
    registry: `export default {\n${lines.join('\n')}\n};\n`,
    movedModules: pages
      .filter(({chunks}) => !kept.includes(chunks.content))
      .map(({chunks}) => entries.get(chunks.content)?.module ?? ''),
  };
}
