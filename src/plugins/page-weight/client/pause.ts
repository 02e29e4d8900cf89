/** Lets the browser paint and respond; Safari and older browsers have no scheduler to ask. */
export const pause = async (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
