/** Language that the bench measures: it runs once for each. */
const currentLocale = process.env.SEARCH_LOCALE ?? 'en';

const i18n = {
  currentLocale,
  localeConfigs: {
    en: {htmlLang: 'en', baseUrl: '/'},
    fr: {htmlLang: 'fr-CA', baseUrl: '/fr/'},
  },
};

// oxlint-disable-next-line import/no-default-export -- as the module that a build generates
export default i18n;
