/** One answer of Pagefind. */
interface PagefindResult {
  readonly id: string;
  readonly score: number;
}

export interface PagefindInstance {
  readonly search: (term: string) => Promise<{readonly results: readonly PagefindResult[]}>;
}

interface PagefindModule {
  readonly createInstance: (options: {
    readonly basePath: string;
    /** Its worker waits five seconds for answers that a blocked policy never gives. */
    readonly noWorker: boolean;
  }) => PagefindInstance;
}

/**
 * Loads Pagefind's own script, which stands beside the index and not in the bundle.
 * @param folder Path of the index, with a slash at the end.
 * @param attempt Browsers remember modules that did not arrive; another address is another try.
 * @throws When the script does not arrive.
 */
export async function loadPagefind(folder: string, attempt: number): Promise<PagefindInstance> {
  const address = `${folder}pagefind.js${attempt > 0 ? `?attempt=${attempt}` : ''}`;
  const pagefind = (await import(/* webpackIgnore: true */ address)) as PagefindModule;
  return pagefind.createInstance({basePath: folder, noWorker: true});
}
