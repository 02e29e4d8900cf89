/**
 * Calls once what loads something, and again only after a failure.
 * @param load What loads it.
 * @returns The same with one answer for all calls.
 */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined;
  return async () => {
    pending ??= load().catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
}
