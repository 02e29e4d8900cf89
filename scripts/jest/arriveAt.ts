/**
 * Makes a visit begin at an address; pages turned afterwards do not change it.
 * @param path Path and query.
 */
export function arriveAt(path: string): void {
  const entry = {name: new URL(path, window.location.href).href};
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as PerformanceEntry]);
}
