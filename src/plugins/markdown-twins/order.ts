import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

type SidebarItem = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

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
 * @param allContent What the plugins loaded.
 * @returns Paths, with the language's; pages of no sidebar are not in it.
 */
export function readingOrder(allContent: AllContent): readonly string[] {
  const contents = Object.values(allContent[DOCS_PLUGIN] ?? {}) as readonly LoadedContent[];
  return contents
    .flatMap(({loadedVersions}) => loadedVersions)
    .flatMap(({docs, sidebars}) => {
      // Permalinks are as written; routes end in a slash, as the site's addresses do.
      const paths = new Map(docs.map(({id, permalink}) => [id, permalink.replace(/\/?$/, '/')]));
      return Object.values(sidebars)
        .flatMap((items) => [...idsOf(items)])
        .flatMap((id) => paths.get(id) ?? []);
    });
}
