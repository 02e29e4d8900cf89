import os from 'node:os';
import path from 'node:path';
import {binScript, projectRoot} from './paths';
import {runProgram} from './runProgram';

/**
 * Runs a wireit script of package.json with all that it depends on, each to its end even when another one
 * fails: one run then names everything that there is to fix.
 * @param script Its name.
 * @param options The folder of another package.json, and further variables of the environment.
 * @returns Whether all steps passed.
 */
export async function runSteps(
  script: string,
  {cwd = projectRoot, env = {}}: {readonly cwd?: string; readonly env?: NodeJS.ProcessEnv} = {},
): Promise<boolean> {
  const {status} = await runProgram(process.execPath, [binScript('wireit')], {
    cwd,
    terminal: 'direct',
    env: {
      // As many steps at a time as there are processors: more only wait for each other.
      WIREIT_PARALLEL: String(os.availableParallelism()),
      WIREIT_FAILURES: 'continue',
      ...process.env,
      ...env,
      // As npm names the script that it runs, and where it is.
      npm_lifecycle_event: script,
      npm_package_json: path.join(cwd, 'package.json'),
    },
  });
  return status === 0;
}
