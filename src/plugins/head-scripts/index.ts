import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {languageScript} from './language';
import {preferencesScript} from './preferences';
import {pressReplayScript} from './pressReplay';

/**
 * @param name Name of the script, for people who read a built page. It is also in `inlineScripts` of
 * src/config/plugins.ts, and keeps the HTML minifier from joining the script with its neighbour.
 * @param code Source code, which the minifier shortens.
 */
function inlineScript(name: string, code: string): HtmlTagObject {
  return {tagName: 'script', attributes: {'data-plugin': name}, innerHTML: code};
}

/**
 * The inline scripts that run before the first paint, in their order (see README).
 * @param context Docusaurus' context.
 * @returns The plugin.
 * @throws While loading, when the theme doesn't follow the operating system: the choice `system`
 * would be shown but not followed.
 */
export default function headScripts({baseUrl, i18n, siteConfig}: LoadContext): Plugin {
  const {colorMode} = siteConfig.themeConfig as ThemeConfig;
  if (!colorMode?.respectPrefersColorScheme) {
    throw new Error(
      'head-scripts: the choice "system" needs themeConfig.colorMode.respectPrefersColorScheme; set it to true.',
    );
  }
  // A build of one language (`--locale en`) has no other home page to go to.
  const homes = Object.fromEntries(
    Object.entries(i18n.localeConfigs)
      .filter(([, config]) => config.baseUrl !== baseUrl)
      .map(([locale, config]) => [locale, config.baseUrl]),
  );
  // The development server serves one language only.
  const redirects =
    i18n.currentLocale === i18n.defaultLocale &&
    process.env.NODE_ENV !== 'development' &&
    Object.keys(homes).length > 0;
  return {
    name: 'head-scripts',
    injectHtmlTags: () => ({
      headTags: redirects
        ? [inlineScript('language-preference', languageScript(i18n.defaultLocale, baseUrl, homes))]
        : [],
      preBodyTags: [
        inlineScript('preferences', preferencesScript),
        inlineScript('press-replay', pressReplayScript),
      ],
    }),
  };
}
