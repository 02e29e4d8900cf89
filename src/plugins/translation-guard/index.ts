import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkChunks} from './checkChunks';
import {createInline, type LoaderOptions} from './inline';

/** The generated catalogue of the locale under way. */
const CATALOGUE = /^@generated\/codeTranslations$/;

/** Packages that the bundler may have to translate: those that Docusaurus' own rule compiles. */
const OTHER_PACKAGES = /node_modules[\\/](?!.*docusaurus)/;

type BundlerConfig = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type Rule = NonNullable<NonNullable<BundlerConfig['module']>['rules']>[number];

function inlineRules(options: LoaderOptions): Rule[] {
  const use = [{loader: path.join(__dirname, 'loader.cjs'), options}];
  return [
    // Before the code is compiled, while lines are those of the file.
    {enforce: 'pre', test: /\.[jt]sx?$/i, exclude: OTHER_PACKAGES, use},
    // Markdown is code only after its own loader. By `resource`, since Docusaurus takes every rule
    // whose `test` fits Markdown for one that says which folders are cared for.
    {enforce: 'post', resource: /\.mdx?$/i, use},
  ];
}

/**
 * Writes the texts of each locale into its bundle, makes missing ones loud and fills in the
 * brand's name (see README).
 * @returns The plugin.
 */
export default function translationGuard({i18n, siteDir, generatedFilesDir}: LoadContext): Plugin {
  const isDefault = i18n.currentLocale === i18n.defaultLocale;
  const cataloguePath = path.join(generatedFilesDir, 'codeTranslations.json');
  return {
    name: 'translation-guard',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      module: {rules: inlineRules({inline: createInline({siteDir, cataloguePath, isDefault})})},
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          CATALOGUE,
          path.join(__dirname, 'client', 'noTranslations.ts'),
        ),
      ],
      resolve: {
        alias: {'@docusaurus/Translate': path.join(__dirname, 'client', 'Translate.tsx')},
      },
    }),
    postBuild: ({outDir}) => checkChunks(outDir, cataloguePath),
  };
}
