import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createInline, type LoaderOptions} from './inlineModule';

/** The generated catalogue of the locale under way. */
const CATALOGUE = /^@generated\/codeTranslations$/;

/** Packages that the bundler may have to translate: those that Docusaurus' own rule compiles. */
const OTHER_PACKAGES = /node_modules[\\/](?!.*docusaurus)/;

/**
 * Checks that texts travel with the code that shows them, not as a catalogue with every page. An id
 * may be in the code by chance, hence "half of them".
 * @param outDir Output folder of the locale.
 * @param cataloguePath The catalogue that Docusaurus generated for that locale.
 * @throws When a chunk that every page loads holds it, naming the file.
 */
export async function checkChunks(outDir: string, cataloguePath: string): Promise<void> {
  const texts = JSON.parse(await fs.readFile(cataloguePath, 'utf8')) as Record<string, string>;
  const ids = Object.keys(texts).filter((key) => key.includes('.'));
  const folder = path.join(outDir, 'assets', 'js');
  for (const name of await fs.readdir(folder)) {
    const code = /^(main|common)\.\w+\.js$/.test(name)
      ? await fs.readFile(path.join(folder, name), 'utf8')
      : '';
    if (code && ids.length > 0 && ids.filter((id) => code.includes(id)).length > ids.length / 2) {
      throw new Error(
        `translation-guard: ${name} holds all the texts of the site. ` +
          'Docusaurus imports its catalogue by another name now: adapt CATALOGUE in src/plugins/translation-guard/index.ts.',
      );
    }
  }
}

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
  const client = (name: string): string => path.join(__dirname, 'client', name);
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
    postBuild: ({outDir}) => checkChunks(outDir, cataloguePath),
  };
}
