import {readFileSync} from 'node:fs';
import {z} from 'zod';

/** How many tests a runner ran. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

const jestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that broke before their first test. */
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightSchema = z.object({
  stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number()}),
  /** Faults outside of any test, such as a failed global setup. */
  errors: z.array(z.unknown()),
});

function readResult<Output>(file: string, schema: z.ZodType<Output>): Output | null {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The runner broke before it could write: its step has failed, and it counts no tests.
    return null;
  }
  return schema.safeParse(content).data ?? null;
}

/**
 * Reads the counts that Jest's `--json --outputFile` left.
 * @param file The result file.
 */
export function readJestCounts(file: string): TestCounts {
  const result = readResult(file, jestSchema);
  return {
    passed: result?.numPassedTests ?? 0,
    failed: (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0),
  };
}

/**
 * Reads the counts that Playwright's JSON reporter left.
 * @param file The result file.
 */
export function readPlaywrightCounts(file: string): TestCounts {
  const result = readResult(file, playwrightSchema);
  return {
    passed: result?.stats.expected ?? 0,
    // A test that needed a second try has failed once.
    failed:
      (result?.stats.unexpected ?? 0) + (result?.stats.flaky ?? 0) + (result?.errors.length ?? 0),
  };
}
