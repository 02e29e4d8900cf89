import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];

function* idsOf(items: readonly SidebarItem[]): Generator<string> {
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') {
      yield item.id;
    } else if (item.type === 'category') {
      if (item.link?.type === 'doc') {
        yield item.link.id;
      }
      yield* idsOf(item.items);
    }
  }
}

/**
 * Lists the pages of the documentation and of the API in the order in which they are read.
 * @param all What the plugins loaded.
 * @returns Routes; pages of no sidebar are not in it.
 */
export function readingOrder(all: AllContent): readonly string[] {
  const instances = Object.values(all['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  return instances
    .flatMap(({loadedVersions}) => loadedVersions)
    .flatMap(({docs, sidebars}) => {
      // Permalinks are as written; routes end in a slash, as the site's addresses do.
      const routes = new Map(docs.map(({id, permalink}) => [id, permalink.replace(/\/?$/, '/')]));
      return Object.values(sidebars)
        .flatMap((items) => [...idsOf(items)])
        .flatMap((id) => routes.get(id) ?? []);
    });
}
