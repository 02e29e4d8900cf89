import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  useActivePlugin,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {Breadcrumbs, type Breadcrumb} from '@site/src/components/Breadcrumbs';
import {useSections} from './useSections';

const documentation = {
  name: translate({id: 'docs.trail.documentation', message: 'Documentation'}),
  path: '/documentation/',
};

const reference = {
  name: translate({id: 'docs.trail.api', message: 'API documentation'}),
  path: '/api-documentation/',
};

/** The way up from a page: its section, the groups of the section's list, and the page. */
export function DocTrail(): ReactNode {
  const sidebar = useDocsSidebar()?.name;
  const items = useSidebarBreadcrumbs() ?? [];
  const section = useSections().find((candidate) => candidate.sidebar === sidebar);
  const {name, path} = useActivePlugin()?.pluginId === 'api' ? reference : documentation;
  const root = {name, path: useBaseUrl(path)};
  const page = items.at(-1)?.href;
  if (page === undefined || page === root.path) {
    return null;
  }
  // The reference's own list begins with the root.
  const listed = items
    .filter(({href}) => href !== root.path)
    .map(({label, href}): Breadcrumb => ({name: label, path: href}));
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
