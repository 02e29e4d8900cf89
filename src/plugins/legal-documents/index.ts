import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const PAGES_FOLDER = path.join('src', 'pages', 'legal');
const TRANSLATED_FOLDER = path.join('docusaurus-plugin-content-pages', 'legal');

/**
 * Makes `@legal/…` lead to the legal texts in the language of the build, so that the footer's
 * dialogs load the same MDX sources as the pages.
 * @throws Error when the folder of a language is missing.
 */
export default function legalDocuments({siteDir, localizationDir, i18n}: LoadContext): Plugin {
  const isDefault = i18n.currentLocale === i18n.defaultLocale;
  const folder = isDefault
    ? path.join(siteDir, PAGES_FOLDER)
    : path.join(localizationDir, TRANSLATED_FOLDER);
  if (!fs.existsSync(folder)) {
    throw new Error(
      `The legal texts in "${i18n.currentLocale}" are missing: translate ${PAGES_FOLDER} into ${path.relative(siteDir, folder)}.`,
    );
  }
  return {
    name: 'legal-documents',
    configureWebpack: () => ({resolve: {alias: {'@legal': folder}}}),
  };
}
