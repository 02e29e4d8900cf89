import type {Plugin} from '@docusaurus/types';

/**
 * Modules of the site itself and of Docusaurus' packages, by absolute path on any system. A
 * package installed inside one of Docusaurus' is not Docusaurus'.
 */
export const OWN_MODULES =
  /^(?:(?!node_modules).)*$|[\\/]node_modules[\\/]@docusaurus[\\/](?:(?!node_modules).)*$/;

/** The parts of the bundler's configuration that this plugin relies on. */
interface Chunks {
  readonly cacheGroups?: Readonly<Record<string, unknown>>;
}

/**
 * Keeps the modules of heavy libraries out of the chunk that half of the pages share (see README).
 * @returns The plugin.
 * @throws While configuring the bundler, when Docusaurus has no such chunk any more.
 */
export default function vendorChunks(): Plugin {
  return {
    name: 'vendor-chunks',
    configureWebpack: ({optimization}, isServer) => {
      if (isServer) {
        return {};
      }
      const chunks = optimization?.splitChunks as Chunks | false | undefined;
      if (!chunks || !chunks.cacheGroups?.common) {
        throw new Error(
          'vendor-chunks: Docusaurus no longer sets splitChunks.cacheGroups.common. Compare the sizes of docs pages with and without Mermaid, then adapt or remove src/plugins/vendor-chunks.',
        );
      }
      return {optimization: {splitChunks: {cacheGroups: {common: {test: OWN_MODULES}}}}};
    },
  };
}
