import fs from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS} from '../../src/lib/pageAddress';
import {projectRoot} from '../lib/paths';

/** The classic template with our addresses; what our pages import of values is empty. */
const CONFIG = `
const i18n = {defaultLocale: 'en', locales: ['en', 'fr']};
const words = (text) => text.replace(/(?<![\\w%{])%([a-z][A-Za-z]{2,})%/g, 'https://firegrid.example');
const values = (line, names = '') => (names.match(/\\b[a-z]\\w*/g) ?? []).map((name) => \`export const \${name} = '';\`).join('\\n');
module.exports = {
  title: 'Stock',
  url: 'https://stock.example',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true, faster: true},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  i18n,
  markdown: {
    mermaid: true,
    preprocessor: ({fileContent}) => words(fileContent).replace(/^(?:import (.*)|export .*) from '@site\\/src\\/.*';$/gm, values),
  },
  presets: [['classic', {
    docs: {path: 'docs', routeBasePath: 'documentation'},
    blog: {path: 'blog', onUntruncatedBlogPosts: 'ignore', onInlineTags: 'ignore'},
    pages: {path: 'src/pages'},
  }]],
  themes: ['@docusaurus/theme-mermaid'],
  plugins: [['@docusaurus/plugin-content-docs', {id: 'api', path: 'openapi/pages', routeBasePath: 'api-documentation'}]],
  themeConfig: {
    navbar: {title: 'Stock', items: [{to: '/documentation/', label: 'Docs'}, {to: '/blog/', label: 'Blog'}, {type: 'localeDropdown'}]},
    footer: {style: 'dark', copyright: 'Stock'},
  },
};
`;

const HOME = `
import Layout from '@theme/Layout';
export default function Home() {
  return <Layout title="Home"><main><h1>Stock</h1></main></Layout>;
}
`;

/** Parts of our pages that the theme does not have show what is in them. */
const components = (names: readonly string[]): string => `
import Original from '@theme-original/MDXComponents';
const Part = ({children}) => <div>{children}</div>;
export default {...Original, ${names.map((name) => `${name}: Part`).join(', ')}};
`;

const isPage = (file: string): boolean => /\.(?:mdx|yml)$/.test(file) || !path.extname(file);

/**
 * Writes the stock site: Docusaurus' classic preset with the same documents in both languages, the same
 * bundler, and nothing of ours. Parts of pages that are components of ours become plain containers.
 * @param root Folder from withFolder().
 */
export function writeStockSite(root: string): void {
  const translations = CONTENT_FOLDERS.map(
    ({translation}) => `i18n/fr/docusaurus-plugin-content-${translation}`,
  );
  const names = new Set<string>();
  for (const folder of [...CONTENT_FOLDERS.map(({source}) => source), ...translations]) {
    const target = path.join(root, folder);
    fs.cpSync(path.join(projectRoot, folder), target, {recursive: true, filter: isPage});
    for (const name of fs.readdirSync(target, {recursive: true, encoding: 'utf8'})) {
      const text = name.endsWith('.mdx') ? fs.readFileSync(path.join(target, name), 'utf8') : '';
      [...text.matchAll(/<([A-Z]\w+)/g)].forEach(([, tag = '']) => names.add(tag));
    }
  }
  const files = {
    'docusaurus.config.js': CONFIG,
    'package.json': '{"name": "stock", "version": "1.0.0"}',
    'src/pages/index.js': HOME,
    'src/theme/MDXComponents.js': components([...names]),
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    fs.writeFileSync(path.join(root, name), text);
  }
}
