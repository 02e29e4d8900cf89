/* Replaces theme-classic 3.10's: authors are teams there too, and URLs are the canonical ones. */
import type {ReactNode} from 'react';
import {PostData} from '@site/src/features/blog/Post';

export default function BlogPostStructuredData(): ReactNode {
  return <PostData />;
}
