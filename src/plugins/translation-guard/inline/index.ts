import fs from 'node:fs/promises';
import path from 'node:path';
import {mapLines, type LineMap} from './edits';
import {inlineTexts, mayHoldTexts} from './inlineTexts';

/** What the loader needs of the bundler's context. */
interface LoaderContext {
  readonly resourcePath: string;
  /** Whether the build makes source maps. */
  readonly sourceMap?: boolean;
  readonly addDependency: (file: string) => void;
  readonly async: () => (error: Error | null, code?: string, map?: unknown) => void;
  readonly getOptions: () => LoaderOptions;
}

type Inline = (
  source: string,
  map: unknown,
  loader: LoaderContext,
) => Promise<{readonly code: string; readonly map: unknown}>;

/** Options of loader.cjs. */
export interface LoaderOptions {
  readonly inline: Inline;
}

export type InlineLoader = (this: LoaderContext, source: string, map: unknown) => void;

export interface InlineOptions {
  readonly siteDir: string;
  /** Absolute path of the catalogue that Docusaurus generates for the locale under way. */
  readonly cataloguePath: string;
  readonly isDefault: boolean;
}

/** The files of this folder, by which the bundler's cache knows an older version's work. */
async function listOwnFiles(): Promise<readonly string[]> {
  const entries = await fs.readdir(__dirname, {withFileTypes: true});
  return entries.filter((entry) => entry.isFile()).map(({name}) => path.join(__dirname, name));
}

/**
 * Makes the part of the loader that works.
 * @param options Where the texts are.
 * @returns A function that writes them into a module; it throws as `inlineTexts` does.
 */
export function createInline({siteDir, cataloguePath, isDefault}: InlineOptions): Inline {
  return async (source, map, loader) => {
    if (!mayHoldTexts(source)) {
      return {code: source, map};
    }
    [cataloguePath, ...(await listOwnFiles())].forEach((file) => {
      loader.addDependency(file);
    });
    // Read each time: the development server writes it anew when a translation changes.
    const texts = JSON.parse(await fs.readFile(cataloguePath, 'utf8')) as Record<string, string>;
    const file = path.relative(siteDir, loader.resourcePath).replaceAll(path.sep, '/');
    const code = inlineTexts(source, file, {texts, isDefault});
    if (code === null) {
      return {code: source, map};
    }
    // Lines keep their numbers, so that an earlier loader's map still fits.
    const lineMap: LineMap | undefined = loader.sourceMap
      ? mapLines(source, loader.resourcePath)
      : undefined;
    return {code, map: map ?? lineMap};
  };
}
