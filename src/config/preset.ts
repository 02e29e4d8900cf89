import path from 'node:path';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options} from '@docusaurus/preset-classic';
import {withExtras} from '../plugins/blog/posts';
import directives from '../plugins/directives';
import partsOnUse from '../plugins/page-weight/partsOnUse';
import staleSections, {findStaleSections} from '../plugins/stale-sections';
import staticCode from '../plugins/static-code';
import staticTables from '../plugins/static-tables';
import {brand} from './brand';
import {loadBuildTexts} from './buildTexts';
import type {SiteEnv} from './env';
import {createChangelogItems, createFeedItems} from './feedItems';
import {currentLocale, defaultLocale, i18n} from './locales';
import {mdxParts} from './mdxParts';

const siteDir = path.join(__dirname, '../..');

const translation = {
  siteDir,
  stale: findStaleSections(siteDir, currentLocale()),
  ...(currentLocale() !== defaultLocale && {original: defaultLocale}),
};

/**
 * For all MDX: fences are coloured and tables marked once, in the build, and pages import the parts that they use.
 * Functions hold their options, since Docusaurus sends all others to every visitor.
 */
export const mdx = {
  // Before Docusaurus makes boxes of directives, and hands every diagram to its theme.
  beforeDefaultRemarkPlugins: [() => directives({siteDir}), staticCode],
  remarkPlugins: [() => staleSections(translation), () => partsOnUse(mdxParts), staticTables],
};

/** Options of both feeds. */
const feeds = {
  type: ['rss', 'atom', 'json'],
  language: i18n.localeConfigs[currentLocale()].htmlLang,
  copyright: brand.name,
  limit: false,
} satisfies BlogOptions['feedOptions'];

/** @returns Options of the log of changes, a second blog, for the locale under way. */
export function changelogOptions() {
  const texts = loadBuildTexts(siteDir, currentLocale());
  return {
    ...mdx,
    id: 'changelog',
    path: 'changelog',
    routeBasePath: 'changelog',
    blogTitle: 'Website changelog',
    blogDescription: `What is new on the website of ${brand.name}, day by day: documentation, search, API reference, accessibility and speed, with a feed to follow.`,
    blogListComponent: '@site/src/pages/_changelog',
    blogSidebarCount: 0,
    postsPerPage: 'ALL',
    onUntruncatedBlogPosts: 'ignore',
    feedOptions: {
      ...feeds,
      title: texts['changelog.feeds.title'],
      description: texts['changelog.feeds.description'],
      createFeedItems: createChangelogItems,
    },
  } satisfies BlogOptions & {readonly id: string};
}

/** @returns Options of the blog for the locale under way. */
export function blogOptions() {
  const texts = loadBuildTexts(siteDir, currentLocale());
  return {
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
    processBlogPosts: async ({blogPosts}) => Promise.resolve(withExtras(blogPosts)),
    onInlineAuthors: 'throw',
    onInlineTags: 'throw',
    onUntruncatedBlogPosts: 'throw',
    feedOptions: {
      ...feeds,
      title: texts['feeds.title'],
      description: texts['feeds.description'],
      createFeedItems,
    },
  } satisfies BlogOptions;
}

/**
 * @param env Checked environment of the build.
 * @returns Options of the classic preset. Its blog is src/plugins/blog.
 */
export const presetOptions = ({editUrl}: Pick<SiteEnv, 'editUrl'>) =>
  ({
    docs: {
      ...mdx,
      path: 'docs',
      routeBasePath: 'documentation',
      sidebarPath: './sidebars.ts',
      editUrl,
      editLocalizedFiles: true,
      showLastUpdateTime: true,
    },
    blog: false,
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
  }) satisfies Options;
