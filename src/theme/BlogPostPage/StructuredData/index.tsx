/* Replaces theme-classic 3.10's: authors are teams there too, and URLs are the canonical ones. */
import {PostData} from '@site/src/features/blog/Post';

export default function BlogPostStructuredData() {
  return <PostData />;
}
