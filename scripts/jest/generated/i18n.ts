// In place of what a build knows of its locales: here that of the English pages.
import type {I18n} from '@docusaurus/types';
import {defaultLocale, i18n} from '../../../src/config/locales';

const localeConfigs = Object.entries(i18n.localeConfigs).map(([locale, config]) => [
  locale,
  {
    direction: 'ltr',
    calendar: 'gregory',
    translate: true,
    path: locale,
    url: 'https://firegrid.example',
    ...config,
  },
]);

export default {
  ...i18n,
  path: 'i18n',
  currentLocale: defaultLocale,
  localeConfigs: Object.fromEntries(localeConfigs),
} as I18n;
