import fs from 'node:fs/promises';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {scriptJson} from '../../lib/scriptJson';
import {applyEdits, editsOf} from './edit';
import {propertyOf} from './readPage';
import type {BeginStep} from './types';

/**
 * Writes `404.js` beside the 404 page of each language but the default one. GitHub Pages, S3 and others
 * know one 404 page, that at the root: below `/fr/` its first script (src/plugins/preferences) loads
 * this one, which puts the French page in its place before anything is painted. The URL stays.
 * @param i18n Docusaurus' locales.
 * @throws When the language has no 404 page.
 */
export function notFoundStep({defaultLocale}: I18n): BeginStep<string | null> {
  return ({outDir, locale}) => {
    if (locale === defaultLocale) {
      return {};
    }
    return {
      page: ({path: address, html, tree}) => {
        if (address !== '/404.html') {
          return null;
        }
        const text = applyEdits(html, editsOf(tree));
        // The parser keeps the element `html` that it has; the open template swallows the rest of the page.
        return `document.documentElement.lang = ${scriptJson(propertyOf(tree, 'html', 'lang'))};
document.head.replaceChildren();
document.write(${scriptJson(`${text}<template>`)});
`;
      },
      end: async (taken) => {
        const code = taken.find((text) => text !== null);
        if (code === undefined) {
          throw new Error(`built-pages: the site in "${locale}" has no 404.html.`);
        }
        await fs.writeFile(path.join(outDir, '404.js'), code);
      },
    };
  };
}
