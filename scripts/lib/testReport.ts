import {readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
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

const NONE: TestReport = {passed: 0, failed: 0, skipped: 0, tests: []};

const jestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  /** Files that broke before their first test. */
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({fullName: z.string(), duration: z.number().nullish()})),
    }),
  ),
});

const playwrightTests = z.array(
  z.object({
    title: z.string(),
    tests: z.array(
      z.object({projectName: z.string(), results: z.array(z.object({duration: z.number()}))}),
    ),
  }),
);

/** Suites hold suites, one for each `describe`. */
const suiteSchema = z.object({
  title: z.string(),
  specs: playwrightTests,
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

const playwrightSchema = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  /** Faults outside of any test, such as a failed global setup. */
  errors: z.array(z.unknown()),
  suites: z.array(suiteSchema),
});

function readResult<Output>(file: string, schema: z.ZodType<Output>): Output | null {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The runner broke before it could write: it counts no tests, and its step has failed.
    return null;
  }
  return schema.safeParse(content).data ?? null;
}

/**
 * Reads the results that Jest's `--json --outputFile` left.
 * @param file The result file.
 */
export function readJestReport(file: string): TestReport {
  const result = readResult(file, jestSchema);
  return result
    ? {
        passed: result.numPassedTests,
        failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
        skipped: result.numPendingTests + result.numTodoTests,
        tests: result.testResults.flatMap(({assertionResults}) =>
          assertionResults.map(({fullName, duration}) => ({name: fullName, ms: duration ?? 0})),
        ),
      }
    : NONE;
}

function timedTests(suite: z.infer<typeof suiteSchema>): TimedTest[] {
  const own = suite.specs.flatMap(({title, tests}) =>
    tests.map(({projectName, results}) => ({
      name: `${projectName}: ${suite.title} › ${title}`,
      ms: results.reduce((sum, {duration}) => sum + duration, 0),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(timedTests)];
}

/**
 * Reads the results that Playwright's JSON reporter left.
 * @param file The result file.
 */
export function readPlaywrightReport(file: string): TestReport {
  const result = readResult(file, playwrightSchema);
  return result
    ? {
        passed: result.stats.expected,
        // A test that needed a second try has failed once.
        failed: result.stats.unexpected + result.stats.flaky + result.errors.length,
        skipped: result.stats.skipped,
        tests: result.suites.flatMap(timedTests),
      }
    : NONE;
}

const resultFile = (name: string): string => path.join(projectRoot, '.cache', 'tests', name);

/** Where each runner leaves its results: the scripts in package.json name these files. */
export const runners = [
  {name: 'unit tests', file: resultFile('unit.json'), read: readJestReport},
  {name: 'tests of the built pages', file: resultFile('built.json'), read: readJestReport},
  {name: 'browser tests', file: resultFile('browser.json'), read: readPlaywrightReport},
] as const;
