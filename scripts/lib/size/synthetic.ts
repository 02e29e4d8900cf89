import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {filesBelow, projectRoot} from '../paths';
import {buildSite, withSiteCopy} from '../siteCopy';
import {sumOf} from './budget';
import {measurePage, withSite} from './measure';

/** How many pages one section of the synthetic documentation has, as a large real one would. */
const PAGES_PER_SECTION = 25;

/** The documentation in each language, from the project's root. */
const FOLDERS = ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current'];

/** For `--config` of builds in copies. */
export const WITHOUT_POST_BUILD = ['--config', 'scripts/lib/size/synthetic.config.ts'];

/**
 * Adds copies of real pages to the documentation in both languages, in sections of their own, with
 * addresses as unlike as words.
 * @param root A copy of the site.
 * @param count How many pages.
 */
export function addDocuments(root: string, count: number): void {
  // The overview has an address of its own.
  const pages = filesBelow(path.join(projectRoot, 'docs'), '', /^(?!index\.).*\.mdx$/);
  const sections: Record<string, string[]> = {};
  for (let index = 0; index < count; index += 1) {
    const section = `synthetic${Math.floor(index / PAGES_PER_SECTION)}`;
    const id = `${section}/${createHash('sha1').update(String(index)).digest('hex').slice(0, 12)}`;
    for (const folder of FOLDERS) {
      const target = path.join(root, folder, `${id}.mdx`);
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.copyFileSync(path.join(projectRoot, folder, pages[index % pages.length] ?? ''), target);
    }
    (sections[section] ??= []).push(id);
  }
  const sidebars = path.join(root, 'sidebars.ts');
  fs.renameSync(sidebars, path.join(root, 'realSidebars.ts'));
  fs.writeFileSync(
    sidebars,
    `import real from './realSidebars';\nexport default {...real, ...${JSON.stringify(sections)}};\n`,
  );
}

/** The page by which sites with more and fewer documents are compared. */
export const SYNTHETIC_PAGE = '/documentation/quick-start/';

/**
 * Builds the English site with synthetic pages in its documentation, in a copy that goes away.
 * @param count How many pages.
 * @returns Bytes of js that SYNTHETIC_PAGE loads.
 * @throws Error with the build's output when it fails.
 */
export const measureSynthetic = async (count: number): Promise<number> =>
  withSiteCopy(async (root) => {
    addDocuments(root, count);
    // A copy that is built once needs no cache.
    const env = {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'};
    await buildSite(root, ['--locale', 'en', ...WITHOUT_POST_BUILD], env);
    return withSite(path.join(root, 'build'), async (site, browser) =>
      sumOf(await measurePage(browser, site + SYNTHETIC_PAGE), 'js'),
    );
  });
