/**
 * `npm run build`: the deployable site in `build/`. What is given to it goes to `docusaurus build`, so
 * `npm run build -- --locale fr` builds French alone.
 */
import logger from '@docusaurus/logger';
import {loadSiteEnv} from '../src/config/env';
import {buildRuns} from './lib/buildRuns';
import {binScript, projectRoot} from './lib/paths';
import {runProgram} from './lib/runProgram';

async function main(): Promise<void> {
  // Docusaurus would say what is wrong in the middle of a stack.
  loadSiteEnv(projectRoot);
  for (const args of buildRuns(process.argv.slice(2))) {
    const {status} = await runProgram(
      process.execPath,
      [binScript('@docusaurus/core', 'docusaurus'), 'build', ...args],
      {cwd: projectRoot, terminal: 'direct'},
    );
    if (status !== 0) {
      process.exitCode = status ?? 1;
      return;
    }
  }
}

main().catch((error: unknown) => {
  logger.error((error as Error).message);
  process.exitCode = 1;
});
