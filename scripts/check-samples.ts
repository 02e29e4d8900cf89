// Fails when a code sample of the site is broken: `npm run check:samples`, part of `npm test`.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {generateApiPages} from './lib/apiPages/generate';
import {projectRoot} from './lib/paths';
import {checkSamples} from './lib/samples/checkSamples';
import {duration} from './lib/terminal';
import {formatProblems} from '../checks/shared/problem';

async function main(): Promise<void> {
  const started = Date.now();
  const {values} = parseArgs({options: {dir: {type: 'string'}}});
  await generateApiPages();
  const {problems, blocks, counts, unchecked, notes} = await checkSamples(
    path.resolve(values.dir ?? projectRoot),
  );
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    console.error(`\nsamples: ${problems.length} to mend`);
    process.exitCode = 1;
    return;
  }
  for (const {file, line, unchecked: reason = ''} of unchecked) {
    console.log(`unchecked: ${file}:${line - 1}: ${reason}`);
  }
  for (const note of notes) {
    console.log(note);
  }
  const deeds = [...counts].map(([deed, count]) => `${count} ${deed}`).join(', ');
  console.log(
    `samples: ${blocks.length} blocks, ${deeds}, ${unchecked.length} unchecked (${duration(Date.now() - started)})`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
