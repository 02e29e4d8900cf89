import type {PropSidebarItem, PropSidebars} from '@docusaurus/plugin-content-docs';

/**
 * Lists of the documentation's sections that have been loaded so far: a page brings the one of its
 * own section along, before it is rendered (src/plugins/docs-sections).
 */
export const loadedSections: PropSidebars = {};

/**
 * Called by the modules that src/plugins/docs-sections writes.
 * @param name Name of the sidebar.
 * @param items Its items, as Docusaurus hands them to its theme.
 * @returns The items.
 */
export function addSection(name: string, items: PropSidebars[string]): PropSidebars[string] {
  loadedSections[name] = items;
  return items;
}

/**
 * @param items The items of a sidebar, as the theme hands them on.
 * @returns Name of the sidebar that they are; undefined for items below its top.
 */
export function sectionOf(items: readonly PropSidebarItem[]): string | undefined {
  return Object.keys(loadedSections).find((name) => loadedSections[name] === items);
}
