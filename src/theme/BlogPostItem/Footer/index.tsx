/*
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogPostItem/Footer: more of the category, and
 * the feeds. Lists have entries of their own.
 */
import type {ReactNode} from 'react';
import {PostFooter} from '@site/src/features/blog/Post';

export default function BlogPostItemFooter(): ReactNode {
  return <PostFooter />;
}
