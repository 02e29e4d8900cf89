import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The e-mail client's module that names `localStorage` while it loads. */
const CLIENT_MODULE = /createWebStorage[\\/]createWebStorage(?:\.js)?$/;

/**
 * Keeps the e-mail client from reading the storage (see README).
 * @returns The plugin.
 */
export default function emailjsStorage(): Plugin {
  return {
    name: 'emailjs-storage',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          CLIENT_MODULE,
          path.join(__dirname, 'client', 'noWebStorage.ts'),
        ),
      ],
    }),
  };
}
