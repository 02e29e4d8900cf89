/** Written by this plugin at each build. */
declare module '@generated/blog-index/default/posts.json' {
  import type {BlogIndex} from '@site/src/plugins/blog-index/types';

  const index: BlogIndex;
  export default index;
}
