import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {I18n, LoadContext, Plugin} from '@docusaurus/types';
import {choicesScript} from './choices';
import {languageScript} from './language';

type Languages = Pick<I18n, 'currentLocale' | 'defaultLocale' | 'localeConfigs'>;

/**
 * @param i18n Docusaurus' locales.
 * @returns The script that pages in the default language have, where there are others.
 */
export function leadingAway({currentLocale, defaultLocale, localeConfigs}: Languages) {
  const {[defaultLocale]: main, ...others} = localeConfigs;
  const homes = Object.entries(others).map(([locale, {baseUrl}]) => [locale, baseUrl] as const);
  return main && homes.length > 0 && currentLocale === defaultLocale
    ? languageScript(defaultLocale, main, Object.fromEntries(homes))
    : undefined;
}

const script = (name: string, innerHTML: string) => ({
  tagName: 'script',
  attributes: {'data-plugin': name},
  innerHTML,
});

/**
 * The visitor's choices (src/lib/preferences.ts) before the first paint, by two inline scripts.
 * @returns The plugin.
 * @throws While loading, when the theme doesn't follow the operating system: the choice `system` would be shown but
 * not followed.
 */
export default function preferences({i18n, siteConfig}: LoadContext): Plugin {
  const {colorMode} = siteConfig.themeConfig as ThemeConfig;
  if (!colorMode?.respectPrefersColorScheme) {
    throw new Error(
      'preferences: the choice "system" needs themeConfig.colorMode.respectPrefersColorScheme; set it to true.',
    );
  }
  return {
    name: 'preferences',
    injectHtmlTags: () => {
      // The development server serves one language.
      const language = process.env.NODE_ENV === 'development' ? undefined : leadingAway(i18n);
      return {
        headTags: language === undefined ? [] : [script('language', language)],
        preBodyTags: [script('preferences', choicesScript)],
      };
    },
  };
}
