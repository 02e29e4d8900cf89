/**
 * `npm run check`: all checks of the sources, each to its end, as the wireit scripts in package.json name
 * them. `npm run check -- docs/quick-start.mdx` runs in seconds what concerns this page.
 */
import {filesOf, selectPages} from '../checks/shared/pages';
import {PENDING_FILE, readPending} from '../checks/translations/pending';
import {duration} from './lib/duration';
import {binScript, projectRoot} from './lib/paths';
import {runCommand} from './lib/runCommand';
import {runProgram} from './lib/runProgram';
import {runSteps} from './lib/runSteps';

/** Checks pages in both languages; resolves with whether all is well. */
async function checkPages(names: readonly string[]) {
  const started = Date.now();
  const selected = selectPages(projectRoot, names) ?? new Set();
  const commands = [
    ...['translations', 'prose', 'samples'].map((name) => [
      '--import',
      'tsx',
      `checks/${name}/index.ts`,
      ...selected,
    ]),
    [binScript('prettier'), '--check', '--log-level=warn', ...filesOf(projectRoot, selected)],
  ];
  const results = await Promise.all(
    commands.map((args) =>
      runProgram(process.execPath, args, {cwd: projectRoot, terminal: 'copy'}),
    ),
  );
  const failed = results.filter(({status}) => status !== 0).length;
  const time = duration(Date.now() - started);
  console.log(
    failed === 0
      ? `\nAll checks of ${[...selected].join(', ')} passed (${time})`
      : `\n${failed} of ${results.length} checks failed (${time})`,
  );
  return failed === 0;
}

runCommand(async () => {
  const names = process.argv.slice(2);
  const isGood = names.length > 0 ? await checkPages(names) : await runSteps('check:steps');
  // wireit shows the output of failed steps alone.
  for (const [page, day] of names.length > 0 ? [] : Object.entries(readPending(projectRoot))) {
    console.log(`warning: the translation of ${page} may be behind until ${day} (${PENDING_FILE})`);
  }
  process.exitCode = isGood ? 0 : 1;
});
