import logger from '@docusaurus/logger';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {brand} from './src/config/brand';
import {loadBuildTexts} from './src/config/buildTexts';
import {loadSiteEnv, pageSettings} from './src/config/env';
import {fileHistory} from './src/config/fileHistory';
import {currentLocale, defaultLocale, i18nBelow} from './src/config/locales';
import {markdown} from './src/config/markdown';
import {localPlugins} from './src/config/plugins';
import {presetOptions} from './src/config/preset';
import {themeConfig} from './src/config/themeConfig';
import {pageTemplate} from './src/plugins/page-weight/template';

const {env, warnings} = loadSiteEnv(__dirname);
// The configuration is evaluated anew for each locale; the warnings are the same.
if (currentLocale() === defaultLocale) {
  warnings.forEach((warning) => {
    logger.warn(warning);
  });
}

const {origin, pathname: basePath} = new URL(env.siteUrl);

const config = {
  title: brand.name,
  tagline: loadBuildTexts(__dirname, currentLocale())['site.tagline'],
  favicon: 'favicon.svg',

  url: origin,
  baseUrl: basePath,
  trailingSlash: true,
  // It brings an inline style element and script that the security policy would have to allow.
  baseUrlIssueBanner: false,

  future: {v4: true, faster: true, experimental_vcs: fileHistory(__dirname)},
  // One key for both languages: the namespace derived by default differs between their base URLs.
  storage: {namespace: false},

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown,
  i18n: i18nBelow(basePath),

  ssrTemplate: pageTemplate,
  headTags: [
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${basePath}apple-touch-icon.png`},
    },
  ],

  presets: [['classic', presetOptions(env) satisfies PresetOptions]],
  // For charts over time, which the build cannot draw (src/plugins/static-code, src/theme/Mermaid).
  themes: ['@docusaurus/theme-mermaid'],
  plugins: localPlugins(env),
  themeConfig,
  customFields: {...pageSettings(env)},
} satisfies Config;

export default config;
