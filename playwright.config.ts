import os from 'node:os';
import {defineConfig, type PlaywrightTestConfig} from '@playwright/test';
import {readBuildStamp} from './scripts/lib/buildStamp';
import {chromiumArgs, lookUpChromium} from './scripts/lib/chromium';
import {sandboxAddresses} from './sandbox/addresses';
import type {TestOptions} from './tests/support/test';

// The pages of a build hold addresses, so the tests use the ports that it was built for.
// Without a build, tests/support/globalSetup.ts says what to do.
const stamp = readBuildStamp();
const addresses = stamp.ok ? sandboxAddresses(stamp.ports, stamp.basePath) : null;

const launchOptions = {
  // Playwright's own install, which is where findChromium() may yet put one, unless there is another.
  executablePath: lookUpChromium(),
  args: [...chromiumArgs],
} satisfies NonNullable<PlaywrightTestConfig['use']>['launchOptions'];

export default defineConfig<TestOptions>({
  testDir: './tests',
  globalSetup: './tests/support/globalSetup.ts',
  outputDir: './test-results',
  tsconfig: './tests/tsconfig.json',
  workers: os.availableParallelism(),
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  // For what hangs: processors that others use too take several times as long as your own.
  timeout: 90_000,
  expect: {timeout: 20_000},
  use: {
    baseURL: addresses?.site,
    launchOptions,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: {width: 1440, height: 900},
    screenshot: 'only-on-failure',
  },
  /**
   * Where a test runs. Each runs once, in English on a desktop. Its tags say on what else its outcome
   * depends: with `@fr` on the language (texts with values, prices, addresses, other services), so
   * that it runs in French as well; with `@phone` on the layout, so that it runs on a phone as well,
   * in French, whose words are longer; with `@phone-only` on what only narrow screens have; with
   * `@translated` on what React draws anew, so that it runs in pages that the browser translates as
   * well. A page of each template is looked at in both languages, both themes and all widths by
   * pages.spec.ts.
   */
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: {language: 'en'},
    },
    {
      name: 'french',
      grep: /@fr\b/,
      use: {language: 'fr'},
    },
    {
      name: 'translated',
      grep: /@translated/,
      use: {language: 'en', translated: true},
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: {
        language: 'fr',
        viewport: {width: 390, height: 844},
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
