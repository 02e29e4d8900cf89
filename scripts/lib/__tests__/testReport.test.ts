import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readTestReport, listOutcomes} from '../testReport';

const dir = mkdtempSync(path.join(os.tmpdir(), 'reports-'));

const read = (content: string): string[] => {
  const file = path.join(dir, 'result.json');
  writeFileSync(file, content);
  return readTestReport(file).map(({name, outcome, ms}) => `${name}: ${outcome}, ${ms} ms`);
};

afterAll(() => {
  rmSync(dir, {recursive: true});
});

test('reads what Jest ran, broken files and left-out tests included', () => {
  const assertionResults = [
    {fullName: 'adds', status: 'passed', duration: 12},
    {fullName: 'takes away', status: 'failed', duration: 3},
    ...['pending', 'todo'].map((status) => ({fullName: status, status})),
  ];
  const testResults = [
    {name: 'sums.test.ts', assertionResults},
    {name: 'broken.test.ts', assertionResults: []},
  ];
  expect(read(JSON.stringify({testResults}))).toEqual([
    'adds: passed, 12 ms',
    'takes away: failed, 3 ms',
    'pending: skipped, 0 ms',
    'todo: skipped, 0 ms',
    'broken.test.ts: failed, 0 ms',
  ]);
});

test('reads what Playwright ran, second tries and broken set-ups as failures', () => {
  const run = (projectName: string, status: string, ...durations: number[]): object => ({
    projectName,
    status,
    results: durations.map((duration) => ({duration})),
  });
  const specs = (title: string, ...tests: object[]): object => ({specs: [{title, tests}]});
  const suite = {
    title: 'contact.spec.ts',
    ...specs('sends', run('desktop', 'flaky', 5, 6), run('phone', 'expected', 7)),
    suites: [{title: 'when it fails', ...specs('says so', run('desktop', 'unexpected', 9))}],
  };
  const skipped = {title: 'a.spec.ts', ...specs('waits', run('desktop', 'skipped'))};
  const errors = [{message: 'no build'}];
  expect(read(JSON.stringify({suites: [suite, skipped], errors}))).toEqual([
    'desktop: contact.spec.ts › sends: failed, 11 ms',
    'phone: contact.spec.ts › sends: passed, 7 ms',
    'desktop: when it fails › says so: failed, 9 ms',
    'desktop: a.spec.ts › waits: skipped, 0 ms',
    'no build: failed, 0 ms',
  ]);
});

test('reads nothing where a runner left no result, or half of one', () => {
  expect(readTestReport(path.join(dir, 'none.json'))).toEqual([]);
  expect(read('{"testResults": [')).toEqual([]);
});

test('names the tests that were left out', () => {
  const tests = [
    {name: 'sends', outcome: 'passed', ms: 1},
    {name: 'phone: waits', outcome: 'skipped', ms: 0},
  ] as const;
  expect(listOutcomes('browser tests', tests)).toEqual([
    'browser tests: 1 passed, 0 failed, 1 skipped',
    '  skipped: phone: waits',
  ]);
});
