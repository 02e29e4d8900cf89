import type {I18n, LoadContext, Plugin} from '@docusaurus/types';
import {languageScript} from './language';
import {preferencesScript} from './preferences';
import {earlyClicksScript} from './earlyClicks';
import {startScripts} from './startScripts';

/** The script's name in `data-plugin`: in `inlineScripts` of src/config/plugins.ts, too. */
export const INLINE_SCRIPT = 'first-visit';

/**
 * The one inline script of every page, which the minifier of the pages shortens: what must be settled
 * before the first paint, and what happens until React runs (see README). It has the same text in all
 * languages, so that the security policy names one hash.
 * @param i18n Docusaurus' locales.
 * @returns Its source, in the order of running.
 */
export function inlineScript({defaultLocale, localeConfigs}: I18n): string {
  const parts = [preferencesScript, earlyClicksScript];
  // The development server serves one language only, and its bundler writes the tags of its scripts.
  if (process.env.NODE_ENV !== 'development') {
    const {[defaultLocale]: main, ...others} = localeConfigs;
    const homes = Object.entries(others).map(([locale, {baseUrl}]) => [locale, baseUrl] as const);
    if (main && homes.length > 0) {
      parts.unshift(languageScript(defaultLocale, main, Object.fromEntries(homes)));
    }
    parts.push(startScripts);
  }
  return parts.join('\n');
}

/**
 * @param context Docusaurus' context.
 * @returns The script as a tag, first in the page. In the development server, Docusaurus' own script
 * stays and is first in the body: this one follows it.
 */
export function inlineTags(
  context: LoadContext,
): ReturnType<NonNullable<Plugin['injectHtmlTags']>> {
  const tags = [
    {
      tagName: 'script',
      attributes: {'data-plugin': INLINE_SCRIPT},
      innerHTML: inlineScript(context.i18n),
    },
  ];
  return process.env.NODE_ENV === 'development' ? {preBodyTags: tags} : {headTags: tags};
}
