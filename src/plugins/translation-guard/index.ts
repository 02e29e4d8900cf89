import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createInline, type LoaderOptions} from './inlineModule';

/** The generated catalogue of the locale under way. */
const CATALOGUE = /^@generated\/codeTranslations$/;

/** Packages that the bundler may have to translate: those that Docusaurus' own rule compiles. */
const OTHER_PACKAGES = /node_modules[\\/](?!.*docusaurus)/;

/**
 * Writes the texts of each locale into its bundle, makes missing ones loud and fills in the
 * brand's name (see README).
 * @returns The plugin.
 */
export default function translationGuard({i18n, generatedFilesDir}: LoadContext): Plugin {
  const cataloguePath = path.join(generatedFilesDir, 'codeTranslations.json');
  const options: LoaderOptions = {
    inline: createInline(cataloguePath, i18n.currentLocale === i18n.defaultLocale),
  };
  const client = (name: string) => path.join(__dirname, 'client', name);
  return {
    name: 'translation-guard',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      module: {
        rules: [
          {
            // Before the code is compiled, while lines are those of the file.
            enforce: 'pre',
            test: /\.[jt]sx?$/i,
            exclude: OTHER_PACKAGES,
            use: [{loader: path.join(__dirname, 'loader.cjs'), options}],
          },
        ],
      },
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          CATALOGUE,
          client('noTranslations.ts'),
        ),
      ],
      resolve: {alias: {'@docusaurus/Translate': client('Translate.tsx')}},
    }),
  };
}
