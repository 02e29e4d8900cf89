import {runCommand} from '../../scripts/lib/runCommand';
import {formatProblems, type Problem} from './problem';

/** The result of a check. */
export interface Outcome {
  readonly problems: readonly Problem[];
  /** Shown without failing. */
  readonly warnings?: readonly Problem[];
  /** In place of problems, when there are none. */
  readonly summary: string;
}

/**
 * Runs the command of a check: prints its warnings and problems, each with its place and its fix, and fails; or
 * prints its summary. What cannot be checked at all is said without a stack.
 * @param name First word of the last line.
 * @param check Does the work.
 */
export const runCheck = (name: string, check: () => Promise<Outcome>): void => {
  runCommand(async () => {
    const {problems, warnings = [], summary} = await check();
    if (warnings.length > 0) {
      console.log(`${formatProblems(warnings)}\n\n${name}: ${warnings.length} warnings\n`);
    }
    if (problems.length > 0) {
      throw new Error(`${formatProblems(problems)}\n\n${name}: ${problems.length} to fix`);
    }
    console.log(`${name}: ${summary}`);
  });
};
