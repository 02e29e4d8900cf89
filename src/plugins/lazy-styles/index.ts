import type {Plugin} from '@docusaurus/types';

/**
 * Every style sheet, by absolute path, but those that name themselves lazy or of a route, and those
 * of the theme's parts, which documentation, posts and code blocks bring along.
 */
export const EAGER_STYLES =
  /^(?!.*(?:\.(?:lazy|route)\.module\.css|[\\/]theme-classic[\\/].*\.module\.css)$)/;

/** The part of the bundler's configuration that this plugin relies on. */
interface Chunks {
  readonly cacheGroups?: Readonly<Record<string, unknown>>;
}

/**
 * Lets style sheets of parts that load on first use load with them (see README).
 * @returns The plugin.
 * @throws While configuring the bundler, when Docusaurus no longer has one sheet for all pages.
 */
export default function lazyStyles(): Plugin {
  return {
    name: 'lazy-styles',
    configureWebpack: ({optimization}, isServer) => {
      if (isServer) {
        return {};
      }
      const chunks = optimization?.splitChunks as Chunks | false | undefined;
      if (!chunks || !chunks.cacheGroups?.styles) {
        throw new Error(
          'lazy-styles: Docusaurus no longer sets splitChunks.cacheGroups.styles. Look which style sheets the built home page loads, then adapt or remove src/plugins/lazy-styles.',
        );
      }
      return {optimization: {splitChunks: {cacheGroups: {styles: {test: EAGER_STYLES}}}}};
    },
  };
}
