import {spawn, type SpawnOptions} from 'node:child_process';
import {text} from 'node:stream/consumers';

/** What a program said and how it ended. */
export interface Run {
  /** `null` when there is no such program. */
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/**
 * Runs a program of the system without a shell.
 * @param program Its name on the PATH, or its path.
 * @param args Its arguments.
 * @param input What it reads from its standard input.
 * @param options Where it runs, with which environment, and for how long at most.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  input = '',
  options: Pick<SpawnOptions, 'cwd' | 'env' | 'timeout'> = {},
): Promise<Run> {
  const child = spawn(program, args, {...options, stdio: ['pipe', 'pipe', 'pipe']});
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => {
      resolve(null);
    });
    child.once('close', resolve);
  });
  // A program that is not there, or that stops at the first mistake, does not read to the end.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [output, errors, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  return {status, output, errors};
}
