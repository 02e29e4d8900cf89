/*
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogPostItem/Footer: more of the category, the feeds and
 * related posts. Lists have their own entries.
 */
import {PostFooter} from '@site/src/features/blog/Post';
import {RelatedPosts} from '@site/src/features/blog/RelatedPosts';

export default function BlogPostItemFooter() {
  return (
    <>
      <PostFooter />
      <RelatedPosts />
    </>
  );
}
