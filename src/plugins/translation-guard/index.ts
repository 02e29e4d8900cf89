import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes missing texts loud and fills in the brand's name (see README).
 * @returns The plugin.
 */
export default function translationGuard(): Plugin {
  return {
    name: 'translation-guard',
    configureWebpack: () => ({
      resolve: {
        alias: {'@docusaurus/Translate': path.join(__dirname, 'client', 'Translate.tsx')},
      },
    }),
  };
}
