// In place of what a build knows of its locales: here that of the English pages.
import type {I18n} from '@docusaurus/types';
import {defaultLocale, i18n, locales} from '../../../src/config/locales';

const localeConfigs = locales.map((locale) => [
  locale,
  {
    ...{direction: 'ltr', calendar: 'gregory', translate: true, path: locale},
    ...{url: 'https://firegrid.example', baseUrl: locale === defaultLocale ? '/' : `/${locale}/`},
    ...i18n.localeConfigs[locale],
  },
]);

export default {
  ...i18n,
  path: 'i18n',
  currentLocale: defaultLocale,
  localeConfigs: Object.fromEntries(localeConfigs),
} as I18n;
