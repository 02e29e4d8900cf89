// `npm run check:samples`: fails when a code sample of the site is broken.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {duration} from '../../scripts/lib/duration';
import {projectRoot} from '../../scripts/lib/paths';
import {formatProblems} from '../shared/problem';
import {apiPagesOptions} from '../../src/config/apiReference';
import {writeApiPages} from '../../src/plugins/api-pages';
import {checkSamples} from './checkSamples';

async function main(): Promise<void> {
  const started = Date.now();
  const {values} = parseArgs({options: {dir: {type: 'string'}}});
  await writeApiPages(projectRoot, apiPagesOptions(projectRoot));
  const {problems, blocks, ran, unchecked, note} = await checkSamples(
    path.resolve(values.dir ?? projectRoot),
  );
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    console.error(`\nsamples: ${problems.length} to correct`);
    process.exitCode = 1;
    return;
  }
  for (const {file, line, unchecked: reason = ''} of unchecked) {
    console.log(`unchecked: ${file}:${line - 1}: ${reason}`);
  }
  if (note !== '') {
    console.log(note);
  }
  console.log(
    `samples: ${blocks} blocks, ${ran} run, ${unchecked.length} unchecked (${duration(Date.now() - started)})`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
