import {createHash} from 'node:crypto';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {filesBehind} from '../plugins/stale-sections';
import type {SiteEnv} from './env';
import {placeholderValues} from './placeholders';

/** The part of the bundler's configuration that Docusaurus sets for its persistent cache. */
interface PersistentCache {
  readonly experiments?: {readonly cache?: {readonly version?: string} | boolean};
}

/** The part of a loader's context that is used. */
interface LoaderContext {
  readonly resourcePath: string;
  readonly addDependency: (file: string) => void;
}

/**
 * A text that differs for builds whose environment or placeholders differ: pages hold these before the
 * bundler sees them, so it can't tell that they have changed.
 * @param env Checked environment of the build.
 */
export function cacheKey(env: SiteEnv): string {
  const values = JSON.stringify([env, placeholderValues(env)]);
  return createHash('sha256').update(values).digest('hex').slice(0, 16);
}

/**
 * Makes the settings of the build part of the key of the bundler's cache. Without it, a build after
 * one with other settings would ship the addresses of the first. A translation also depends on its English page,
 * by which the build finds the sections that are stale.
 * @param env Checked environment of the build.
 * @returns A plugin of Docusaurus.
 * @throws While configuring the bundler, when Docusaurus keeps its cache's version elsewhere.
 */
export function bundlerCache(env: SiteEnv): (context: LoadContext) => Plugin {
  return ({siteDir}) => ({
    name: 'bundler-cache',
    configureWebpack: (config, _isServer, {currentBundler}) => {
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
        return {};
      }
      const cache = (config as PersistentCache).experiments?.cache;
      if (typeof cache !== 'object' || cache.version === undefined) {
        throw new Error(
          'bundler-cache: Docusaurus no longer sets experiments.cache.version. Look into getCache() of @docusaurus/core/lib/webpack/base.js, then adapt src/config/bundlerCache.ts.',
        );
      }
      // The types are webpack's, whose experiments have no cache.
      const {NormalModule} = currentBundler.instance;
      return {
        experiments: {cache: {version: `${cache.version}-${cacheKey(env)}`}},
        plugins: [
          ({hooks}: Compiler) => {
            hooks.compilation.tap('bundler-cache', (compilation) => {
              NormalModule.getCompilationHooks(compilation).loader.tap(
                'bundler-cache',
                (context) => {
                  const {resourcePath, addDependency} = context as LoaderContext;
                  filesBehind(siteDir, resourcePath).forEach((file) => addDependency(file));
                },
              );
            });
          },
        ],
      };
    },
  });
}
