/** @returns The same entries in the order of their keys, so that files written twice are equal. */
export function sortKeys<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
