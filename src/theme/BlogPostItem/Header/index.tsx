/*
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogPostItem/Header: category, date and reading
 * time as in the list, the team's byline in one line, and the post as Markdown. Lists have entries of
 * their own.
 */
import type {ReactNode} from 'react';
import {PostHeader} from '@site/src/features/blog/PostHeader';
import {MarkdownLinks} from '@site/src/features/pageMarkdown/MarkdownLinks';

export default function BlogPostItemHeader(): ReactNode {
  return (
    <PostHeader>
      <MarkdownLinks />
    </PostHeader>
  );
}
