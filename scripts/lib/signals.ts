/**
 * Turns Ctrl+C and the polite ways of ending a process into an abort, so that what was started
 * can be stopped; a second one ends the process at once.
 * @returns A signal that aborts once.
 */
export function abortOnExitSignals(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) {
        process.exit(130);
      }
      controller.abort();
    });
  }
  return controller.signal;
}
