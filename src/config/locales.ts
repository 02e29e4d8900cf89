import type {Config} from '@docusaurus/types';

export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/**
 * The locale of the build under way.
 * Docusaurus evaluates the configuration once per locale and names it in this variable.
 */
export function currentLocale(): Locale {
  return (
    locales.find((locale) => locale === process.env.DOCUSAURUS_CURRENT_LOCALE) ?? defaultLocale
  );
}

export const i18n = {
  defaultLocale,
  locales: [...locales],
  localeConfigs: {
    // The English texts are in the code; i18n/en is for translators to compare with, and shipping
    // it would only make every English page heavier.
    en: {label: 'English', htmlLang: 'en', translate: false},
    fr: {label: 'Français', htmlLang: 'fr-CA'},
  },
} satisfies Config['i18n'];

/**
 * @param basePath Path of the site, with a slash at both ends.
 * @returns The locales for Docusaurus. It takes the address of the one language that `--locale` names
 * for the site's own, unless it is told: French would lie at the root, and English link to it there.
 */
export function i18nBelow(basePath: string) {
  const {en, fr} = i18n.localeConfigs;
  return {
    ...i18n,
    localeConfigs: {en: {...en, baseUrl: basePath}, fr: {...fr, baseUrl: `${basePath}fr/`}},
  } satisfies Config['i18n'];
}
