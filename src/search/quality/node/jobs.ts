// In place of what a build generates: the content in the language that is measured.
import {siteContent} from '@site/src/config/content';
import type {Locale} from '@site/src/config/locales';
import i18n from './i18n';

const {jobs} = siteContent(i18n.currentLocale as Locale);

// oxlint-disable-next-line import/no-default-export -- as the module that a build generates
export default jobs;
