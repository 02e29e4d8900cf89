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

/** By the runners' words; a test that needed a second try has failed once. */
function testRun(name: string, status: string, ms = 0): TestRun {
  const isPassed = status === 'passed' || status === 'expected';
  const isFailed = ['failed', 'unexpected', 'flaky'].includes(status);
  return {name, outcome: isPassed ? 'passed' : isFailed ? 'failed' : 'skipped', ms};
}

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
 * Reads the results that a runner left in `.cache/tests/`: the scripts in package.json name these files.
 * @param name Of the file, or its path: of Jest's or Playwright's JSON reporter.
 * @returns Tests, and failures outside of tests: in a file before its first one, or in a set-up. None where the runner
 * broke before it could write: its step has failed.
 */
export function readTestReport(name: string): TestRun[] {
  try {
    const results = JSON.parse(readFileSync(reportFile(name), 'utf8')) as JestResults | JSONReport;
    if ('suites' in results) {
      const faults = results.errors.map(({message = 'Playwright'}) => testRun(message, 'failed'));
      return [...results.suites.flatMap(readSuite), ...faults];
    }
    return results.testResults.flatMap(({name: file, assertionResults: tests}) =>
      tests.length === 0
        ? testRun(file, 'failed')
        : tests.map(({fullName, status, duration}) => testRun(fullName, status, duration)),
    );
  } catch {
    return [];
  }
}

/** @returns Path of the results that a runner leaves. */
export const reportFile = (name: string): string =>
  path.resolve(projectRoot, '.cache', 'tests', name);
