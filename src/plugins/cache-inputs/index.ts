import path from 'node:path';
import type {ConfigureWebpackResult, LoadContext, Plugin} from '@docusaurus/types';
import {listBuiltFiles} from '../shared/buildOutput';

/** Folders whose code shapes the modules of the bundle without being part of it. */
const FOLDERS = ['src/config', 'src/plugins'] as const;

/** Rspack's own option, which the shared types of both bundlers do not know. */
interface PersistentCache {
  readonly experiments: {readonly cache: {readonly buildDependencies: readonly string[]}};
}

/**
 * Makes the bundler's cache on disk depend on the configuration's parts (see README).
 * @param context Docusaurus' context.
 * @returns The plugin.
 */
export default async function cacheInputs({siteDir, currentBundler}: LoadContext): Promise<Plugin> {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) => {
      const root = path.join(siteDir, folder);
      return (await listBuiltFiles(root, '.ts')).map((name) => path.join(root, name));
    }),
  );
  return {
    name: 'cache-inputs',
    configureWebpack: ({experiments}) => {
      const isCached = experiments && 'cache' in experiments;
      if (currentBundler.name !== 'rspack' || !isCached) {
        return {};
      }
      const addition: PersistentCache = {experiments: {cache: {buildDependencies: lists.flat()}}};
      return addition as unknown as ConfigureWebpackResult;
    },
  };
}
