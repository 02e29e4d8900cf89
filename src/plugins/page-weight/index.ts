import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {splitChunks, type StyleGroups} from './chunks';
import {inlineTags} from './inline';
import type {NoticeTexts} from './inline/rescue';
import {LEAN} from './lean';
import {routeAssets} from './routeAssets';
import {themeStyles, type ThemeStylesOptions} from './themeStyles';

const client = (name: string) => path.join(__dirname, 'client', name);

/** Docusaurus' client, which client/entry.ts runs step by step. */
const CLIENT_ENTRY = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/;

interface PageWeightOptions extends StyleGroups {
  /** Told to visitors when a script of the page is missing. */
  readonly notice: NoticeTexts;
  /** Classes of the theme's framework that no page has, though scripts name them. */
  readonly unusedClasses: ThemeStylesOptions['unused'];
}

/**
 * All that makes the first visit light (see README).
 * @param context Docusaurus' context.
 * @param options The site's texts, faces and parts.
 * @returns The plugin.
 * @throws While bundling, when Docusaurus has changed so that one of the parts no longer works.
 */
export default function pageWeight(
  {generatedFilesDir, siteDir}: LoadContext,
  {notice, unusedClasses, ...groups}: PageWeightOptions,
): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'page-weight',
    getClientModules: () => (isProduction ? [client('completePage')] : []),
    // The development server renders no page, and its bundler writes the tags of its scripts.
    injectHtmlTags: () => (isProduction ? inlineTags(notice) : {}),
    configureWebpack: ({entry, optimization}, isServer, {currentBundler}) => {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const plugins = LEAN.map(([module, file]) => new NormalModuleReplacementPlugin(module, file));
      if (isServer) {
        return {plugins};
      }
      if (!isProduction) {
        return {plugins, optimization: splitChunks(optimization, groups)};
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
        optimization: splitChunks(optimization, groups),
      };
    },
    configurePostCss(options) {
      if (isProduction) {
        options.plugins.unshift(themeStyles({siteDir, unused: unusedClasses}));
      }
      return options;
    },
  };
}
