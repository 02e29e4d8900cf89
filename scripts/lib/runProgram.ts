import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';

/** The output of a program and its end. */
export interface Run {
  /** `null` when there is no such program, or when it had to be stopped. */
  readonly status: number | null;
  /** Both are empty for a program that writes to the terminal itself. */
  readonly output: string;
  readonly errors: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Its standard input. */
  readonly input?: string;
  /** Milliseconds after which it is stopped. */
  readonly timeout?: number;
  /** Stops it. */
  readonly signal?: AbortSignal;
  /**
   * Whether its output goes to the terminal: as a copy, as a copy that was changed, or written there by the
   * program itself.
   */
  readonly terminal?: 'copy' | 'direct' | ((text: string) => string);
}

/** Time in milliseconds to end by itself after Ctrl+C; wireit ends its steps first. */
const GRACE_MS = 10_000;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const isWindows = process.platform === 'win32';

/** Ends a program and all that it started, which are a group of processes. */
function end(leader: number, signal: NodeJS.Signals) {
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(leader), '/t', '/f']);
    return;
  }
  try {
    process.kill(-leader, signal);
  } catch (error) {
    // Most often the group has ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
}

/**
 * Ends a program when this process is told to end.
 * @returns A function for the end of the program: ends what it left behind, and this process if it was told to.
 */
function endWithProcess(leader: number) {
  let stoppedBy: NodeJS.Signals | undefined;
  const kill = () => {
    end(leader, 'SIGKILL');
  };
  const onSignal = (name: NodeJS.Signals) => {
    stoppedBy = name;
    end(leader, 'SIGTERM');
    setTimeout(kill, GRACE_MS).unref();
  };
  process.on('exit', kill);
  SIGNALS.forEach((name) => process.on(name, onSignal));
  return () => {
    kill();
    process.off('exit', kill);
    SIGNALS.forEach((name) => process.off(name, onSignal));
    // As if the signal had not been caught, unless others still end or the command has a way of its own to stop.
    if (stoppedBy && process.listenerCount(stoppedBy) === 0) {
      process.kill(process.pid, stoppedBy);
    }
  };
}

/**
 * Runs a program of the system without a shell. All that it starts ends with it: when it is done or
 * fails, after its time, and when this process ends, by Ctrl+C too.
 * @param program Its name on the PATH, or its path.
 * @param args Its arguments.
 * @param options Where it runs, with what, and for how long at most.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  {input, timeout, signal, terminal, ...options}: RunOptions = {},
): Promise<Run> {
  const channel = terminal === 'direct' ? 'inherit' : 'pipe';
  // On Windows a detached program opens a window, and trees end without groups.
  const child = spawn(program, args, {
    ...options,
    stdio: [input === undefined ? 'ignore' : 'pipe', channel, channel],
    detached: !isWindows,
  });
  const run = {status: null as number | null, output: '', errors: ''};
  for (const [name, stream] of [
    ['output', child.stdout],
    ['errors', child.stderr],
  ] as const) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      run[name] += text;
      if (terminal) {
        process.stdout.write(typeof terminal === 'function' ? terminal(text) : text);
      }
    });
  }
  // A program that stops at the first mistake does not read to the end.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  const {pid} = child;
  if (pid === undefined) {
    await once(child, 'close').catch(() => undefined);
    return run;
  }
  child.once('exit', endWithProcess(pid));
  signal?.addEventListener('abort', () => {
    end(pid, 'SIGTERM');
  });
  const timer = timeout === undefined ? undefined : setTimeout(end, timeout, pid, 'SIGKILL');
  [run.status] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return run;
}
