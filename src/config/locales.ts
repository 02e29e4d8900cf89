import type {Config} from '@docusaurus/types';

/**
 * The languages of the site, the default one first. To add one, add it here: the compiler then names the
 * tables that lack it, and `npm run check:translations` the texts and pages.
 */
const languages = {
  // The English texts are in the code itself; i18n/en is there for translators to compare with, and
  // shipping it would only make every English page heavier.
  en: {label: 'English', htmlLang: 'en', translate: false},
  fr: {label: 'Français', htmlLang: 'fr-CA'},
};

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as readonly Locale[];

export const defaultLocale: Locale = 'en';

/** The languages that `i18n/` has a folder of translations for. */
export const translatedLocales = locales.filter((locale) => locale !== defaultLocale);

/**
 * The locale of the build under way.
 * Docusaurus evaluates the configuration once per locale and names it in this variable.
 */
export function currentLocale(): Locale {
  return (
    locales.find((locale) => locale === process.env.DOCUSAURUS_CURRENT_LOCALE) ?? defaultLocale
  );
}

/** @returns The language's English name, for messages to translators: `French`. */
export const languageName = (locale: string): string =>
  new Intl.DisplayNames('en', {type: 'language'}).of(locale) ?? locale;

type LocaleConfig = (typeof languages)[Locale] & {readonly baseUrl: string};

/**
 * @param basePath Path of the site, with a slash at both ends.
 * @returns The locales for Docusaurus. It takes the URL of the one language that `--locale` names
 * for the site's own, unless it is told: French would be at the root, and English link to it there.
 */
export function i18nBelow(basePath: string) {
  const configs = locales.map((locale) => [
    locale,
    {...languages[locale], baseUrl: locale === defaultLocale ? basePath : `${basePath}${locale}/`},
  ]);
  const localeConfigs = Object.fromEntries(configs) as Record<Locale, LocaleConfig>;
  return {defaultLocale, locales: [...locales], localeConfigs} satisfies Config['i18n'];
}

export const i18n = i18nBelow('/');
