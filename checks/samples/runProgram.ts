import {execFile, type ExecFileOptions} from 'node:child_process';

/** What a program said and how it ended. */
export interface Run {
  /** `null` when there is no such program, or when it had to be stopped. */
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/**
 * Runs a program of the system without a shell.
 * @param program Its name on the PATH.
 * @param args Its arguments.
 * @param input What it reads from its standard input.
 * @param options Where it runs, with which environment, and for how long at most.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  input: string,
  options: Pick<ExecFileOptions, 'cwd' | 'env' | 'timeout'> = {},
): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(program, args, options, (error, output, errors) => {
      const code = error === null ? 0 : error.code;
      resolve({status: typeof code === 'number' ? code : null, output, errors});
    });
    // A program that is not there, or that stops at the first mistake, does not read to the end.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
