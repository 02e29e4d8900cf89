import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {splitChunks, withoutChunkNames} from './chunks';
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
    // The development server has Docusaurus' own routes.
    getClientModules: () => (isProduction ? [client('idlePrefetch')] : []),
    configureWebpack: ({optimization, plugins: before}, isServer, {currentBundler}) => {
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
      const routes = writeSlimTables(generatedFilesDir, client('routes.tsx'));
      return {
        // Every page has a list of all of these names.
        output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
        mergeStrategy: {plugins: 'replace'},
        plugins: [
          ...withoutChunkNames(before),
          ...plugins,
          ...leftOutOfBrowsers(context).map(replace),
          replace([/^@generated\/routes$/, routes]),
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
