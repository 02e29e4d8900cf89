import type {ComponentType, ReactNode} from 'react';

export interface LegalText {
  readonly Text: ComponentType<{readonly components?: Record<string, ComponentType>}>;
  /** Provides what MDX may use: too much to be loaded with every page. */
  readonly MDXContent: ComponentType<{readonly children: ReactNode}>;
}

async function withProvider(
  text: Promise<{readonly default: LegalText['Text']}>,
): Promise<LegalText> {
  const [{default: Text}, {default: MDXContent}] = await Promise.all([
    text,
    import('@theme/MDXContent'),
  ]);
  return {Text, MDXContent};
}

/**
 * The texts of the legal pages by their paths, each in its own chunk. `@pages` has the pages in the language
 * of the build, set by src/plugins/routes.
 */
export const loadLegalText: Readonly<Record<string, () => Promise<LegalText>>> = {
  '/privacy/': async () => withProvider(import('@pages/legal/privacy.mdx')),
  '/terms-of-service/': async () => withProvider(import('@pages/legal/terms-of-service.mdx')),
  '/cookies/': async () => withProvider(import('@pages/legal/cookies.mdx')),
};
