/*
 * Wraps @docusaurus/theme-classic's BlogAuthorsListPage, which has no description.
 */
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalBlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPage(props: Props) {
  return (
    <>
      <PageMetadata
        description={translate({
          id: 'blog.authors.description',
          message:
            'Who writes the {brand} blog: the engineers who keep the device cloud running, with the number of posts by each team.',
        })}
      />
      <OriginalBlogAuthorsListPage {...props} />
    </>
  );
}
