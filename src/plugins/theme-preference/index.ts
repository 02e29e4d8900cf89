import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {storageKeys} from '../../lib/storageKeys';
import {inlineScriptTag} from '../shared/inlineScript';
import {themeScript} from './script';

/**
 * Applies the remembered theme before the first paint (see README).
 * @param context Docusaurus' context.
 * @returns The plugin.
 * @throws While loading, when the theme is not set up to follow the operating system: the choice
 * `system` would then be shown but not followed.
 */
export default function themePreference(context: LoadContext): Plugin {
  return {
    name: 'theme-preference',
    injectHtmlTags() {
      const {colorMode} = context.siteConfig.themeConfig as ThemeConfig;
      if (!colorMode?.respectPrefersColorScheme) {
        throw new Error(
          'theme-preference: the choice "system" needs themeConfig.colorMode.respectPrefersColorScheme; set it to true.',
        );
      }
      return {preBodyTags: [inlineScriptTag('theme-preference', themeScript(storageKeys.theme))]};
    },
  };
}
