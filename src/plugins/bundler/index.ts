import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {filesBehind} from '../stale-sections';
import {freeMemory} from './memory';

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
 * Configures the bundler: captions of films are text, memory is freed, and the settings of the build are part of the key
 * of its cache. Without that, a build after one with other settings would ship the URLs of the first. A translation
 * also depends on its English page, by which the build finds the sections that are stale.
 * @param cacheKey Differs for builds whose settings differ.
 * @returns A plugin of Docusaurus.
 * @throws While configuring the bundler, when Docusaurus keeps its cache's version elsewhere.
 */
export const bundler =
  (cacheKey: string): ((context: LoadContext) => Plugin) =>
  ({siteDir}) => ({
    name: 'bundler',
    configureWebpack: (config, _isServer, {currentBundler}) => {
      const captions = {rules: [{test: /\.vtt$/, type: 'asset/source'}]};
      const always = process.env.NODE_ENV === 'production' ? [freeMemory] : [];
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
        return {module: captions, plugins: always};
      }
      const cache = (config as PersistentCache).experiments?.cache;
      if (typeof cache !== 'object' || cache.version === undefined) {
        throw new Error(
          'bundler: Docusaurus no longer sets experiments.cache.version. Look into getCache() of @docusaurus/core/lib/webpack/base.js, then adapt src/plugins/bundler/index.ts.',
        );
      }
      // The types are webpack's, whose experiments have no cache.
      const {NormalModule} = currentBundler.instance;
      const dependOnSources = ({hooks}: Compiler) => {
        hooks.compilation.tap('bundler', (compilation) => {
          NormalModule.getCompilationHooks(compilation).loader.tap('bundler', (context) => {
            const {resourcePath, addDependency} = context as LoaderContext;
            filesBehind(siteDir, resourcePath).forEach((file) => addDependency(file));
          });
        });
      };
      return {
        module: captions,
        experiments: {cache: {version: `${cache.version}-${cacheKey}`}},
        plugins: [...always, dependOnSources],
      };
    },
  });
