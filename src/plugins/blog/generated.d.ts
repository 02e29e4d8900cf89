/** Written by this plugin at each build. */
declare module '@generated/docusaurus-plugin-content-blog/default/posts.json' {
  import type {BlogIndex} from '@site/src/plugins/blog/types';

  const index: BlogIndex;
  export default index;
}
