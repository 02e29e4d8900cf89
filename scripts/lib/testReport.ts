import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';
import {projectRoot} from './paths';

/** A test that a runner came to. */
export interface TestRun {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly ms: number;
}

/** The part of Jest's `--json --outputFile` that is read here. */
interface JestResults {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number;
    }[];
  }[];
}

/** A failure outside of tests: in a file before its first one, or in a set-up. */
const broken = (name: string): TestRun => ({name, outcome: 'failed', ms: 0});

const OUTCOMES: Readonly<Record<string, TestRun['outcome']>> = {
  ...{passed: 'passed', expected: 'passed'},
  // A test that needed a second try has failed once.
  ...{failed: 'failed', unexpected: 'failed', flaky: 'failed'},
};

const testRun = (name: string, status: string, ms = 0): TestRun => ({
  name,
  outcome: OUTCOMES[status] ?? 'skipped',
  ms,
});

/** Suites hold suites, one for each `describe`. */
const readSuite = ({title, specs, suites = []}: JSONReportSuite): TestRun[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({projectName, status, results}) => {
      const ms = results.reduce((sum, {duration}) => sum + duration, 0);
      return testRun(`${projectName}: ${title} › ${spec.title}`, status, ms);
    }),
  ),
  ...suites.flatMap(readSuite),
];

/**
 * Reads the results that a runner left.
 * @param file Of Jest's or Playwright's JSON reporter.
 * @returns No tests where the runner broke before it could write: its step has failed.
 */
export function readTestReport(file: string): TestRun[] {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8')) as JestResults | JSONReport;
    if ('suites' in results) {
      const faults = results.errors.map(({message = 'Playwright'}) => broken(message));
      return [...results.suites.flatMap(readSuite), ...faults];
    }
    return results.testResults.flatMap(({name, assertionResults}) =>
      assertionResults.length === 0
        ? broken(name)
        : assertionResults.map(({fullName, status, duration}) =>
            testRun(fullName, status, duration),
          ),
    );
  } catch {
    return [];
  }
}

const resultFile = (name: string): string => path.join(projectRoot, '.cache', 'tests', name);

/** Where each runner leaves its results: the scripts in package.json name these files. */
export const runners = [
  {name: 'unit tests', file: resultFile('unit.json')},
  {name: 'unit tests of the content', file: resultFile('content.json')},
  {name: 'tests of the built pages', file: resultFile('built.json')},
  {name: 'browser tests', file: resultFile('browser.json')},
] as const;
