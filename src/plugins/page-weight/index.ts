import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {splitChunks} from './chunks';
import {routeAssets} from './routeAssets';
import {writeSlimTables} from './routeTables';
import {themeStyles} from './themeStyles';

const client = (name: string): string => path.join(__dirname, 'client', name);

/** Modules that every page, or the contact form, does without; see the README. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  // The classic theme's client module, not the swizzlable list of languages in `lib/theme`.
  [/theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/, client('empty.ts')],
  // Required whole by @docusaurus/utils-common, which is CommonJS.
  [/^tslib$/, client('tslib.ts')],
  [/createWebStorage[\\/]createWebStorage(?:\.js)?$/, client('noWebStorage.ts')],
];

/**
 * All that makes pages light (see README).
 * @param context Docusaurus' context.
 * @returns The plugin.
 * @throws While bundling, when Docusaurus has changed so that one of the parts no
 * longer works.
 */
export default function pageWeight({generatedFilesDir}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'page-weight',
    getClientModules: () => [client('idlePrefetch')],
    configureWebpack: ({optimization}, isServer, {currentBundler}) => {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = ([module, file]: readonly [RegExp, string]) =>
        new NormalModuleReplacementPlugin(module, file);
      if (isServer) {
        return {plugins: REPLACED.map(replace)};
      }
      if (!isProduction) {
        return {plugins: REPLACED.map(replace), optimization: splitChunks(optimization)};
      }
      // The server works with the full tables: by them it tells which modules a page is made of.
      const tables = writeSlimTables(generatedFilesDir, client('routes.ts'));
      return {
        plugins: [
          ...[...REPLACED, ...tables].map(replace),
          routeAssets(path.join(generatedFilesDir, 'client-manifest.json')),
          themeStyles,
        ],
        optimization: splitChunks(optimization),
      };
    },
  };
}
