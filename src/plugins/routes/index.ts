import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Corrects the URL, scrolls to the section of a hash link, and makes `@pages/…` lead to what is written in src/pages, in
 * the language of the build (see README).
 * @param context Docusaurus' context.
 * @returns The plugin.
 */
export default function routes({siteDir, localizationDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'routes',
    getClientModules: () =>
      ['canonicalAddress.ts', 'sectionScroll.ts', 'staleReload.ts'].map((name) =>
        path.join(__dirname, 'client', name),
      ),
    configureWebpack: () =>
      ({
        resolve: {
          alias: {
            '@pages': [
              path.join(localizationDir, 'docusaurus-plugin-content-pages'),
              path.join(siteDir, 'src/pages'),
            ],
          },
        },
        devServer: {
          // Each language of `npm start` has its own server behind one URL (scripts/start.ts).
          webSocketServer: {type: 'ws', options: {path: `${baseUrl}ws`}},
          // Otherwise the update that a restarted server no longer has is a page, and nothing reloads.
          historyApiFallback: {htmlAcceptHeaders: ['text/html']},
        },
      }) as object,
  };
}
