// Stands in for what a build knows of its locales: here that of the English pages.
import type {I18n} from '@docusaurus/types';

const i18n: I18n = {
  defaultLocale: 'en',
  locales: ['en', 'fr'],
  path: 'i18n',
  currentLocale: 'en',
  localeConfigs: {
    en: {
      label: 'English',
      htmlLang: 'en',
      direction: 'ltr',
      calendar: 'gregory',
      path: 'en',
      translate: false,
      url: 'https://firegrid.example',
      baseUrl: '/',
    },
    fr: {
      label: 'Français',
      htmlLang: 'fr-CA',
      direction: 'ltr',
      calendar: 'gregory',
      path: 'fr',
      translate: true,
      url: 'https://firegrid.example',
      baseUrl: '/fr/',
    },
  },
};

export default i18n;
