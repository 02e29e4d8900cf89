import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkReplaced, type Replacement} from './checkReplaced';
import {splitChunks} from './chunks';
import {purgeUnused} from './infima';
import {inlineTags} from './inline';
import {routeAssets} from './routeAssets';
import {writeSlimTables} from './routeTables';

const client = (name: string): string => path.join(__dirname, 'client', name);

/** Modules that every page, or the contact form, does without or has a lighter twin of; see the README. */
const REPLACED: readonly Replacement[] = [
  // The classic theme's client module, not the swizzlable list of languages in `lib/theme`.
  [/theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/, client('empty.ts')],
  // Required whole by @docusaurus/utils-common, which is CommonJS.
  [/^tslib$/, client('tslib.ts')],
  [/^\.{1,2}\/browserContext$/, client('browserContext.tsx')],
  [/createWebStorage[\\/]createWebStorage(?:\.js)?$/, client('noWebStorage.ts')],
];

/** Docusaurus' client, in whose place client/entry.ts runs it step by step. */
const CLIENT_ENTRY = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/;

/**
 * All that makes the first visit light (see README).
 * @param context Docusaurus' context.
 * @returns The plugin.
 * @throws While loading, when the theme doesn't follow the operating system: the choice `system`
 * would be shown but not followed. While bundling, when Docusaurus has changed so that one of the
 * parts no longer works.
 */
export default function pageWeight(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir, siteConfig} = context;
  const isProduction = process.env.NODE_ENV === 'production';
  const {colorMode} = siteConfig.themeConfig as ThemeConfig;
  if (!colorMode?.respectPrefersColorScheme) {
    throw new Error(
      'page-weight: the choice "system" needs themeConfig.colorMode.respectPrefersColorScheme; set it to true.',
    );
  }
  return {
    name: 'page-weight',
    getClientModules: () => [client('idlePrefetch')],
    injectHtmlTags: () => inlineTags(context),
    configureWebpack: ({entry, optimization}, isServer, {currentBundler}) => {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = ([module, file]: Replacement) =>
        new NormalModuleReplacementPlugin(module, file);
      if (isServer || !isProduction) {
        return {
          plugins: REPLACED.map(replace),
          ...(!isServer && {optimization: splitChunks(optimization)}),
        };
      }
      if (typeof entry !== 'string' || !CLIENT_ENTRY.test(entry)) {
        throw new Error(
          'page-weight: the client no longer starts with clientEntry.js. Look into @docusaurus/core/lib/webpack/client.js, then adapt src/plugins/page-weight/client/entry.ts.',
        );
      }
      // The server works with the full tables: by them it tells which modules a page is made of.
      const replaced = [...REPLACED, ...writeSlimTables(generatedFilesDir, client('routes.ts'))];
      return {
        mergeStrategy: {entry: 'replace'},
        entry: client('entry.ts'),
        plugins: [
          ...replaced.map(replace),
          checkReplaced(replaced),
          routeAssets(path.join(generatedFilesDir, 'client-manifest.json')),
        ],
        optimization: splitChunks(optimization),
      };
    },
    configurePostCss(options) {
      if (isProduction) {
        options.plugins.push(purgeUnused(siteDir));
      }
      return options;
    },
  };
}
