/**
 * `npm run build`: the deployable site in `build/`. What is given to it goes to `docusaurus build`, so
 * `npm run build -- --locale fr` builds French alone.
 */
import logger from '@docusaurus/logger';
import {loadSiteEnv} from '../src/config/env';
import {withBuildLock} from './lib/buildLock';
import {buildRuns, namedLocales} from './lib/buildRuns';
import {docusaurusBuild} from './lib/docusaurusBuild';
import {projectRoot} from './lib/paths';
import {endWithNpm} from './lib/signals';

async function main(): Promise<void> {
  endWithNpm();
  // Docusaurus would say what is wrong in the middle of a stack.
  loadSiteEnv(projectRoot);
  for (const args of buildRuns(process.argv.slice(2))) {
    const {status} = await docusaurusBuild(args, namedLocales(args));
    if (status !== 0) {
      process.exitCode = status ?? 1;
      return;
    }
  }
}

withBuildLock('npm run build', main).catch((error: unknown) => {
  logger.error((error as Error).message);
  process.exitCode = 1;
});
