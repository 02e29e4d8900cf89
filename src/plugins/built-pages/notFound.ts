import fs from 'node:fs/promises';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {scriptJson} from '../../lib/scriptJson';
import {applyEdits} from './edit';
import {propertyOf} from './readPage';
import type {BeginStep} from './types';

/**
 * Writes `404.js` beside the 404 page of each language but the default one. GitHub Pages, S3 and others
 * know one 404 page, that at the root: below `/fr/` its first script (src/plugins/page-weight) loads
 * this one, which puts the French page in its place before anything is painted. The address stays.
 * @param i18n Docusaurus' locales.
 * @throws When the language has no 404 page.
 */
export function notFoundStep({defaultLocale}: I18n): BeginStep {
  return ({outDir, locale}) => {
    if (locale === defaultLocale) {
      return {};
    }
    let isWritten = false;
    return {
      page: async ({path: address, file, tree}) => {
        if (address !== '/404.html') {
          return;
        }
        const html = applyEdits(await fs.readFile(file, 'utf8'), tree);
        // The parser keeps the element `html` that it has; the open template swallows the rest of the page.
        const code = `document.documentElement.lang = ${scriptJson(propertyOf(tree, 'html', 'lang'))};
document.head.replaceChildren();
document.write(${scriptJson(`${html}<template>`)});
`;
        await fs.writeFile(path.join(outDir, '404.js'), code);
        isWritten = true;
      },
      end: () => {
        if (!isWritten) {
          throw new Error(`built-pages: the site in "${locale}" has no 404.html.`);
        }
      },
    };
  };
}
