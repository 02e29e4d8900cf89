import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readTestReport} from '../testReport';

const dir = mkdtempSync(path.join(os.tmpdir(), 'reports-'));
const file = path.join(dir, 'result.json');

const report = (content: unknown): string => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

afterAll(() => {
  rmSync(dir, {recursive: true});
});

test('counts what Jest ran, broken files and left-out tests included', () => {
  const result = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 2,
    testResults: [
      {assertionResults: [{fullName: 'adds', duration: 12}, {fullName: 'is left out'}]},
    ],
  };
  expect(readTestReport(report(result))).toEqual({
    passed: 7,
    failed: 3,
    skipped: 3,
    tests: [
      {name: 'adds', ms: 12},
      {name: 'is left out', ms: 0},
    ],
  });
});

test('counts what Playwright ran, second tries and broken set-ups as failures', () => {
  const run = (projectName: string, ...durations: number[]): object => ({
    projectName,
    results: durations.map((duration) => ({duration})),
  });
  const result = {
    stats: {expected: 5, unexpected: 1, flaky: 1, skipped: 4},
    errors: [{message: 'no build'}],
    suites: [
      {
        title: 'contact.spec.ts',
        specs: [{title: 'sends', tests: [run('desktop', 5, 6), run('phone', 7)]}],
        suites: [{title: 'when it fails', specs: [{title: 'says so', tests: [run('desktop', 9)]}]}],
      },
    ],
  };
  expect(readTestReport(report(result))).toEqual({
    passed: 5,
    failed: 3,
    skipped: 4,
    tests: [
      {name: 'desktop: contact.spec.ts › sends', ms: 11},
      {name: 'phone: contact.spec.ts › sends', ms: 7},
      {name: 'desktop: when it fails › says so', ms: 9},
    ],
  });
});

test('counts nothing where a runner left no result, or half of one', () => {
  const nothing = {passed: 0, failed: 0, skipped: 0, tests: []};
  expect(readTestReport(path.join(dir, 'none.json'))).toEqual(nothing);
  expect(readTestReport(report('{"numPassedTests": 3'))).toEqual(nothing);
});
