import type {LoadContext, Plugin} from '@docusaurus/types';
import {languageScript} from './language';
import {preferencesScript} from './preferences';
import {pressReplayScript} from './pressReplay';
import {startScripts} from './startScripts';

/** The script's name in `data-plugin`: in `inlineScripts` of src/config/plugins.ts, too. */
export const INLINE_SCRIPT = 'first-visit';

/**
 * The one inline script of every page, which the minifier of the pages shortens: what must be settled
 * before the first paint, and what happens until React runs (see README).
 * @param context Docusaurus' context.
 * @returns Its source, in the order of running.
 */
export function inlineScript({baseUrl, i18n}: Pick<LoadContext, 'baseUrl' | 'i18n'>): string {
  const isDevelopment = process.env.NODE_ENV === 'development';
  // A build of one language (`--locale en`) has no other home page to go to.
  const homes = Object.fromEntries(
    Object.entries(i18n.localeConfigs)
      .filter(([, config]) => config.baseUrl !== baseUrl)
      .map(([locale, config]) => [locale, config.baseUrl]),
  );
  // The development server serves one language only, and its bundler writes the tags of its scripts.
  const redirects =
    i18n.currentLocale === i18n.defaultLocale && !isDevelopment && Object.keys(homes).length > 0;
  return [
    ...(redirects ? [languageScript(i18n.defaultLocale, baseUrl, homes)] : []),
    preferencesScript,
    pressReplayScript,
    ...(isDevelopment ? [] : [startScripts]),
  ].join('\n');
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
      innerHTML: inlineScript(context),
    },
  ];
  return process.env.NODE_ENV === 'development' ? {preBodyTags: tags} : {headTags: tags};
}
