import fs from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../lib/paths';
import {buildSite, withFolder} from '../lib/siteCopy';
import {median, type Figure} from './figure';
import {withSecureSite} from './h2';
import {writeStockSite} from './stock';
import {withLighthouse} from './visits';
import {scriptsOf} from './weight';

const PAGES = ['/', '/documentation/quick-start/'];
const VISITS = 3;

/** Copied of src/plugins: the package, and the modules by which its step reads and edits pages. */
const COPIED = [
  'page-weight',
  ...['edit', 'readPage', 'types'].map((name) => `built-pages/${name}.ts`),
];

/** All that a site has to say to use it. */
const FILES: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `
const stock = require('./stock.config.js');
const {pageTemplate} = require('./plugins/page-weight/template');
const [[name, preset]] = stock.presets;
module.exports = {
  ...stock,
  ssrTemplate: pageTemplate,
  presets: [[name, {...preset, theme: {customCss: ['./fonts.css', './later.css']}}]],
  plugins: [
    ...stock.plugins,
    ['./plugins/page-weight/index.ts', {
      notice: {text: 'A part is missing.', reload: 'Reload'},
      unusedClasses: [],
      faces: /fonts\\.css$/,
      parts: /Tabs.*\\.module\\.css$/,
    }],
    './plugins/firstScreen.ts',
  ],
};
`,
  'fonts.css': "@font-face { font-family: 'Display'; src: local('Arial'); }",
  'later.css':
    '[data-face] [data-later] { content-visibility: auto; contain-intrinsic-block-size: auto 20rem; }',
  'plugins/firstScreen.ts': `
import fs from 'node:fs';
import path from 'node:path';
import {select} from 'hast-util-select';
import {applyEdits, editsOf} from './built-pages/edit';
import {listFiles, parsePage} from './built-pages/readPage';
import {firstScreenStep} from './page-weight/firstScreen';
export default () => ({
  name: 'first-screen',
  postBuild: async ({outDir, baseUrl}) => {
    const {page} = await firstScreenStep({outDir, baseUrl});
    for (const name of listFiles(outDir, '.html')) {
      const file = path.join(outDir, name);
      const html = fs.readFileSync(file, 'utf8');
      const tree = parsePage(html);
      await page({tree, head: select('head', tree)});
      fs.writeFileSync(file, applyEdits(html, editsOf(tree)));
    }
  },
});
`,
};

/** Adds src/plugins/page-weight to the stock site. */
function addFirstVisit(root: string): void {
  for (const name of COPIED) {
    fs.cpSync(path.join(projectRoot, 'src', 'plugins', name), path.join(root, 'plugins', name), {
      recursive: true,
      filter: (file) => !file.includes('__tests__'),
    });
  }
  fs.renameSync(path.join(root, 'docusaurus.config.js'), path.join(root, 'stock.config.js'));
  for (const [name, text] of Object.entries(FILES)) {
    fs.writeFileSync(path.join(root, name), text);
  }
}

/** Figures of a page, in KB and milliseconds. */
interface Measured {
  readonly scripts: number;
  readonly largestPaint: number;
  readonly blocking: number;
}

async function measure(dir: string): Promise<readonly Measured[]> {
  const scripts = await scriptsOf(dir, PAGES);
  return withSecureSite(dir, (site) =>
    withLighthouse(async (visit) => {
      const measured: Measured[] = [];
      for (const [index, page] of PAGES.entries()) {
        const visits: {readonly largestPaint: number; readonly blocking: number}[] = [];
        for (let time = 0; time < VISITS; time += 1) {
          visits.push(await visit(site + page, true));
        }
        measured.push({
          scripts: scripts[index] ?? NaN,
          largestPaint: median(visits.map(({largestPaint}) => largestPaint)),
          blocking: median(visits.map(({blocking}) => blocking)),
        });
      }
      return measured;
    }),
  );
}

async function build(isLight: boolean): Promise<readonly Measured[]> {
  return withFolder(async (root) => {
    writeStockSite(root);
    if (isLight) {
      addFirstVisit(root);
    }
    await buildSite(root, ['--locale', 'en']);
    return measure(path.join(root, 'build'));
  });
}

/**
 * Builds the stock site with src/plugins/page-weight and without it: nothing in it is this site's alone.
 * @returns Scripts, largest paint and blocking of two pages with it, beside those without.
 */
export async function benchFirstVisit(): Promise<Figure[]> {
  const light = await build(true);
  const stock = await build(false);
  return PAGES.flatMap((page, index) => {
    const [ours, reference] = [light[index], stock[index]];
    const figure = (key: keyof Measured, unit: string, limit: number): Figure => ({
      name: `stock site, ${page} ${key}, with page-weight`,
      ...{ours: ours?.[key] ?? NaN, reference: reference?.[key] ?? NaN, unit, limit},
    });
    return [
      figure('scripts', 'KB', 1),
      figure('largestPaint', 'ms', 0.7),
      figure('blocking', 'ms', 1),
    ];
  });
}
