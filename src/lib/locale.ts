import i18n from '@generated/i18n';

/** Locale of this build, a folder name under i18n such as `fr`: pages are built once per locale. */
export const locale = i18n.currentLocale;

/** The same as a BCP 47 tag for `Intl`, such as `fr-CA`. */
export const languageTag = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
