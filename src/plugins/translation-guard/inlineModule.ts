import fs from 'node:fs/promises';
import path from 'node:path';
import {transformAsync} from '@babel/core';
import type {LoaderContext} from 'webpack';
import {inlineTexts, MODULE} from './inlineTexts';

interface Result {
  readonly code: string;
  readonly map?: unknown;
}

export interface LoaderOptions {
  readonly inline: (
    source: string,
    loader: Pick<LoaderContext<LoaderOptions>, 'resourcePath' | 'sourceMap' | 'addDependency'>,
  ) => Promise<Result>;
}

/**
 * Makes the part of the loader that works.
 * @param cataloguePath Absolute path of the catalogue that Docusaurus generates for the locale.
 * @param isDefault Whether that locale is the default one.
 * @returns A function that writes the texts into a module; it throws as inlineTexts() does.
 */
export function createInline(cataloguePath: string, isDefault: boolean): LoaderOptions['inline'] {
  let catalogue = '';
  let texts: Record<string, string> = {};
  /** Modules by their source: the bundles of the server and of the browser hold the same. */
  const done = new Map<string, Promise<Result>>();

  async function inline(source: string, filename: string, sourceMaps?: boolean): Promise<Result> {
    const result = await transformAsync(source, {
      babelrc: false,
      browserslistConfigFile: false,
      configFile: false,
      filename,
      // The syntax that the bundler itself reads, whatever the extension.
      parserOpts: {plugins: ['typescript', 'jsx']},
      plugins: [inlineTexts({texts, isDefault})],
      sourceMaps,
    });
    return {code: result?.code ?? source, map: result?.map};
  }

  return async (source, {resourcePath, sourceMap, addDependency}) => {
    if (!source.includes(MODULE)) {
      return {code: source};
    }
    // By its dependencies the bundler's cache knows a module whose text or treatment has changed.
    [cataloguePath, __filename, path.join(__dirname, 'inlineTexts.ts')].forEach(addDependency);
    // Read each time: the development server writes it anew when a translation changes.
    const read = await fs.readFile(cataloguePath, 'utf8');
    if (read !== catalogue) {
      catalogue = read;
      texts = JSON.parse(read) as Record<string, string>;
      done.clear();
    }
    const key = `${resourcePath} ${source}`;
    const result = done.get(key) ?? inline(source, resourcePath, sourceMap);
    done.set(key, result);
    return result;
  };
}
