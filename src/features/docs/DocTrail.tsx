import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {Breadcrumbs, type Breadcrumb} from '@site/src/components/PageTitle/Breadcrumbs';
import {useSections} from './useSections';

const documentation = {
  name: translate({id: 'docs.trail.documentation', message: 'Documentation'}),
  path: '/documentation/',
};

const reference = {
  name: translate({id: 'docs.trail.api', message: 'API documentation'}),
  path: '/api-documentation/',
};

/**
 * The groups around a page in its section's list, and the page. Docusaurus' own hook looks up the plugin of
 * the page by sorting names, which takes a slow phone 35 ms of its first visit.
 */
function findTrail(items: readonly PropSidebarItem[], path: string): readonly Breadcrumb[] {
  for (const item of items) {
    if (item.type !== 'html') {
      const crumb = {name: item.label, path: item.href};
      const below = item.type === 'category' ? findTrail(item.items, path) : [];
      if (below.length > 0 || isSamePath(item.href, path)) {
        return [crumb, ...below];
      }
    }
  }
  return [];
}

/** The way up from a page: its section, the groups of the section's list, and the page. */
export function DocTrail() {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  const items = findTrail(sidebar?.items ?? [], pathname);
  const section = useSections().find((candidate) => candidate.sidebar === sidebar?.name);
  const {name, path} = useDocsVersion().pluginId === 'api' ? reference : documentation;
  const root = {name, path: useBaseUrl(path)};
  const page = items.at(-1)?.path;
  if (page === undefined || page === root.path) {
    return null;
  }
  // The reference's own list begins with the root.
  const listed = items.filter((item) => item.path !== root.path);
  // A section's name leads to its first page: there, and below the root's, it says nothing more.
  const isTold = section === undefined || [page, root.path].includes(section.path);
  const above = isTold ? [root] : [root, {name: section.label, path: section.path}];
  return (
    <Breadcrumbs
      label={translate({id: 'docs.trail.label', message: 'Breadcrumbs'})}
      crumbs={[...above, ...listed]}
    />
  );
}
