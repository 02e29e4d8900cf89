import {startSandbox} from '../../sandbox';
import {readBuildStamp} from '../../scripts/lib/buildStamp';
import {findChromium} from '../../scripts/lib/chromium';
import {installFirefoxForCi} from '../../scripts/lib/firefox';
import {buildDir} from '../../scripts/lib/paths';
import {endWithNpm} from '../../scripts/lib/signals';

/**
 * Starts the sandbox over the built site before the first test.
 * @returns What Playwright calls after the last one.
 * @throws Error that says what to run when there is no site to test.
 */
export default async function globalSetup() {
  const build = readBuildStamp();
  if (!build.ok) {
    throw new Error(build.reason);
  }
  endWithNpm();
  findChromium();
  installFirefoxForCi();
  const sandbox = await startSandbox({...build, siteDir: buildDir});
  return () => sandbox.close();
}
