import os from 'node:os';
import path from 'node:path';
import {binScript, projectRoot} from './paths';
import {runProgram} from './runProgram';

/**
 * Runs a wireit script of package.json with all that it depends on, each to its end even when another one
 * fails: one run then names everything that there is to fix.
 * @param script Its name.
 * @returns Whether all steps passed.
 */
export async function runSteps(script: string): Promise<boolean> {
  const {status} = await runProgram(process.execPath, [binScript('wireit')], {
    cwd: projectRoot,
    terminal: 'direct',
    env: {
      // As many steps at a time as there are processors: more only wait for each other.
      WIREIT_PARALLEL: String(os.availableParallelism()),
      WIREIT_FAILURES: 'continue',
      ...process.env,
      // As npm names the script that it runs, and where it is.
      npm_lifecycle_event: script,
      npm_package_json: path.join(projectRoot, 'package.json'),
    },
  });
  return status === 0;
}
