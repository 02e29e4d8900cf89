import {tempFolder} from '../../jest/tempFolder';
import {readTestReport} from '../testReport';

const {write} = tempFolder();

const read = (content: string) =>
  readTestReport(write('result.json', content)).map(
    ({name, outcome, ms}) => `${name}: ${outcome}, ${ms} ms`,
  );

test('reads what Jest ran, broken files and left-out tests included', () => {
  const assertionResults = [
    {fullName: 'adds', status: 'passed', duration: 12},
    {fullName: 'takes away', status: 'failed', duration: 3},
    {fullName: 'divides', status: 'pending'},
  ];
  const testResults = [
    {name: 'sums.test.ts', assertionResults},
    {name: 'broken.test.ts', assertionResults: []},
  ];
  expect(read(JSON.stringify({testResults}))).toEqual([
    'adds: passed, 12 ms',
    'takes away: failed, 3 ms',
    'divides: skipped, 0 ms',
    'broken.test.ts: failed, 0 ms',
  ]);
});

test('reads what Playwright ran, second tries and broken set-ups as failures', () => {
  const suite = (title: string, status: string, ...durations: number[]): object => ({
    title,
    specs: [
      {
        title: 'sends',
        tests: [{projectName: 'phone', status, results: durations.map((duration) => ({duration}))}],
      },
    ],
  });
  const suites = [
    {...suite('a.spec.ts', 'flaky', 5, 6), suites: [suite('when it fails', 'unexpected', 9)]},
    suite('b.spec.ts', 'expected', 7),
    suite('c.spec.ts', 'skipped'),
  ];
  expect(read(JSON.stringify({suites, errors: [{message: 'no build'}]}))).toEqual([
    'phone: a.spec.ts › sends: failed, 11 ms',
    'phone: when it fails › sends: failed, 9 ms',
    'phone: b.spec.ts › sends: passed, 7 ms',
    'phone: c.spec.ts › sends: skipped, 0 ms',
    'no build: failed, 0 ms',
  ]);
});

test('reads nothing where a runner left no result, or half of one', () => {
  expect(readTestReport('none.json')).toEqual([]);
  expect(read('{"testResults": [')).toEqual([]);
});
