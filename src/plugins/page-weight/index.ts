import {createRequire} from 'node:module';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';
import {checkReplaced, tellApart} from './checkReplaced';
import {CHUNK_FILENAME, chunkNames} from './chunkNames';
import {splitChunks, withoutChunkNames} from './chunks';
import {nameClasses} from './classNames';
import {inlineTags} from './inline';
import type {NoticeTexts} from './inline/rescue';
import {leftOut, leftOutOfBrowsers, type Replacement} from './leftOut';
import {routeAssets} from './routeAssets';
import {writeSlimTables} from './routeTables';
import {themeStyles} from './themeStyles';

const load = createRequire(__filename);

const client = (name: string): string => path.join(__dirname, 'client', name);

/** Docusaurus' client, in whose place client/entry.ts runs it step by step. */
const CLIENT_ENTRY = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/;

export interface PageWeightOptions {
  /** Told to visitors when a script of the page is missing. */
  readonly notice: NoticeTexts;
}

/**
 * All that makes the first visit light (see README).
 * @param context Docusaurus' context.
 * @param options The site's texts.
 * @returns The plugin.
 * @throws While loading, when the theme doesn't follow the operating system: the choice `system`
 * would be shown but not followed. While bundling, when Docusaurus has changed so that one of the
 * parts no longer works.
 */
export default function pageWeight(context: LoadContext, {notice}: PageWeightOptions): Plugin {
  const {generatedFilesDir, siteConfig, siteDir} = context;
  const isProduction = process.env.NODE_ENV === 'production';
  const {colorMode} = siteConfig.themeConfig as ThemeConfig;
  if (!colorMode?.respectPrefersColorScheme) {
    throw new Error(
      'page-weight: the choice "system" needs themeConfig.colorMode.respectPrefersColorScheme; set it to true.',
    );
  }
  return {
    name: 'page-weight',
    // The development server has Docusaurus' own routes.
    getClientModules: () => (isProduction ? [client('idlePrefetch'), client('completePage')] : []),
    injectHtmlTags: () => inlineTags(context, notice),
    configureWebpack: (config, isServer, {currentBundler}) => {
      const {entry, optimization, plugins: before} = config;
      if (isProduction) {
        nameClasses(config, siteDir);
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = ([module, file]: Replacement) =>
        new NormalModuleReplacementPlugin(module, file);
      if (isServer || !isProduction) {
        return {
          plugins: leftOut(context).map(replace),
          ...(!isServer && {optimization: splitChunks(optimization)}),
        };
      }
      if (typeof entry !== 'string' || !CLIENT_ENTRY.test(entry)) {
        throw new Error(
          'page-weight: the client no longer starts with clientEntry.js. Look into @docusaurus/core/lib/webpack/client.js, then adapt src/plugins/page-weight/client/entry.ts.',
        );
      }
      const replaced = tellApart([
        ...leftOut(context),
        ...leftOutOfBrowsers(context),
        // The server works with the full tables: by them it tells which modules a page is made of.
        [/^@generated\/routes$/, writeSlimTables(generatedFilesDir, client('routes.tsx'))],
      ]);
      return {
        mergeStrategy: {entry: 'replace', plugins: 'replace'},
        entry: client('entry.ts'),
        output: {chunkFilename: CHUNK_FILENAME},
        plugins: [
          ...withoutChunkNames(before),
          ...replaced.map(replace),
          checkReplaced(replaced),
          routeAssets(path.join(generatedFilesDir, 'client-manifest.json')),
          themeStyles,
          chunkNames,
        ],
        optimization: splitChunks(optimization),
      };
    },
    configurePostCss(options) {
      if (!isProduction) {
        return options;
      }
      // Otherwise each style sheet makes its plugins anew and looks for a configuration file in its folder.
      const made = (options.plugins as readonly (PostCssPlugin | [string, object])[]).map(
        (plugin) =>
          Array.isArray(plugin)
            ? (load(plugin[0]) as (settings: object) => PostCssPlugin)(plugin[1])
            : plugin,
      );
      return {...options, config: false, plugins: made};
    },
  };
}
