import type {PropSidebarItem, PropSidebars} from '@docusaurus/plugin-content-docs';

/** Loads the module of a page: its text as a component, and what the theme knows of it. */
export type PageLoader = () => Promise<Readonly<Record<string, unknown>>>;

/** Default export of a section's module. */
export interface Section {
  /** Name of the sidebar. */
  readonly name: string;
  /** How each of its pages is loaded, by address. */
  readonly pages: Readonly<Record<string, PageLoader>>;
}

/**
 * Lists of the documentation's sections that have been loaded so far: a page brings the one of its
 * own section along, before it is rendered (src/plugins/page-weight).
 */
export const loadedSections: PropSidebars = {};

/**
 * Called by the modules that src/plugins/page-weight writes.
 * @param name Name of the sidebar.
 * @param items Its items, as Docusaurus hands them to its theme.
 * @param pages How each of its pages is loaded, by address.
 */
export function addSection(
  name: string,
  items: PropSidebars[string],
  pages: Section['pages'],
): Section {
  loadedSections[name] = items;
  return {name, pages};
}

/**
 * @param items The items of a sidebar, as the theme hands them on.
 * @returns Name of the sidebar that they are; undefined for items below its top.
 */
export function sectionOf(items: readonly PropSidebarItem[]): string | undefined {
  return Object.keys(loadedSections).find((name) => loadedSections[name] === items);
}
