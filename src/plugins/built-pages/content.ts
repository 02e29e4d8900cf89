import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];
type FrontMatter = Readonly<Record<string, unknown>>;

interface Source {
  readonly permalink: string;
  readonly frontMatter?: unknown;
}

/** Content of all instances of a plugin. */
const contentsOf = (all: AllContent, plugin: string): readonly unknown[] =>
  Object.values(all[plugin] ?? {});

const versionsOf = (all: AllContent): DocsContent['loadedVersions'] =>
  (contentsOf(all, 'docusaurus-plugin-content-docs') as readonly DocsContent[]).flatMap(
    ({loadedVersions}) => loadedVersions,
  );

/** Permalinks are as written; routes end in a slash, as the site's addresses do. */
const routeOf = (permalink: string): string => permalink.replace(/\/?$/, '/');

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
  return versionsOf(all).flatMap(({docs, sidebars}) => {
    const routes = new Map(docs.map(({id, permalink}) => [id, routeOf(permalink)]));
    return Object.values(sidebars)
      .flatMap((items) => [...idsOf(items)])
      .flatMap((id) => routes.get(id) ?? []);
  });
}

/**
 * Collects the front matter of documentation, posts and Markdown pages.
 * @param all What the plugins loaded, translated.
 * @returns By route.
 */
export function frontMatterByRoute(all: AllContent): ReadonlyMap<string, FrontMatter> {
  const sources: readonly Source[] = [
    ...versionsOf(all).flatMap(({docs}) => docs),
    ...(contentsOf(all, 'docusaurus-plugin-content-blog') as readonly BlogContent[]).flatMap(
      ({blogPosts}) => blogPosts.map(({metadata}) => metadata),
    ),
    ...(
      contentsOf(all, 'docusaurus-plugin-content-pages') as readonly (readonly Source[])[]
    ).flat(),
  ];
  return new Map(
    sources.flatMap(({permalink, frontMatter}) =>
      frontMatter ? [[routeOf(permalink), frontMatter as FrontMatter] as const] : [],
    ),
  );
}
