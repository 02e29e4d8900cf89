import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readJestCounts, readPlaywrightCounts} from '../testCounts';

const dir = mkdtempSync(path.join(os.tmpdir(), 'counts-'));

afterAll(() => {
  rmSync(dir, {recursive: true});
});

function write(name: string, content: string): string {
  const file = path.join(dir, name);
  writeFileSync(file, content);
  return file;
}

it('counts a broken test file as a failure', () => {
  const file = write(
    'jest.json',
    JSON.stringify({numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 1}),
  );
  expect(readJestCounts(file)).toEqual({passed: 7, failed: 2});
});

it('counts flaky tests and faults outside of tests as failures', () => {
  const stats = {expected: 5, unexpected: 1, flaky: 1};
  const file = write('playwright.json', JSON.stringify({stats, errors: [{}]}));
  expect(readPlaywrightCounts(file)).toEqual({passed: 5, failed: 3});
});

it.each([
  ['a missing file', path.join(dir, 'missing.json')],
  ['half a file', write('half.json', '{"stats":')],
  ['another file', write('other.json', '[]')],
])('counts nothing in %s', (_what, file) => {
  expect(readJestCounts(file)).toEqual({passed: 0, failed: 0});
  expect(readPlaywrightCounts(file)).toEqual({passed: 0, failed: 0});
});
