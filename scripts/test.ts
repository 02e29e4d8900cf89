/**
 * `npm test`: everything that CI checks, in order, up to the first failure.
 */
import {mkdirSync, rmSync} from 'node:fs';
import {DEFAULT_BASE_PORT, findFreePorts} from '../sandbox/ports';
import {generateApiPages} from './lib/apiPages/generate';
import {buildForSandbox} from './lib/buildForSandbox';
import {findChromium} from './lib/chromium';
import {cacheDir} from './lib/paths';
import {runTool} from './lib/runTool';
import {abortOnExitSignals} from './lib/signals';
import {duration, styled} from './lib/terminal';
import {readJestCounts, readPlaywrightCounts} from './lib/testCounts';
import {
  searchStep,
  browserStep,
  growthStep,
  generateStep,
  jestResultFile,
  pageSteps,
  playwrightResultFile,
  sizeStep,
  sourceSteps,
  unitStep,
  type ToolStep,
} from './lib/testSteps';

interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly ms: number;
}

/** Two at a time, as CI machines have two processors; more only wait for each other. */
const PARALLEL = 2;

/**
 * A step that takes longer hangs. The longest, the browser tests, takes about 25 minutes on two
 * quiet processors; machines that are shared have been seen to need twice the time.
 */
const STEP_LIMIT_MS = 60 * 60_000;

const results: StepResult[] = [];
const stopped = abortOnExitSignals();

function record(name: string, ok: boolean, started: number, alone: string): boolean {
  const ms = Date.now() - started;
  results.push({name, ok, ms});
  const mark = ok ? styled('green', 'passed') : styled('red', 'FAILED');
  console.log(`${mark}  ${name} (${duration(ms)})`);
  if (!ok && !stopped.aborted) {
    if (ms >= STEP_LIMIT_MS) {
      console.log(`        stopped, since it took longer than ${duration(STEP_LIMIT_MS)}`);
    }
    console.log(`        alone: ${alone}`);
  }
  return ok;
}

/** Runs steps side by side; what they say is shown when they fail, and the rest is stopped. */
async function runQuietly(steps: readonly ToolStep[]): Promise<boolean> {
  const waiting = [...steps];
  const failure = new AbortController();
  const next = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = Date.now();
      const signal = AbortSignal.any([stopped, failure.signal, AbortSignal.timeout(STEP_LIMIT_MS)]);
      const {ok, output} = await runTool({...step, output: 'lines', signal});
      if (failure.signal.aborted || stopped.aborted) {
        return;
      }
      if (!ok) {
        failure.abort();
      }
      if (!ok || step.isReport) {
        console.log(`\n${output.trim()}\n`);
      }
      record(step.name, ok, started, step.alone);
    }
  };
  await Promise.all(Array.from({length: PARALLEL}, next));
  return !failure.signal.aborted && !stopped.aborted;
}

/** Runs a step whose output is worth watching. */
async function runVisibly(step: ToolStep): Promise<boolean> {
  console.log(`\n${styled('bold', step.name)}`);
  const started = Date.now();
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(STEP_LIMIT_MS)]);
  const {ok} = await runTool({...step, output: 'inherit', signal});
  return record(step.name, ok, started, step.alone);
}

/** Builds for the sandbox; a warning is a failure, missing translations among them. */
async function build(): Promise<boolean> {
  console.log(`\n${styled('bold', 'build')}`);
  const started = Date.now();
  const {ports, taken} = await findFreePorts(DEFAULT_BASE_PORT);
  if (taken.length > 0) {
    console.log(
      `Taken by another program: ${taken.join(', ')}. Using ${ports.site} and following.`,
    );
  }
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(STEP_LIMIT_MS)]);
  const result = await buildForSandbox(ports, signal);
  if (!result.ok && !stopped.aborted) {
    console.log(`\n${result.output.trim()}\n`);
  } else if (result.warnings.length > 0) {
    console.log(`\n${result.warnings.join('\n')}\n\nThe build must not warn.`);
  }
  const ok = result.ok && result.warnings.length === 0;
  return record('build', ok, started, 'npm run preview -- --build-only');
}

async function runAll(): Promise<boolean> {
  mkdirSync(cacheDir, {recursive: true});
  rmSync(jestResultFile, {force: true});
  rmSync(playwrightResultFile, {force: true});
  console.log(`Chromium: ${findChromium()}\n`);
  // Before the checks that read them, which run side by side.
  await generateApiPages();
  return (
    (await runQuietly([generateStep])) &&
    (await runQuietly(sourceSteps)) &&
    (await runVisibly(unitStep)) &&
    (await build()) &&
    (await runQuietly([growthStep, sizeStep, ...pageSteps])) &&
    (await runVisibly(searchStep)) &&
    (await runVisibly(browserStep))
  );
}

/** Sums up; the last line is for people and for CI alike. */
function summarize(ok: boolean, started: number): void {
  const counts = [readJestCounts(jestResultFile), readPlaywrightCounts(playwrightResultFile)];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const isComplete = ok && counts.every((count) => count.passed > 0) && failed === 0;
  console.log('');
  for (const result of results) {
    console.log(
      `${result.ok ? 'passed' : 'FAILED'}  ${result.name.padEnd(20)} ${duration(result.ms)}`,
    );
  }
  if (ok && !isComplete) {
    console.log('FAILED  a test runner ran no tests, or reported failures');
  }
  const outcome = isComplete ? 'All checks passed' : 'Checks failed';
  console.log(`${stopped.aborted ? 'Stopped' : outcome} after ${duration(Date.now() - started)}`);
  console.log(`tests: ${passed} passed, ${failed} failed`);
  process.exitCode = stopped.aborted ? 130 : isComplete ? 0 : 1;
}

async function main(): Promise<void> {
  const started = Date.now();
  let ok = false;
  try {
    ok = await runAll();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  summarize(ok, started);
}

void main();
