/**
 * `npm run build`: the deployable site in `build/`. What is given to it goes to `docusaurus build`, so
 * `npm run build -- --locale fr` builds French alone.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loadSiteEnv} from '../src/config/env';
import {withBuildLock} from './lib/buildLock';
import {buildRuns, namedLocales} from './lib/buildRuns';
import {docusaurusBuild} from './lib/docusaurusBuild';
import {refuseLeftAddresses} from './lib/leftAddresses';
import {buildDir, projectRoot} from './lib/paths';
import {runCommand} from './lib/runCommand';
import {endWithNpm} from './lib/signals';

/** Where Docusaurus writes the site. */
function outDir(given: readonly string[]) {
  const {values} = parseArgs({
    args: [...given],
    strict: false,
    options: {'out-dir': {type: 'string', default: buildDir}},
  });
  return path.resolve(projectRoot, String(values['out-dir']));
}

async function build() {
  endWithNpm();
  // Docusaurus would say what is wrong in the middle of a stack.
  const {isStrict} = loadSiteEnv(projectRoot);
  const given = process.argv.slice(2);
  for (const args of buildRuns(given)) {
    const {status} = await docusaurusBuild(args, namedLocales(args));
    if (status !== 0) {
      process.exitCode = status ?? 1;
      return;
    }
  }
  if (isStrict) {
    refuseLeftAddresses(outDir(given));
  }
}

runCommand(() => withBuildLock('npm run build', build));
