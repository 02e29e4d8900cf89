import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';
import {projectRoot} from './paths';

/** One test that ran, for the list of the slowest. */
export interface TimedTest {
  readonly name: string;
  readonly ms: number;
}

/** The tests that a runner ran. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly tests: readonly TimedTest[];
}

/** What Jest's `--json --outputFile` leaves, as far as it is read here. */
interface JestResults {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that broke before their first test. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {readonly fullName: string; readonly duration?: number}[];
  }[];
}

function readJest(results: JestResults): TestReport {
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    skipped: results.numPendingTests + results.numTodoTests,
    tests: results.testResults
      .flatMap(({assertionResults}) => assertionResults)
      .map(({fullName, duration = 0}) => ({name: fullName, ms: duration})),
  };
}

/** Suites hold suites, one for each `describe`. */
const timedTests = ({title, specs, suites = []}: JSONReportSuite): TimedTest[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({projectName, results}) => ({
      name: `${projectName}: ${title} › ${spec.title}`,
      ms: results.reduce((sum, {duration}) => sum + duration, 0),
    })),
  ),
  ...suites.flatMap(timedTests),
];

function readPlaywright({stats, errors, suites}: JSONReport): TestReport {
  return {
    passed: stats.expected,
    // A test that needed a second try has failed once; errors are faults outside of any test.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    tests: suites.flatMap(timedTests),
  };
}

/**
 * Reads the results that a runner left.
 * @param file Of Jest's or Playwright's JSON reporter.
 * @returns No tests where the runner broke before it could write: its step has failed.
 */
export function readTestReport(file: string): TestReport {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8')) as JestResults | JSONReport;
    return 'stats' in results ? readPlaywright(results) : readJest(results);
  } catch {
    return {passed: 0, failed: 0, skipped: 0, tests: []};
  }
}

const resultFile = (name: string): string => path.join(projectRoot, '.cache', 'tests', name);

/** Where each runner leaves its results: the scripts in package.json name these files. */
export const runners = [
  {name: 'unit tests', file: resultFile('unit.json')},
  {name: 'tests of the built pages', file: resultFile('built.json')},
  {name: 'browser tests', file: resultFile('browser.json')},
] as const;
