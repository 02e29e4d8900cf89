/** Failures that a developer should find in the console, apart from what the visitor is told. */
export const log = {
  warn(message: string, detail?: unknown): void {
    console.warn(`[site] ${message}`, ...(detail === undefined ? [] : [detail]));
  },
  error(message: string, detail?: unknown): void {
    console.error(`[site] ${message}`, ...(detail === undefined ? [] : [detail]));
  },
};
