import type {AllowedScripts} from '../plugins/built-pages/hosting';
import {currentLocale, defaultLocale, locales} from './locales';

/**
 * @param basePath Path of the site, with a slash at both ends.
 * @returns The inline scripts of the pages, with the most bytes that each may have: 2.6 KB together at the
 * root of a host. The last holds the URL of the English home page twice, and that of each other language once.
 */
export const inlineScripts = (basePath: string): AllowedScripts => ({
  'first-visit': 1700,
  preferences: 460,
  docusaurus: 640,
  ...(currentLocale() === defaultLocale &&
    locales.length > 1 && {language: 520 + (basePath.length - 1) * (locales.length + 1)}),
});
