/** Replaces the email client's storage, which only its unused rate limit needs. */
export function createWebStorage(): undefined {
  return undefined;
}
