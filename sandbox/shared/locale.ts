import {defaultLocale, i18n, locales, type Locale} from '../../src/config/locales';

export type {Locale};

/** @returns The BCP 47 tag for `<html lang>` and Intl. */
export const languageTag = (locale: Locale): string => i18n.localeConfigs[locale].htmlLang;

/**
 * Picks the language of a page.
 * @param preferences Lists of language tags, the strongest wish first: `ui_locales` (separated by
 *   spaces, OpenID Connect Core 3.1.2.1), `Accept-Language` (by commas; browsers put the strongest
 *   first there, too), one tag.
 * @returns The first language of the first list that the site has, else its default.
 */
export function pickLocale(...preferences: readonly (string | null | undefined)[]): Locale {
  const wishes = preferences.flatMap((list) => list?.toLowerCase().split(/[\s,]+/) ?? []);
  const languages = wishes.map((tag) => tag.split(/[-;]/)[0]);
  return (
    languages.map((tag) => locales.find((locale) => locale === tag)).find(Boolean) ?? defaultLocale
  );
}
