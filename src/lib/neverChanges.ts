/**
 * For `useSyncExternalStore` over something that only the browser knows and that stays as it is:
 * the server's value is drawn first, the browser's replaces it once the page is hydrated.
 */
export function neverChanges(): () => void {
  return () => undefined;
}
