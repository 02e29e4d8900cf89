import {sandboxEnv} from '../../sandbox';
import {writeBuildStamp, type BuildStamp} from './buildStamp';
import {duration} from './duration';
import {binScript, projectRoot} from './paths';
import {runProgram} from './runProgram';

export interface SandboxBuild {
  readonly ok: boolean;
  /** Whether Docusaurus or the translation guard warned of something. */
  readonly hasWarnings: boolean;
}

/** So that no log looks stuck while the bundler says nothing. */
const HEARTBEAT_MS = 15_000;

const WARNING = /^\s*\[WARNING\]|\[translations\] missing/m;

/**
 * Builds both languages into `build/`, with the sandbox's addresses in their pages. What the build
 * says goes to the terminal.
 * @param stamp Ports that the sandbox will have, and the base path of the site.
 */
export async function buildForSandbox(stamp: BuildStamp): Promise<SandboxBuild> {
  const started = Date.now();
  const heartbeat = setInterval(() => {
    console.log(`Still building (${duration(Date.now() - started)})`);
  }, HEARTBEAT_MS);
  const docusaurus = binScript('@docusaurus/core', 'docusaurus');
  const {status, output, errors} = await runProgram(process.execPath, [docusaurus, 'build'], {
    cwd: projectRoot,
    terminal: 'copy',
    // Without NODE_ENV of a surrounding test run, and without a call to the registry.
    env: {
      ...process.env,
      ...sandboxEnv(stamp.ports, stamp.basePath),
      NODE_ENV: 'production',
      NO_UPDATE_NOTIFIER: '1',
    },
  });
  clearInterval(heartbeat);
  if (status === 0) {
    writeBuildStamp(stamp);
  }
  return {ok: status === 0, hasWarnings: WARNING.test(output + errors)};
}
