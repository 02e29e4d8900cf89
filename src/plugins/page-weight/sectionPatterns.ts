/** Addresses that lead to a section of the documentation. */
export interface Patterns {
  /** Folders in which all pages are of the section, with a slash at the end. */
  readonly folders: readonly string[];
  /** Pages in none of these folders. */
  readonly pages: readonly string[];
}

/** The folders that a page is in, the outermost first. */
const foldersOf = (page: string): readonly string[] =>
  [...page.matchAll(/\//g)]
    .map(({index}) => page.slice(0, index + 1))
    .filter((folder) => folder !== '/');

/**
 * Describes the pages of a section by as few addresses as there can be, so that a browser knows where
 * to look for a page without a list of all pages.
 * @param own Addresses of the section's pages.
 * @param others Those of all other pages of the documentation.
 */
export function patternsOf(own: readonly string[], others: readonly string[]): Patterns {
  const isOwn = (folder: string): boolean =>
    !others.some((other) => `${other}/`.startsWith(folder));
  const found = own.map((page) => foldersOf(page).find(isOwn) ?? page);
  return {
    folders: [...new Set(found.filter((pattern, index) => pattern !== own[index]))],
    pages: found.filter((pattern, index) => pattern === own[index]),
  };
}
