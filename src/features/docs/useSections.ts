import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {docsSections} from '@site/src/data/documentation';

/**
 * The sections of the documentation with the paths of their first pages. One that has none yet, a list of links
 * to other places, is left out.
 */
export function useSections() {
  const sidebars = useAllDocsData().default?.versions[0]?.sidebars ?? {};
  return docsSections.flatMap((section) => {
    const path = sidebars[section.sidebar]?.link?.path;
    return path === undefined ? [] : [{...section, path}];
  });
}
