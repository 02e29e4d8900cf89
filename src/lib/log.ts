/** Failures that a developer should find in the console, apart from the message for the visitor. */
export const log = {
  warn(message: string, ...details: readonly unknown[]): void {
    console.warn(`[site] ${message}`, ...details);
  },
  error(message: string, ...details: readonly unknown[]): void {
    console.error(`[site] ${message}`, ...details);
  },
};
