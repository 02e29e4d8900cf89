/** Legal texts in the language of the build: src/plugins/routes. */
declare module '@legal/*.mdx' {
  import type {TOCItem} from '@docusaurus/mdx-loader';
  import type {ComponentType} from 'react';

  const Content: ComponentType<{readonly components?: Record<string, ComponentType>}>;
  export default Content;
  /** Text of the heading of the first level. */
  export const contentTitle: string;
  export const toc: readonly TOCItem[];
}

declare module '*.woff2' {
  const url: string;
  export default url;
}
