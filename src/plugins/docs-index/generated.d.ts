/** Written by this plugin at each build. */
declare module '@generated/docs-index/default/guides.json' {
  import type {DocsGroup} from '@site/src/plugins/docs-index/types';

  const groups: readonly DocsGroup[];
  export default groups;
}
