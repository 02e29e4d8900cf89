import path from 'node:path';
import {cacheDir} from './paths';

/** A check that runs a tool of the project and is passed when it ends with code 0. */
export interface ToolStep {
  readonly name: string;
  readonly packageName: string;
  readonly command?: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What to type to run this step alone. */
  readonly alone: string;
  /** Whether what it prints is worth reading when it passes, too. */
  readonly isReport?: boolean;
}

/** Results that the test runners leave for the summary. */
export const jestResultFile = path.join(cacheDir, 'jest.json');
export const playwrightResultFile = path.join(cacheDir, 'playwright.json');

/** Writes what types and code rules need to see. */
export const generateStep: ToolStep = {
  name: 'API client',
  packageName: 'tsx',
  args: ['scripts/generate-client.ts'],
  alone: 'npm run generate:client',
};

/** Checks of the sources: quick, quiet, and independent of each other. */
export const sourceSteps: readonly ToolStep[] = [
  {
    name: 'formatting',
    packageName: 'prettier',
    args: ['--check', '--log-level', 'warn', '.'],
    alone: 'npm run format:check (npm run format mends it)',
  },
  {
    name: 'types',
    packageName: 'typescript',
    command: 'tsc',
    args: ['--noEmit'],
    alone: 'npm run typecheck',
  },
  {
    name: 'code rules',
    packageName: 'eslint',
    args: ['.', '--max-warnings', '0'],
    alone: 'npm run lint',
  },
  {
    name: 'style rules',
    packageName: 'stylelint',
    args: ['src/**/*.css', '--max-warnings', '0'],
    alone: 'npm run lint',
  },
  {
    name: 'translations',
    packageName: 'tsx',
    args: ['scripts/check-translations.ts'],
    alone: 'npm run check:translations',
  },
  {
    name: 'API description',
    packageName: 'tsx',
    args: ['scripts/check-api.ts'],
    alone: 'npm run check:api',
  },
  {
    name: 'code samples',
    packageName: 'tsx',
    args: ['scripts/check-samples.ts'],
    alone: 'npm run check:samples',
  },
];

export const unitStep: ToolStep = {
  name: 'unit tests',
  packageName: 'jest',
  args: ['--json', `--outputFile=${jestResultFile}`, '--maxWorkers=2'],
  alone: 'npm run test:unit',
};

/** Checks of the built pages that need no browser. */
export const pageSteps: readonly ToolStep[] = [
  {
    name: 'html',
    packageName: 'tsx',
    args: ['scripts/check-html.ts'],
    alone: 'npm run check:html',
  },
  {
    name: 'language of the pages',
    packageName: 'tsx',
    args: ['scripts/check-language.ts'],
    alone: 'npm run check:language',
  },
];

export const sizeStep: ToolStep = {
  name: 'weight of the pages',
  packageName: 'tsx',
  args: ['scripts/size.ts'],
  alone: 'npm run size',
  isReport: true,
};

/** Builds sites of its own, so that it needs no build and may run beside checks of it. */
export const growthStep: ToolStep = {
  name: 'growth of the pages',
  packageName: 'tsx',
  args: ['scripts/size.ts', '--synthetic', '100,500'],
  alone: 'npm run size -- --synthetic 100,500',
};

/** Golden queries and questions over the built site, against the floors. */
export const searchStep: ToolStep = {
  name: 'quality of the search',
  packageName: 'tsx',
  args: ['--tsconfig', 'src/search/quality/tsconfig.json', 'src/search/quality/bench.ts'],
  alone: 'npm run bench:search',
};

export const browserStep: ToolStep = {
  name: 'browser tests',
  packageName: '@playwright/test',
  command: 'playwright',
  args: ['test', '--reporter=list,json'],
  env: {PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightResultFile},
  alone: 'npm run test:browser',
};
