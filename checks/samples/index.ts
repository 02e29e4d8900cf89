// `npm run check:samples`: fails when a code sample of the site is broken.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {duration} from '../../scripts/lib/duration';
import {projectRoot} from '../../scripts/lib/paths';
import {runCheck} from '../shared/command';
import {apiDescriptions, generatorOptions} from '../../src/config/apiReference';
import {makeApiPages} from '../../src/plugins/api-pages';
import {checkSamples} from './checkSamples';
import {generatedBlocks} from './generated';

runCheck('samples', async () => {
  const started = Date.now();
  const {values} = parseArgs({options: {dir: {type: 'string'}}});
  await makeApiPages(projectRoot, apiDescriptions, generatorOptions(projectRoot));
  const {problems, blocks, ran, unchecked, note} = await checkSamples(
    path.resolve(values.dir ?? projectRoot),
    values.dir === undefined ? generatedBlocks() : [],
  );
  for (const {file, line, unchecked: reason = ''} of unchecked) {
    console.log(`unchecked: ${file}:${line - 1}: ${reason}`);
  }
  if (note !== '') {
    console.log(note);
  }
  const time = duration(Date.now() - started);
  const summary = `${blocks} blocks, ${ran} run, ${unchecked.length} unchecked (${time})`;
  return {problems, summary};
});
