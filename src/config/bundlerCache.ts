import {createHash} from 'node:crypto';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {StaleSections} from '../plugins/stale-sections';
import type {SiteEnv} from './env';
import {placeholderValues} from './placeholders';

/** The part of the bundler's configuration that Docusaurus sets for its persistent cache. */
interface PersistentCache {
  readonly experiments?: {readonly cache?: {readonly version?: string} | boolean};
}

/**
 * A text that differs for builds whose environment, placeholders or stale translations differ: pages hold
 * these before the bundler sees them, so it can't tell that they have changed.
 * @param env Checked environment of the build.
 * @param stale Sections of the language under way whose English has changed.
 */
export function cacheKey(env: SiteEnv, stale: StaleSections): string {
  const values = JSON.stringify([env, placeholderValues(env), stale]);
  return createHash('sha256').update(values).digest('hex').slice(0, 16);
}

/**
 * Makes the settings of the build part of the key of the bundler's cache. Without it, a build after
 * one with other settings would ship the addresses of the first.
 * @param env Checked environment of the build.
 * @param stale As for the key.
 * @returns A plugin of Docusaurus.
 * @throws While configuring the bundler, when Docusaurus keeps its cache's version elsewhere.
 */
export function bundlerCache(env: SiteEnv, stale: StaleSections): (context: LoadContext) => Plugin {
  return () => ({
    name: 'bundler-cache',
    configureWebpack: (config) => {
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
      return {experiments: {cache: {version: `${cache.version}-${cacheKey(env, stale)}`}}};
    },
  });
}
