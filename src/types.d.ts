/** Legal texts in the language of the build: src/plugins/legal-documents. */
declare module '@legal/*.mdx' {
  import type {ComponentType} from 'react';

  const Content: ComponentType<{readonly components?: Record<string, ComponentType>}>;
  export default Content;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}
