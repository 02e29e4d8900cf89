import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options} from '@docusaurus/preset-classic';
import partsOnUse from '../plugins/page-weight/partsOnUse';
import staticCode from '../plugins/static-code';
import staticTables from '../plugins/static-tables';
import {brand} from './brand';
import {loadBuildTexts} from './buildTexts';
import {createFeedItems} from './feedItems';
import {currentLocale, i18n} from './locales';

const siteDir = path.join(__dirname, '../..');

/** For all MDX: fences are coloured and tables marked once, in the build, and pages import the parts that they use. */
export const mdx = {
  // Before Docusaurus hands every diagram to its theme.
  beforeDefaultRemarkPlugins: [staticCode],
  remarkPlugins: [partsOnUse, staticTables],
};

/** Options of the documentation's plugin. */
export const docsOptions = {
  ...mdx,
  path: 'docs',
  routeBasePath: 'documentation',
  sidebarPath: './sidebars.ts',
  editUrl: brand.editUrl,
  editLocalizedFiles: true,
  showLastUpdateTime: true,
} satisfies DocsOptions;

/** @returns Options of the classic preset for the locale under way. */
export function presetOptions(): Options {
  const texts = loadBuildTexts(siteDir, currentLocale());
  return {
    // src/plugins/page-weight/docsSections.ts replaces it.
    docs: false,
    blog: {
      ...mdx,
      path: 'blog',
      routeBasePath: 'blog',
      blogTitle: 'Blog',
      blogDescription: `How teams test on real devices: tutorials with code that runs, product updates, case studies and engineering notes from ${brand.name}.`,
      // The list has search, categories and pages: a column of recent posts would say them again.
      blogSidebarCount: 0,
      archiveBasePath: null,
      postsPerPage: 4,
      showReadingTime: true,
      onInlineAuthors: 'throw',
      onInlineTags: 'throw',
      onUntruncatedBlogPosts: 'throw',
      feedOptions: {
        type: ['rss', 'atom', 'json'],
        title: texts['feeds.title'],
        description: texts['feeds.description'],
        language: i18n.localeConfigs[currentLocale()].htmlLang,
        copyright: brand.name,
        limit: false,
        createFeedItems,
      },
    },
    pages: {...mdx, path: 'src/pages'},
    theme: {
      customCss: ['fonts', 'tokens', 'custom', 'parts', 'prose', 'print'].map(
        (name) => `./src/css/${name}.css`,
      ),
    },
    sitemap: {
      // One author, the team, who has no page worth finding.
      ignorePatterns: ['**/blog/authors/**'],
      lastmod: 'date',
    },
  };
}
