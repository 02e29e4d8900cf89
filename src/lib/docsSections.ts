import type {PropSidebars} from '@docusaurus/plugin-content-docs';

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
