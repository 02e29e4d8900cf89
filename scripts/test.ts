/**
 * `npm test`: everything that CI checks. The steps, what each reads and what it waits for are the
 * wireit scripts in package.json. This file adds what they cannot do: it finds a Chromium first and
 * sums the tests up at the end.
 */
import {rmSync} from 'node:fs';
import {findChromium} from './lib/chromium';
import {duration} from './lib/duration';
import {runSteps} from './lib/runSteps';
import {abortOnExitSignals} from './lib/signals';
import {count, listOutcomes, readTestReport, runners} from './lib/testReport';

const SLOWEST = 10;

/** Prints the slowest tests and the sums; the last line is for people and for CI alike. */
function summarize(ok: boolean, stopped: boolean, started: number): void {
  const reports = runners.map(({name, file}) => ({name, tests: readTestReport(file)}));
  const all = reports.flatMap(({tests}) => tests);
  console.log('\nThe slowest tests:');
  for (const {name, ms} of all.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
    console.log(`${duration(ms).padStart(12)}  ${name}`);
  }
  console.log('');
  for (const {name, tests} of reports) {
    console.log(listOutcomes(name, tests).join('\n'));
  }
  const idle = reports.filter(({tests}) => tests.length === count(tests, 'skipped'));
  for (const {name} of ok ? idle : []) {
    console.log(`The ${name} ran no test: that counts as a failure.`);
  }
  const isComplete = ok && idle.length === 0 && count(all, 'failed') === 0;
  const outcome = stopped ? 'Stopped' : isComplete ? 'All checks passed' : 'Checks failed';
  console.log(`${outcome} after ${duration(Date.now() - started)}`);
  const skipped = count(all, 'skipped') > 0 ? `, ${count(all, 'skipped')} skipped` : '';
  console.log(`${count(all, 'passed')} passed, ${count(all, 'failed')} failed${skipped}`);
  process.exitCode = stopped ? 130 : isComplete ? 0 : 1;
}

async function main(): Promise<void> {
  const started = Date.now();
  const stopped = abortOnExitSignals();
  // Steps that run write their results anew; those of an earlier run must not count for them.
  for (const {file} of runners) {
    rmSync(file, {force: true});
  }
  let ok = false;
  try {
    console.log(`Chromium: ${findChromium()}\n`);
    ok = await runSteps('test:steps');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  summarize(ok, stopped.aborted, started);
}

void main();
