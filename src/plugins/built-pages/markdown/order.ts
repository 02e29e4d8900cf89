import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];

const idsOf = (items: readonly SidebarItem[]): readonly string[] =>
  items.flatMap((item) => {
    if (item.type !== 'category') {
      return 'id' in item && item.id ? [item.id] : [];
    }
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...idsOf(item.items)];
  });

/**
 * Lists the pages of the documentation and of the API in the order in which they are read.
 * @param all The content of the plugins.
 * @returns Routes; pages of no sidebar are not in it.
 */
export function readingOrder(all: AllContent): readonly string[] {
  const instances = Object.values(all['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  return instances
    .flatMap(({loadedVersions}) => loadedVersions)
    .flatMap(({docs, sidebars}) => {
      // Permalinks are as written; routes end in a slash, as the site's URLs do.
      const routes = new Map(docs.map(({id, permalink}) => [id, permalink.replace(/\/?$/, '/')]));
      return Object.values(sidebars)
        .flatMap(idsOf)
        .flatMap((id) => routes.get(id) ?? []);
    });
}
