/*
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogTagsPostsPage: a category is the same list as
 * the blog's, with its own title and description.
 */
import categoryDescriptions from '@generated/content/default/blog-categories.json';
import {translate} from '@docusaurus/Translate';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  UnlistedMetadata,
} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsPostsPage';
import clsx from 'clsx';
import {BlogList} from '@site/src/features/blog/BlogList';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';

export default function BlogTagsPostsPage({tag, listMetadata}: Props) {
  const {brand} = useSiteConfig();
  const {page, postsPerPage} = listMetadata;
  const slug = tag.permalink.split('/').filter(Boolean).at(-1) ?? '';
  const title =
    page === 1
      ? translate(
          {id: 'blog.category.title', message: '{category}: blog posts'},
          {category: tag.label},
        )
      : translate(
          {id: 'blog.category.pageTitle', message: '{category}: blog posts, page {page}'},
          {category: tag.label, page},
        );
  const description =
    page === 1
      ? (categoryDescriptions[slug] ?? tag.description)
      : translate(
          {
            id: 'blog.category.pageDescription',
            message:
              'Page {page} of the posts in “{category}” on the {brand} blog: earlier posts on testing with real devices, the newest first.',
          },
          {page, category: tag.label, brand},
        );
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}
    >
      <PageMetadata title={title} description={description} />
      {/* Without the theme's banner: all categories would load admonitions for it. */}
      {tag.unlisted && <UnlistedMetadata />}
      <BlogList
        title={tag.label}
        intro={tag.description ?? ''}
        category={slug}
        page={page}
        pageSize={postsPerPage}
      />
    </HtmlClassNameProvider>
  );
}
