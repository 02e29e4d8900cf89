/**
 * `npm run preview`: builds both languages against the sandbox and serves the finished site, with
 * every third party simulated on this machine.
 */
import {once} from 'node:events';
import {parseArgs, styleText} from 'node:util';
import {
  apiKey,
  DEFAULT_BASE_PORT,
  findFreePorts,
  sandboxEnv,
  startSandbox,
  takenPorts,
  testAccount,
  type SandboxAddresses,
} from '../sandbox';
import {brand} from '../src/config/brand';
import {parseSiteEnv} from '../src/config/env';
import {locales} from '../src/config/locales';
import {withBuildLock} from './lib/buildLock';
import {readBuildStamp, writeBuildStamp, type BuildStamp} from './lib/buildStamp';
import {docusaurusBuild} from './lib/docusaurusBuild';
import {duration} from './lib/duration';
import {buildDir} from './lib/paths';
import {runCommand} from './lib/runCommand';
import {abortOnExitSignals} from './lib/signals';

const HELP = `npm run preview -- [options]

Builds the site in both languages and serves it with its sandbox. A path in SITE_URL is its base path.

  --port N      first of the ports to use (default ${DEFAULT_BASE_PORT}, or PREVIEW_PORT)
  --no-build    serve what the last preview built
  --build-only  build for the sandbox and stop, for example for npm run test:browser
  --strict      fail where the build warns
  --help        this text`;

const LOWEST_PORT = 1024;
const HIGHEST_BASE_PORT = 65_000;

/** Docusaurus or the translation guard warns. */
const WARNING = /^\s*\[WARNING\]|\[translations\] missing/m;

const flag = {type: 'boolean', default: false} as const;

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: {type: 'string'},
        build: {type: 'boolean', default: true},
        'build-only': flag,
        strict: flag,
        help: {...flag, short: 'h'},
      },
      allowNegative: true,
    }).values;
  } catch (cause) {
    throw new Error(`${(cause as Error).message}\n\n${HELP}`, {cause});
  }
}

/** The first port that was asked for, on the command line or in the environment. */
function wantedPort(option = process.env.PREVIEW_PORT) {
  // As a shell or CI writes an unset variable.
  if (!option) {
    return undefined;
  }
  const port = Number(option);
  if (!/^\d+$/.test(option) || port < LOWEST_PORT || port > HIGHEST_BASE_PORT) {
    throw new Error(
      `"${option}" is not a port from ${LOWEST_PORT} to ${HIGHEST_BASE_PORT}. Write it like --port 5600 or PREVIEW_PORT=5600`,
    );
  }
  return port;
}

/** For a new build: the path of SITE_URL, below which the site will be deployed, and the wanted ports or the next that are free. */
async function newBuild(wanted = DEFAULT_BASE_PORT): Promise<BuildStamp> {
  const {env} = parseSiteEnv({SITE_URL: process.env.SITE_URL});
  const {ports, taken} = await findFreePorts(wanted);
  if (taken.length > 0) {
    console.log(
      `Taken by another program: ${taken.join(', ')}. Using ${ports.site} to ${ports.chat}.`,
    );
  }
  return {basePath: new URL(env.siteUrl).pathname, ports};
}

/** Stamp of the last build, whose ports are all free, and the ones that were asked for. */
async function lastBuild(wanted: number | undefined): Promise<BuildStamp> {
  const stamp = readBuildStamp();
  if (!stamp.ok) {
    throw new Error(stamp.reason);
  }
  const {ports} = stamp;
  if (wanted !== undefined && wanted !== ports.site) {
    throw new Error(
      `The site in build/ was built for port ${ports.site}, and its pages name it. Leave --no-build out to build it for another.`,
    );
  }
  const taken = await takenPorts(ports);
  if (taken.length > 0) {
    throw new Error(
      `The site in build/ was built for ports ${ports.site} to ${ports.chat}, but another program holds ${taken.join(', ')}. Stop it, or leave --no-build out.`,
    );
  }
  return stamp;
}

async function build(stamp: BuildStamp, isStrict: boolean) {
  const started = Date.now();
  // Without NODE_ENV of a surrounding test run, and without a call to the registry.
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...sandboxEnv(stamp.ports, stamp.basePath),
    NODE_ENV: 'production',
    NO_UPDATE_NOTIFIER: '1',
  };
  const {status, output, errors} = await withBuildLock('npm run preview', () =>
    docusaurusBuild([], locales, env),
  );
  if (status !== 0) {
    throw new Error('\nThe build failed; its output is above.');
  }
  writeBuildStamp(stamp);
  if (isStrict && WARNING.test(output + errors)) {
    throw new Error('\nThe build must not warn: see [WARNING] or "missing" above.');
  }
  console.log(`Built both languages in ${duration(Date.now() - started)}.`);
}

/** Where everything is, as lines for the terminal. */
function describe(addresses: SandboxAddresses) {
  const rows: readonly (readonly [string, string])[] = [
    ['Site, English', addresses.home],
    ['Site, French', `${addresses.home}fr/`],
    ['Portal', `${addresses.portal}/`],
    ['Identity provider', `${addresses.identityProvider}/`],
    ['Email outbox', `${addresses.email}/`],
    ['Scheduler', addresses.schedulerPage],
    ['Public API', addresses.api],
    ['Answer service', addresses.chat],
    ['Log in with', testAccount.email],
    ['Password', testAccount.password],
    ['API key', apiKey],
  ];
  return rows.map(([label, value]) => `  ${label.padEnd(17)}  ${value}`).join('\n');
}

async function serve({ports, basePath}: BuildStamp, signal: AbortSignal) {
  const sandbox = await startSandbox({ports, basePath, siteDir: buildDir});
  console.log(`\n${styleText('bold', `${brand.name} is ready`)}\n`);
  console.log(`${describe(sandbox.addresses)}\n\nPress Ctrl+C to stop.`);
  if (!signal.aborted) {
    await once(signal, 'abort');
  }
  await sandbox.close();
  console.log('\nStopped.');
}

runCommand(async () => {
  const options = readOptions();
  if (options.help) {
    console.log(HELP);
    return;
  }
  if (options['build-only'] && !options.build) {
    throw new Error('--no-build and --build-only leave nothing to do. Use one of them.');
  }
  const wanted = wantedPort(options.port);
  const signal = abortOnExitSignals();
  const stamp = await (options.build ? newBuild(wanted) : lastBuild(wanted));
  try {
    await (options.build && build(stamp, options.strict));
  } catch (error) {
    if (!signal.aborted) {
      throw error;
    }
  }
  if (signal.aborted) {
    console.log('Stopped before the build was done.');
    process.exitCode = 130;
  } else if (!options['build-only']) {
    await serve(stamp, signal);
  }
});
