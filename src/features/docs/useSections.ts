import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {docsSections, type DocsSection} from '@site/src/data/documentation';

interface LinkedSection extends DocsSection {
  /** Path of the section's first page. */
  readonly path: string;
}

/**
 * The sections of the documentation with their first pages. One that has none yet, a list of links
 * to other places, is left out.
 */
export function useSections(): readonly LinkedSection[] {
  const sidebars = useAllDocsData().default?.versions[0]?.sidebars ?? {};
  return docsSections.flatMap((section) => {
    const path = sidebars[section.sidebar]?.link?.path;
    return path === undefined ? [] : [{...section, path}];
  });
}
