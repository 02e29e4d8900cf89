import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {sandboxEnv} from '../../sandbox';
import {writeBuildStamp, type BuildStamp} from './buildStamp';
import {duration} from './duration';
import {binScript, projectRoot} from './paths';

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
 * @param signal Stops the build when aborted, which is a failure like others.
 */
export async function buildForSandbox(
  stamp: BuildStamp,
  signal: AbortSignal,
): Promise<SandboxBuild> {
  const started = Date.now();
  const heartbeat = setInterval(() => {
    console.log(`Still building (${duration(Date.now() - started)})`);
  }, HEARTBEAT_MS);
  const build = spawn(process.execPath, [binScript('@docusaurus/core', 'docusaurus'), 'build'], {
    cwd: projectRoot,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Without NODE_ENV of a surrounding test run, and without a call to the registry.
    env: {
      ...process.env,
      ...sandboxEnv(stamp.ports, stamp.basePath),
      NODE_ENV: 'production',
      NO_UPDATE_NOTIFIER: '1',
    },
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      process.stdout.write(text);
    });
  }
  try {
    const [code] = (await once(build, 'close')) as [number | null];
    if (code === 0) {
      writeBuildStamp(stamp);
    }
    return {ok: code === 0, hasWarnings: WARNING.test(output)};
  } catch (error) {
    if (!signal.aborted) {
      throw error;
    }
    return {ok: false, hasWarnings: false};
  } finally {
    clearInterval(heartbeat);
  }
}
