import {defaultLocale, i18n as all} from '@site/src/config/locales';

/** Language that the bench measures: it runs once for each. */
const currentLocale = process.env.SEARCH_LOCALE ?? defaultLocale;

const i18n = {...all, currentLocale};

// oxlint-disable-next-line import/no-default-export -- as the module that a build generates
export default i18n;
