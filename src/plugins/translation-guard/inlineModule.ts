import fs from 'node:fs/promises';
import path from 'node:path';
import {transformAsync} from '@babel/core';
import {inlineTexts, MODULE} from './inlineTexts';

/** What the loader needs of the bundler's context. */
export interface LoaderContext {
  readonly resourcePath: string;
  /** Whether the build makes source maps. */
  readonly sourceMap?: boolean;
  readonly addDependency: (file: string) => void;
}

interface Result {
  readonly code: string;
  readonly map?: unknown;
}

/** Options of loader.cjs. */
export interface LoaderOptions {
  readonly inline: (source: string, loader: LoaderContext) => Promise<Result>;
}

/**
 * Makes the part of the loader that works.
 * @param cataloguePath Absolute path of the catalogue that Docusaurus generates for the locale.
 * @param isDefault Whether that locale is the default one.
 * @returns A function that writes the texts into a module; it throws as inlineTexts() does.
 */
export function createInline(cataloguePath: string, isDefault: boolean): LoaderOptions['inline'] {
  return async (source, {resourcePath, sourceMap = false, addDependency}) => {
    if (!source.includes(MODULE)) {
      return {code: source};
    }
    // By its dependencies the bundler's cache knows a module whose text or treatment has changed.
    [cataloguePath, __filename, path.join(__dirname, 'inlineTexts.ts')].forEach(addDependency);
    // Read each time: the development server writes it anew when a translation changes.
    const texts = JSON.parse(await fs.readFile(cataloguePath, 'utf8')) as Record<string, string>;
    const result = await transformAsync(source, {
      babelrc: false,
      browserslistConfigFile: false,
      configFile: false,
      filename: resourcePath,
      // The syntax that the bundler itself reads, whatever the extension.
      parserOpts: {plugins: ['typescript', 'jsx']},
      plugins: [inlineTexts({texts, isDefault})],
      sourceMaps: sourceMap,
    });
    return {code: result?.code ?? source, map: result?.map};
  };
}
