import {defaultLocale, locales, type Locale} from '../../src/config/locales';

export type {Locale};

/** BCP 47 tags for `<html lang>` and Intl. */
export const languageTags: Readonly<Record<Locale, string>> = {en: 'en', fr: 'fr-CA'};

function byQuality(list: string): string[] {
  return list
    .replace(/;\s+/g, ';')
    .split(/[\s,]+/)
    .map((entry, index) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((part) => part.startsWith('q='))?.slice(2);
      return {tag, index, quality: quality === undefined ? 1 : Number(quality) || 0};
    })
    .filter(({quality}) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({tag}) => tag);
}

/**
 * Picks the language of a page.
 * @param preferences Lists of language tags, the strongest wish first: `ui_locales` (separated by
 *   spaces, OpenID Connect Core 3.1.2.1), `Accept-Language` (by commas, with q values), one tag.
 * @returns The first language of the first list that the site has, else its default.
 */
export function pickLocale(...preferences: readonly (string | null | undefined)[]): Locale {
  for (const list of preferences) {
    for (const tag of byQuality(list ?? '')) {
      const primary = tag.toLowerCase().split('-')[0];
      const found = locales.find((locale) => locale === primary);
      if (found) {
        return found;
      }
    }
  }
  return defaultLocale;
}
