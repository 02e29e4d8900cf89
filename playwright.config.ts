import {defineConfig, type PlaywrightTestConfig} from '@playwright/test';
import {readBuildStamp} from './scripts/lib/buildStamp';
import {chromiumArgs, lookUpChromium} from './scripts/lib/chromium';
import {sandboxAddresses} from './sandbox/addresses';
import type {TestOptions} from './tests/support/test';

// The addresses of the build stand in its pages, so the tests use the ports it was built for.
// Without a build, tests/support/globalSetup.ts says what to do.
const stamp = readBuildStamp();
const addresses = stamp.ok ? sandboxAddresses(stamp.ports) : null;

const launchOptions = {
  // Playwright's own install, which is where findChromium() may yet put one, unless there is another.
  executablePath: lookUpChromium() ?? undefined,
  args: [...chromiumArgs],
} satisfies NonNullable<PlaywrightTestConfig['use']>['launchOptions'];

/** Tests of the sandbox itself: they start their own and need no built site. */
const SANDBOX_TESTS = 'sandbox/**';

export default defineConfig<TestOptions>({
  testDir: './tests',
  globalSetup: './tests/support/globalSetup.ts',
  outputDir: './test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // For what hangs: processors that others use too take several times as long as one's own.
  timeout: 90_000,
  expect: {timeout: 20_000},
  use: {
    baseURL: addresses?.site,
    launchOptions,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    screenshot: 'only-on-failure',
  },
  projects: [
    {name: 'sandbox', testMatch: SANDBOX_TESTS},
    {
      name: 'desktop',
      testIgnore: SANDBOX_TESTS,
      use: {viewport: {width: 1440, height: 900}},
    },
    {
      name: 'phone',
      testIgnore: SANDBOX_TESTS,
      // Narrow screens change the layout of a flow, not its language: French, whose words are longer.
      grepInvert: /\bin en\b/,
      use: {
        viewport: {width: 390, height: 844},
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
