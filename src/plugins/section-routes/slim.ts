import fs from 'node:fs/promises';
import path from 'node:path';
import {slimTables, type RouteTables, type SlimTables} from './slimTables';

/** What the loader needs of the bundler's context. */
interface LoaderContext {
  readonly resourcePath: string;
  readonly addDependency: (file: string) => void;
  readonly async: () => (error: Error | null, code?: string) => void;
  readonly getOptions: () => LoaderOptions;
}

/** Options of loader.cjs. */
export interface LoaderOptions {
  readonly slim: (loader: LoaderContext) => Promise<string>;
}

export type SlimLoader = (this: LoaderContext) => void;

/** Names of the generated modules, in the folder of Docusaurus' generated files. */
export const TABLE_FILES = {
  routes: 'routes.js',
  chunkNames: 'routesChunkNames.json',
  registry: 'registry.js',
} as const satisfies Record<keyof RouteTables, string>;

const CLIENT_MODULE = path.join(__dirname, 'client', 'sectionPages.ts');

/** The files of this folder, by which the bundler's cache knows an older version's work. */
const OWN_FILES = ['loader.cjs', 'slim.ts', 'slimTables.ts'].map((name) =>
  path.join(__dirname, name),
);

/**
 * Reads the generated modules and makes them smaller.
 * @param generatedFilesDir Docusaurus' folder of generated files.
 * @throws As `slimTables` does, and when a file is gone.
 */
export async function readSlimTables(generatedFilesDir: string): Promise<SlimTables> {
  const read = (name: string): Promise<string> =>
    fs.readFile(path.join(generatedFilesDir, name), 'utf8');
  const [routes, chunkNames, registry] = await Promise.all([
    read(TABLE_FILES.routes),
    read(TABLE_FILES.chunkNames),
    read(TABLE_FILES.registry),
  ]);
  return slimTables({routes, chunkNames, registry}, CLIENT_MODULE);
}

/**
 * Makes the part of the loader that works. It reads all three modules for each of them, since what
 * one loses the others have to gain.
 * @param generatedFilesDir Docusaurus' folder of generated files.
 */
export function createSlim(generatedFilesDir: string): LoaderOptions['slim'] {
  return async (loader) => {
    const files = Object.values(TABLE_FILES).map((name) => path.join(generatedFilesDir, name));
    [...files, ...OWN_FILES].forEach((file) => {
      loader.addDependency(file);
    });
    const tables = await readSlimTables(generatedFilesDir);
    const name = path.basename(loader.resourcePath);
    const wanted = (['routes', 'chunkNames', 'registry'] as const).find(
      (table) => TABLE_FILES[table] === name,
    );
    if (!wanted) {
      throw new Error(`section-routes: ${loader.resourcePath} is none of the generated tables.`);
    }
    return tables[wanted];
  };
}
