/*
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogListPage: the list can be searched and
 * filtered, and each of its pages has its own title and description. No structured data of
 * type Blog: search engines have no use for it, and the posts describe themselves.
 */
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogListPage';
import clsx from 'clsx';
import {BlogList} from '@site/src/features/blog/BlogList';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';

export default function BlogListPage({metadata}: Props) {
  const {blogTitle, blogDescription, page, totalPages, postsPerPage} = metadata;
  const {brand} = useSiteConfig();
  const isFirst = page === 1;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata
        title={
          isFirst
            ? blogTitle
            : translate({id: 'blog.page.title', message: 'Blog, page {page}'}, {page})
        }
        description={
          isFirst
            ? blogDescription
            : translate(
                {
                  id: 'blog.page.description',
                  message:
                    'Page {page} of {pages} of the {brand} blog: earlier tutorials, product updates, case studies and notes on testing with real devices.',
                },
                {page, pages: totalPages, brand},
              )
        }
      />
      <BlogList
        title={blogTitle}
        intro={blogDescription}
        category={null}
        page={page}
        pageSize={postsPerPage}
      />
    </HtmlClassNameProvider>
  );
}
