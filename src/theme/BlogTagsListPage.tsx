/*
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogTagsListPage: the tags are four categories,
 * which need no letters above them but a word about each.
 */
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import clsx from 'clsx';
import {CategoryList} from '@site/src/features/blog/CategoryList';

export default function BlogTagsListPage({tags}: Props) {
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}
    >
      <PageMetadata
        title={translate({id: 'blog.categories.title', message: 'Categories of the blog'})}
        description={translate({
          id: 'blog.categories.description',
          message:
            'The {brand} blog by category: product updates, tutorials, case studies, industry insights for QA teams and notes on our own engineering.',
        })}
      />
      <CategoryList tags={tags} />
    </HtmlClassNameProvider>
  );
}
