import {spawn} from 'node:child_process';
import {binScript, projectRoot} from './paths';
import {stripStyles} from './terminal';

export interface ToolRun {
  /** Package whose command is run with this same Node. */
  readonly packageName: string;
  readonly command?: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** `lines` collects the output for onLine and the result; `inherit` lets it through. */
  readonly output: 'lines' | 'inherit';
  /** Called for each line as it comes, without colours. */
  readonly onLine?: (line: string) => void;
  /** Stops the tool when aborted. */
  readonly signal?: AbortSignal;
}

export interface ToolResult {
  readonly ok: boolean;
  /** Everything it said, without colours; empty when inherited. */
  readonly output: string;
}

/** A tool that has not ended this long after it was asked to is ended for it. */
const KILL_AFTER_MS = 8000;

/**
 * Runs a tool of the project's dependencies.
 * @param run What to run.
 * @returns Whether it ended with code 0, and its output. A tool that fails is a value.
 * @throws Error when it cannot be started at all.
 */
export function runTool(run: ToolRun): Promise<ToolResult> {
  const {packageName, command, args, env, output, onLine, signal} = run;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [binScript(packageName, command), ...args], {
      cwd: projectRoot,
      env: {...process.env, ...env},
      stdio: output === 'inherit' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      const take = (line: string): void => {
        const plain = stripStyles(line.replace(/\r$/, ''));
        lines.push(plain);
        onLine?.(plain);
      };
      stream?.setEncoding('utf8');
      stream?.on('data', (chunk: string) => {
        const parts = (rest + chunk).split('\n');
        rest = parts.pop() ?? '';
        parts.forEach(take);
      });
      stream?.on('end', () => {
        if (rest !== '') {
          take(rest);
        }
      });
    }

    let killTimer: NodeJS.Timeout | undefined;
    const stop = (): void => {
      child.kill('SIGTERM');
      killTimer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    };
    if (signal?.aborted) {
      stop();
    }
    signal?.addEventListener('abort', stop, {once: true});

    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(killTimer);
      signal?.removeEventListener('abort', stop);
      resolve({ok: code === 0, output: lines.join('\n')});
    });
  });
}
