import useBrokenLinks from '@docusaurus/useBrokenLinks';

/**
 * Tells the build's link check that an element of this page can be linked to: it sees the ids of
 * headings and links alone.
 * @param id The element's id.
 * @returns The same id.
 */
export function useAnchor(id: string): string {
  useBrokenLinks().collectAnchor(id);
  return id;
}
