import type {PropSidebarItem, PropSidebars} from '@docusaurus/plugin-content-docs';

/** Loads the module of a page: its text as a component, and what the theme knows of it. */
export type PageLoader = () => Promise<unknown>;

/**
 * Lists of the documentation's sections that have been loaded so far: a page brings the one of its
 * own section along, before it is rendered (src/plugins/page-weight).
 */
export const loadedSections: PropSidebars = {};

const pages = new Map<string, PageLoader>();

/**
 * @param path Address of a page, as a route or a link has it.
 * @returns The address without a slash at its end, by which pages are known here.
 */
export const pageKey = (path: string): string => path.replace(/\/$/, '');

/**
 * Called by the modules that src/plugins/page-weight writes.
 * @param name Name of the sidebar.
 * @param items Its items, as Docusaurus hands them to its theme.
 * @param loaders How each of its pages is loaded, by address.
 * @returns The items.
 */
export function addSection(
  name: string,
  items: PropSidebars[string],
  loaders: Readonly<Record<string, PageLoader>>,
): PropSidebars[string] {
  loadedSections[name] = items;
  Object.entries(loaders).forEach(([path, load]) => {
    pages.set(pageKey(path), load);
  });
  return items;
}

/**
 * Loads a page whose section has been loaded.
 * @param path Its address.
 * @returns Its module; rejected when no loaded section has the page.
 */
export async function loadPage(path: string): Promise<unknown> {
  const load = pages.get(pageKey(path));
  if (!load) {
    throw new Error(`No section of the documentation that was loaded has the page ${path}.`);
  }
  return load();
}

/**
 * @param items The items of a sidebar, as the theme hands them on.
 * @returns Name of the sidebar that they are; undefined for items below its top.
 */
export function sectionOf(items: readonly PropSidebarItem[]): string | undefined {
  return Object.keys(loadedSections).find((name) => loadedSections[name] === items);
}
