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
import {readTestReport, reportFile, type TestRun} from './lib/testReport';

const RUNNERS = {
  'unit tests': 'unit.json',
  'unit tests of the content': 'content.json',
  'tests of the built pages': 'built.json',
  'browser tests': 'browser.json',
};

const SLOWEST = 10;

const sums = (tests: readonly TestRun[], outcomes: readonly TestRun['outcome'][]) =>
  outcomes
    .map((outcome) => `${tests.filter((test) => test.outcome === outcome).length} ${outcome}`)
    .join(', ');

/**
 * Prints the slowest tests and the sums; the last line is for people and for CI alike.
 * @returns Whether all tests passed, and each runner had some.
 */
function summarize(ok: boolean, isStopped: boolean, started: number) {
  const reports = Object.entries(RUNNERS).map(([name, file]) => ({
    name,
    tests: readTestReport(file),
  }));
  const all = reports.flatMap(({tests}) => tests);
  console.log('\nThe slowest tests:');
  for (const {name, ms} of all.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
    console.log(`${duration(ms).padStart(12)}  ${name}`);
  }
  console.log('');
  let isComplete = ok && all.every(({outcome}) => outcome !== 'failed');
  for (const {name, tests} of reports) {
    const skipped = tests.filter(({outcome}) => outcome === 'skipped');
    console.log(`${name}: ${sums(tests, ['passed', 'failed', 'skipped'])}`);
    skipped.forEach((test) => {
      console.log(`  skipped: ${test.name}`);
    });
    if (ok && tests.length === skipped.length) {
      isComplete = false;
      console.log(`The ${name} ran no test: that counts as a failure.`);
    }
  }
  const outcome = isStopped ? 'Stopped' : isComplete ? 'All checks passed' : 'Checks failed';
  console.log(`${outcome} after ${duration(Date.now() - started)}`);
  const hasSkipped = all.some((test) => test.outcome === 'skipped');
  console.log(sums(all, ['passed', 'failed', ...(hasSkipped ? (['skipped'] as const) : [])]));
  return isComplete;
}

async function main() {
  const started = Date.now();
  const stopped = abortOnExitSignals();
  // Steps that run write their results anew; those of an earlier run must not count for them.
  for (const file of Object.values(RUNNERS)) {
    rmSync(reportFile(file), {force: true});
  }
  let ok = false;
  try {
    console.log(`Chromium: ${findChromium()}\n`);
    ok = await runSteps('test:steps');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const isComplete = summarize(ok, stopped.aborted, started);
  process.exitCode = stopped.aborted ? 130 : isComplete ? 0 : 1;
}

void main();
