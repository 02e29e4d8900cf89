import type {I18n, LoadContext, Plugin} from '@docusaurus/types';
import {languageScript} from './language';
import {preferencesScript} from './preferences';
import {earlyClicksScript} from './earlyClicks';
import {pageNotice, rescueScript, type NoticeTexts} from './rescue';
import {startScripts} from './startScripts';

/** The scripts' names in `data-plugin`. */
const FIRST_VISIT = 'first-visit';
const LANGUAGE = 'language';
const RESCUE = 'rescue';

/** All parts name these, and the later ones `data` of the first; the minifier gives them one letter. */
const firstVisit = (...parts: readonly string[]): string =>
  `((root, page, here, listen) => {
${parts.join('\n')}
})(document.documentElement, document, location, addEventListener);`;

/**
 * The inline scripts of the pages in a language, which the minifier of the pages shortens: what must be
 * settled before the first paint, and what happens until React runs (see README). The first has the same
 * text in all languages, so that the security policy names one hash; pages in the default language alone
 * have the second.
 * @param i18n Docusaurus' locales.
 * @returns Their sources by name, in the order of running.
 */
export function inlineScripts({
  currentLocale,
  defaultLocale,
  localeConfigs,
}: Pick<I18n, 'currentLocale' | 'defaultLocale' | 'localeConfigs'>): Readonly<
  Record<string, string>
> {
  // The development server serves one language only, and its bundler writes the tags of its scripts.
  if (process.env.NODE_ENV === 'development') {
    return {[FIRST_VISIT]: firstVisit(preferencesScript, earlyClicksScript)};
  }
  const {[defaultLocale]: main, ...others} = localeConfigs;
  const homes = Object.entries(others).map(([locale, {baseUrl}]) => [locale, baseUrl] as const);
  return {
    ...(main &&
      homes.length > 0 &&
      currentLocale === defaultLocale && {
        [LANGUAGE]: languageScript(defaultLocale, main, Object.fromEntries(homes)),
      }),
    [FIRST_VISIT]: firstVisit(preferencesScript, earlyClicksScript, startScripts),
    [RESCUE]: rescueScript,
  };
}

/**
 * @param context Docusaurus' context.
 * @param notice Texts of the notice about missing scripts.
 * @returns The scripts as tags, first in the page, and the notice. In the development server, Docusaurus' own script
 * stays and is first in the body: they follow it.
 */
export function inlineTags(
  {i18n}: LoadContext,
  notice: NoticeTexts,
): ReturnType<NonNullable<Plugin['injectHtmlTags']>> {
  const tags = Object.entries(inlineScripts(i18n)).map(([name, source]) => ({
    tagName: 'script',
    attributes: {'data-plugin': name},
    innerHTML: source,
  }));
  return process.env.NODE_ENV === 'development'
    ? {preBodyTags: tags}
    : {headTags: tags, postBodyTags: [pageNotice(notice)]};
}
