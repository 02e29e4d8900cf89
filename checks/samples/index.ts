// `npm run check:samples`: fails when a code sample of the site is broken; `-- docs/quick-start.mdx` checks
// those of one page.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {duration} from '../../scripts/lib/duration';
import {projectRoot} from '../../scripts/lib/paths';
import {runCheck} from '../shared/command';
import {selectPages} from '../shared/pages';
import {apiDescriptions, generatorOptions} from '../../src/config/apiReference';
import {makeApiPages} from '../../src/plugins/api-pages';
import {checkSamples} from './checkSamples';
import {generatedBlocks} from './generated';

runCheck('samples', async () => {
  const started = Date.now();
  const {values, positionals} = parseArgs({
    options: {dir: {type: 'string'}},
    allowPositionals: true,
  });
  const root = path.resolve(values.dir ?? projectRoot);
  const selected = selectPages(root, positionals);
  if (!selected) {
    await makeApiPages(projectRoot, apiDescriptions, generatorOptions(projectRoot));
  }
  const {problems, blocks, ran, unchecked, note} = await checkSamples(root, {
    generated: values.dir === undefined && !selected ? generatedBlocks() : [],
    ...(selected && {selected}),
  });
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
