import {createRequire} from 'node:module';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';
import {splitChunks} from './chunks';
import {inlineTags} from './inline';
import type {NoticeTexts} from './inline/rescue';
import {LEAN} from './lean';
import {routeAssets} from './routeAssets';
import {themeStyles, type ThemeStylesOptions} from './themeStyles';

const load = createRequire(__filename);

const client = (name: string): string => path.join(__dirname, 'client', name);

/** Docusaurus' client, which client/entry.ts runs step by step. */
const CLIENT_ENTRY = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/;

export interface PageWeightOptions {
  /** Told to visitors when a script of the page is missing. */
  readonly notice: NoticeTexts;
  /** Classes of the theme's framework that no page has, though scripts name them. */
  readonly unusedClasses: ThemeStylesOptions['unused'];
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
export default function pageWeight(
  context: LoadContext,
  {notice, unusedClasses}: PageWeightOptions,
): Plugin {
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
    getClientModules: () => (isProduction ? [client('completePage')] : []),
    injectHtmlTags: () => inlineTags(context, notice),
    configureWebpack: ({entry, optimization}, isServer, {currentBundler}) => {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const plugins = LEAN.map(([module, file]) => new NormalModuleReplacementPlugin(module, file));
      if (isServer) {
        return {plugins};
      }
      if (!isProduction) {
        return {plugins, optimization: splitChunks(optimization)};
      }
      if (typeof entry !== 'string' || !CLIENT_ENTRY.test(entry)) {
        throw new Error(
          'page-weight: the client no longer starts with clientEntry.js. Look into @docusaurus/core/lib/webpack/client.js, then adapt src/plugins/page-weight/client/entry.ts.',
        );
      }
      return {
        mergeStrategy: {entry: 'replace'},
        entry: client('entry.ts'),
        plugins: [...plugins, routeAssets(path.join(generatedFilesDir, 'client-manifest.json'))],
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
      const lean = themeStyles({siteDir, unused: unusedClasses}) as PostCssPlugin;
      return {...options, config: false, plugins: [lean, ...made]};
    },
  };
}
