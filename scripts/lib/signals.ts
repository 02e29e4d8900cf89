import {spawnSync} from 'node:child_process';

const WATCH_MS = 1000;

/** The shell in which npm runs this command, and npm itself. Windows tells neither. */
function lineage() {
  const {stdout} = spawnSync('ps', ['-o', 'ppid=', '-p', String(process.ppid)], {encoding: 'utf8'});
  return `${process.ppid} ${stdout}`;
}

/**
 * Ends this command as Ctrl+C does when npm or its shell is gone. npm passes signals on to its shell,
 * which ends without a word to the command, and one that is killed passes nothing on.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) {
    return;
  }
  const before = lineage();
  const watch = setInterval(() => {
    if (lineage() !== before) {
      clearInterval(watch);
      process.kill(process.pid, 'SIGINT');
    }
  }, WATCH_MS);
  watch.unref();
}

/**
 * Turns Ctrl+C, the polite ways of ending a process and the end of npm into an abort, so that what was
 * started can be stopped; a second one ends the process at once.
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
  endWithNpm();
  return controller.signal;
}
