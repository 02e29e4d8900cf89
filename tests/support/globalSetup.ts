import {startSandbox} from '../../sandbox';
import {readBuildStamp} from '../../scripts/lib/buildStamp';
import {findChromium} from '../../scripts/lib/chromium';
import {buildDir} from '../../scripts/lib/paths';

/** Whether the command line asks for the sandbox's own tests alone: they need no built site. */
function isSandboxOnly(): boolean {
  const {argv} = process;
  const projects = argv.flatMap((argument, index) =>
    argument === '--project'
      ? [argv[index + 1]]
      : (/^--project=(.*)/.exec(argument)?.slice(1) ?? []),
  );
  return projects.length > 0 && projects.every((project) => project === 'sandbox');
}

/**
 * Starts the sandbox over the built site before the first test.
 * @returns What Playwright calls after the last one.
 * @throws Error that says what to run when there is no site to test.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (isSandboxOnly()) {
    return undefined;
  }
  const stamp = readBuildStamp();
  if (!stamp.ok) {
    throw new Error(stamp.reason);
  }
  findChromium();
  const sandbox = await startSandbox({ports: stamp.ports, siteDir: buildDir});
  return () => sandbox.close();
}
