/*
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogPostItem/Header: category, date and reading
 * time as in the list, the team's byline in one line, and the post as Markdown. Lists have entries of
 * their own.
 */
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {PostHeader} from '@site/src/features/blog/Post';
import {MarkdownLinks} from '@site/src/features/reading/MarkdownLinks';
import {Contents} from '@site/src/features/reading/Contents';

export default function BlogPostItemHeader() {
  return (
    <PostHeader>
      <MarkdownLinks />
      <Contents toc={useBlogPost().toc} />
    </PostHeader>
  );
}
