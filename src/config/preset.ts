import type {Options} from '@docusaurus/preset-classic';
import {brand} from './brand';
import {currentLocale} from './locales';

/** @returns Options of the classic preset for the locale under way. */
export function presetOptions(): Options {
  return {
    docs: {
      path: 'docs',
      routeBasePath: 'documentation',
      sidebarPath: './sidebars.ts',
    },
    blog: {
      path: 'blog',
      routeBasePath: 'blog',
      blogTitle: 'Blog',
      blogDescription: `How teams test on real devices: tutorials, product updates and engineering notes from ${brand.name}.`,
      blogSidebarTitle: 'Recent posts',
      postsPerPage: 6,
      showReadingTime: true,
      onInlineAuthors: 'throw',
      onInlineTags: 'throw',
      onUntruncatedBlogPosts: 'throw',
      feedOptions: {
        type: ['rss', 'atom', 'json'],
        title: brand.name,
        description: brand.tagline[currentLocale()],
      },
    },
    pages: {path: 'src/pages'},
    theme: {customCss: ['./src/css/tokens.css', './src/css/custom.css']},
    sitemap: {ignorePatterns: ['/blog/tags/**', '/fr/blog/tags/**']},
  };
}
