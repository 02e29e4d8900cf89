/** Failures that a developer should find in the console, apart from the message for the visitor. */
export const log = {
  warn(message: string, detail?: unknown): void {
    console.warn(`[site] ${message}`, ...(detail === undefined ? [] : [detail]));
  },
  error(message: string, detail?: unknown): void {
    console.error(`[site] ${message}`, ...(detail === undefined ? [] : [detail]));
  },
};
