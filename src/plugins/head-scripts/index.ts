import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {codeLanguagesSlot, languageSlot, themeSlot} from '../../lib/preferences';
import {codeLanguageScript} from './codeLanguage';
import {inlineScriptTag} from './inlineScript';
import {findHomes, languageScript} from './language';
import {pressReplayScript} from './pressReplay';
import {themeScript} from './theme';

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
  const homes = findHomes(i18n);
  // The development server serves one language only.
  const redirects =
    i18n.currentLocale === i18n.defaultLocale &&
    process.env.NODE_ENV !== 'development' &&
    Object.keys(homes).length > 0;
  const language = languageScript({rootPath: baseUrl, storageKey: languageSlot.key, homes});
  return {
    name: 'head-scripts',
    injectHtmlTags: () => ({
      headTags: redirects ? [inlineScriptTag('language-preference', language)] : [],
      preBodyTags: [
        inlineScriptTag('theme-preference', themeScript(themeSlot.key)),
        inlineScriptTag('code-language', codeLanguageScript(codeLanguagesSlot.key)),
        inlineScriptTag('press-replay', pressReplayScript),
      ],
    }),
  };
}
