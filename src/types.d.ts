/** Pages, and parts of pages, in the language of the build: src/plugins/routes. */
declare module '@pages/*.mdx' {
  import type {TOCItem} from '@docusaurus/mdx-loader';
  import type {ComponentType} from 'react';

  // oxlint-disable-next-line typescript/no-explicit-any -- as MDX has it: each component has its own props
  const Content: ComponentType<{readonly components?: Record<string, ComponentType<any>>}>;
  export default Content;
  /** Text of the heading of the first level. */
  export const contentTitle: string;
  export const toc: readonly TOCItem[];
}

declare module '*.woff2' {
  const url: string;
  export default url;
}
