import {sandboxEnv} from '../../sandbox';
import {locales} from '../../src/config/locales';
import {withBuildLock} from './buildLock';
import {writeBuildStamp, type BuildStamp} from './buildStamp';
import {docusaurusBuild} from './docusaurusBuild';
import {duration} from './duration';

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
 * @throws BuildUnderWay when another build is.
 */
export async function buildForSandbox(stamp: BuildStamp): Promise<SandboxBuild> {
  const started = Date.now();
  const heartbeat = setInterval(() => {
    console.log(`Still building (${duration(Date.now() - started)})`);
  }, HEARTBEAT_MS);
  // Without NODE_ENV of a surrounding test run, and without a call to the registry.
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...sandboxEnv(stamp.ports, stamp.basePath),
    NODE_ENV: 'production',
    NO_UPDATE_NOTIFIER: '1',
  };
  const {status, output, errors} = await withBuildLock('npm run preview', async () =>
    docusaurusBuild([], locales, env),
  ).finally(() => {
    clearInterval(heartbeat);
  });
  if (status === 0) {
    writeBuildStamp(stamp);
  }
  return {ok: status === 0, hasWarnings: WARNING.test(output + errors)};
}
