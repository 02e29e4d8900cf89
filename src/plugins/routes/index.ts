import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const LEGAL_PAGES = path.join('src', 'pages', 'legal');
const TRANSLATED_LEGAL_PAGES = path.join('docusaurus-plugin-content-pages', 'legal');

/**
 * Corrects the address, scrolls to the section of a hash link, and makes `@legal/…` lead to the legal pages in the language
 * of the build (see README).
 * @param context Docusaurus' context.
 * @returns The plugin.
 * @throws Error when a language has no legal pages.
 */
export default function routes({siteDir, localizationDir, baseUrl, i18n}: LoadContext): Plugin {
  const isDefault = i18n.currentLocale === i18n.defaultLocale;
  const folder = isDefault
    ? path.join(siteDir, LEGAL_PAGES)
    : path.join(localizationDir, TRANSLATED_LEGAL_PAGES);
  if (!fs.existsSync(folder)) {
    throw new Error(
      `The legal texts in "${i18n.currentLocale}" are missing: translate ${LEGAL_PAGES} into ${path.relative(siteDir, folder)}.`,
    );
  }
  return {
    name: 'routes',
    getClientModules: () =>
      ['canonicalAddress.ts', 'sectionScroll.ts', 'staleReload.ts'].map((name) =>
        path.join(__dirname, 'client', name),
      ),
    configureWebpack: () =>
      ({
        resolve: {alias: {'@legal': folder}},
        devServer: {
          // Each language of `npm start` has a server of its own behind one address (scripts/start.ts).
          webSocketServer: {type: 'ws', options: {path: `${baseUrl}ws`}},
          // Otherwise the update that a restarted server no longer has is a page, and nothing reloads.
          historyApiFallback: {htmlAcceptHeaders: ['text/html']},
        },
      }) as object,
  };
}
