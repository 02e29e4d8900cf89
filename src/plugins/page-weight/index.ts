import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {splitChunks} from './chunks';
import {purgeUnused} from './infima';
import {leftOut, leftOutOfBrowsers, type Replacement} from './leftOut';
import {routeAssets} from './routeAssets';
import {writeSlimTables} from './routeTables';

const client = (name: string): string => path.join(__dirname, 'client', name);

/**
 * All that makes pages light (see README).
 * @param context Docusaurus' context.
 * @returns The plugin.
 * @throws While bundling, when Docusaurus has changed so that one of the parts no
 * longer works.
 */
export default function pageWeight(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir} = context;
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'page-weight',
    getClientModules: () => [client('idlePrefetch')],
    configureWebpack: ({optimization}, isServer, {currentBundler}) => {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = ([module, file]: Replacement) =>
        new NormalModuleReplacementPlugin(module, file);
      const plugins = leftOut(context).map(replace);
      if (isServer) {
        return {plugins};
      }
      if (!isProduction) {
        return {plugins, optimization: splitChunks(optimization)};
      }
      // The server works with the full tables: by them it tells which modules a page is made of.
      const tables = writeSlimTables(generatedFilesDir, client('routes.ts'));
      return {
        plugins: [
          ...plugins,
          ...[...leftOutOfBrowsers(context), ...tables].map(replace),
          routeAssets(path.join(generatedFilesDir, 'client-manifest.json')),
        ],
        optimization: splitChunks(optimization),
      };
    },
    configurePostCss(options) {
      if (isProduction) {
        options.plugins.push(purgeUnused(siteDir));
      }
      return options;
    },
  };
}
