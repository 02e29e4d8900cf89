/**
 * `npm run build`: the deployable site in `build/`. What is given to it goes to `docusaurus build`, so
 * `npm run build -- --locale fr` builds French alone.
 */
import {buildRuns} from './lib/buildRuns';
import {binScript, projectRoot} from './lib/paths';
import {runProgram} from './lib/runProgram';

async function main(): Promise<void> {
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

void main();
