/** Stands in for the email client's storage: its rate limit, which alone uses it, is not used. */
export function createWebStorage(): undefined {
  return undefined;
}
