import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {DocsGroup, DocsLink} from './types';

type Version = LoadedContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

function linksOf(items: readonly SidebarItem[], docs: Version['docs']): readonly DocsLink[] {
  return items.flatMap((item) => {
    const doc = item.type === 'doc' && docs.find(({id}) => id === item.id);
    // Routes end in a slash, and the description is the page's own.
    return doc
      ? [
          {
            label: item.label ?? doc.frontMatter.sidebar_label ?? doc.title,
            text: doc.description,
            to: doc.permalink.replace(/\/?$/, '/'),
          },
        ]
      : [];
  });
}

/**
 * @param version Of the documentation, as its plugin loads it.
 * @param sidebar Name of one of its sidebars.
 * @returns The sidebar's groups with their pages; pages of no group come first, in one without a name,
 *   but for the sidebar's first page, which shows the others.
 */
export function groupsOf({sidebars, docs}: Version, sidebar: string): readonly DocsGroup[] {
  const [, ...items] = sidebars[sidebar] ?? [];
  const groups = items.flatMap((item): DocsGroup[] =>
    item.type === 'category'
      ? [{id: item.key ?? item.label, label: item.label, links: linksOf(item.items, docs)}]
      : [],
  );
  return [{id: '', label: '', links: linksOf(items, docs)}, ...groups].filter(
    ({links}) => links.length > 0,
  );
}

/**
 * Writes `guides.json` for the overview of the guides (see README).
 * @returns The plugin. While loading content it throws when the sidebar has no pages.
 */
export default function docsIndex(): Plugin {
  return {
    name: 'docs-index',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const groups = content.loadedVersions.flatMap((version) => groupsOf(version, 'guides'));
      if (groups.length === 0) {
        throw new Error(
          'docs-index: sidebars.ts has no sidebar "guides" with pages, so their overview would be empty. Change its name here as well.',
        );
      }
      await actions.createData('guides.json', groups);
    },
  };
}
