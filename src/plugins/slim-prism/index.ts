import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {checkChunks, checkMarker} from './checkChunks';

/** The classic theme's client module, not the swizzlable list of languages in `lib/theme`. */
const CLIENT_MODULE = /theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/;

/**
 * Keeps Prism out of the scripts that every page loads (see README).
 * @returns The plugin.
 */
export default function slimPrism(): Plugin {
  return {
    name: 'slim-prism',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          CLIENT_MODULE,
          path.join(__dirname, 'client', 'empty.ts'),
        ),
      ],
    }),
    postBuild: async ({outDir}) => {
      await checkMarker();
      await checkChunks(outDir);
    },
  };
}
