import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The generated catalogue of the locale under way. */
const CATALOGUE = /^@generated\/codeTranslations$/;

/**
 * Makes missing texts loud and fills in the brand's name (see README).
 * @returns The plugin.
 */
export default function translationGuard({i18n}: LoadContext): Plugin {
  const isDefault = i18n.currentLocale === i18n.defaultLocale;
  return {
    name: 'translation-guard',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      // The default locale's texts stand at their call sites. i18n/en is there for translators to
      // compare with, and would only ship every text twice.
      plugins: isDefault
        ? [
            new currentBundler.instance.NormalModuleReplacementPlugin(
              CATALOGUE,
              path.join(__dirname, 'client', 'noTranslations.ts'),
            ),
          ]
        : [],
      resolve: {
        alias: {'@docusaurus/Translate': path.join(__dirname, 'client', 'Translate.tsx')},
      },
    }),
  };
}
