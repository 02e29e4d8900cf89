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
  startSandbox,
  takenPorts,
  testAccount,
  type SandboxAddresses,
  type SandboxPorts,
} from '../sandbox';
import {brand} from '../src/config/brand';
import {parseSiteEnv} from '../src/config/env';
import {buildForSandbox} from './lib/buildForSandbox';
import {BuildUnderWay} from './lib/buildLock';
import {readBuildStamp, type BuildStamp} from './lib/buildStamp';
import {duration} from './lib/duration';
import {buildDir} from './lib/paths';
import {abortOnExitSignals} from './lib/signals';

const HELP = `npm run preview -- [options]

Builds the site in both languages and serves it with its sandbox. A path in SITE_URL is its base path.

  --port N      first of the ports to use (default ${DEFAULT_BASE_PORT}, or PREVIEW_PORT)
  --no-build    serve what the last preview built
  --build-only  build for the sandbox and stop, for example for npm run test:browser
  --strict      fail where the build warns
  --help        this text`;

/** A problem that its message explains in full: shown without a stack. */
class PreviewError extends Error {}

const LOWEST_PORT = 1024;
const HIGHEST_BASE_PORT = 65_000;

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: {type: 'string'},
        build: {type: 'boolean', default: true},
        'build-only': {type: 'boolean', default: false},
        strict: {type: 'boolean', default: false},
        help: {type: 'boolean', short: 'h', default: false},
      },
      allowNegative: true,
    }).values;
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new PreviewError(`${problem}\n\n${HELP}`, {cause});
  }
}

/** The first port that was asked for, on the command line or in the environment. */
function wantedPort(option: string | undefined): number | undefined {
  const value = option ?? process.env.PREVIEW_PORT ?? '';
  // As a shell or CI writes an unset variable.
  if (value === '') {
    return undefined;
  }
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < LOWEST_PORT || port > HIGHEST_BASE_PORT) {
    throw new PreviewError(
      `"${value}" is not a port from ${LOWEST_PORT} to ${HIGHEST_BASE_PORT}. Write it like --port 5600 or PREVIEW_PORT=5600`,
    );
  }
  return port;
}

/** Ports for a new build: the wanted ones, or the next that are free. */
async function choosePorts(wanted = DEFAULT_BASE_PORT): Promise<SandboxPorts> {
  const {ports, taken} = await findFreePorts(wanted);
  if (taken.length > 0) {
    console.log(
      `Taken by another program: ${taken.join(', ')}. Using ${ports.site} to ${ports.chat}.`,
    );
  }
  return ports;
}

/** The path of SITE_URL, so that a site that will be deployed below a path is previewed there. */
function wantedBasePath(): string {
  try {
    const {env} = parseSiteEnv({SITE_URL: process.env.SITE_URL});
    return new URL(env.siteUrl).pathname;
  } catch (cause) {
    throw new PreviewError((cause as Error).message, {cause});
  }
}

/** Stamp of the last build, whose ports are all free, and the ones that were asked for. */
async function lastBuild(wanted: number | undefined): Promise<BuildStamp> {
  const stamp = readBuildStamp();
  if (!stamp.ok) {
    throw new PreviewError(stamp.reason);
  }
  const {ports} = stamp;
  if (wanted !== undefined && wanted !== ports.site) {
    throw new PreviewError(
      `The site in build/ was built for port ${ports.site}, and its pages name it. Leave --no-build out to build it for another.`,
    );
  }
  const taken = await takenPorts(ports);
  if (taken.length > 0) {
    throw new PreviewError(
      `The site in build/ was built for ports ${ports.site} to ${ports.chat}, but another program holds ${taken.join(', ')}. Stop it, or leave --no-build out.`,
    );
  }
  return stamp;
}

/** @returns Whether the build was done, and not stopped. */
async function build(stamp: BuildStamp, isStrict: boolean, signal: AbortSignal): Promise<boolean> {
  const started = Date.now();
  const {ok, hasWarnings} = await buildForSandbox(stamp);
  if (signal.aborted) {
    console.log('Stopped before the build was done.');
    process.exitCode = 130;
    return false;
  }
  if (!ok) {
    throw new PreviewError('\nThe build failed; its output is above.');
  }
  if (isStrict && hasWarnings) {
    throw new PreviewError('\nThe build must not warn: see [WARNING] or "missing" above.');
  }
  console.log(`Built both languages in ${duration(Date.now() - started)}.`);
  return true;
}

/** Where everything is, as lines for the terminal. */
function describe(addresses: SandboxAddresses): string {
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

async function serve({ports, basePath}: BuildStamp, signal: AbortSignal): Promise<void> {
  const sandbox = await startSandbox({ports, basePath, siteDir: buildDir});
  console.log(`\n${styleText('bold', `${brand.name} is ready`)}\n`);
  console.log(`${describe(sandbox.addresses)}\n\nPress Ctrl+C to stop.`);
  if (!signal.aborted) {
    await once(signal, 'abort');
  }
  await sandbox.close();
  console.log('\nStopped.');
}

async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) {
    console.log(HELP);
    return;
  }
  if (options['build-only'] && !options.build) {
    throw new PreviewError('--no-build and --build-only leave nothing to do. Use one of them.');
  }
  const wanted = wantedPort(options.port);
  const signal = abortOnExitSignals();
  const stamp = options.build
    ? {basePath: wantedBasePath(), ports: await choosePorts(wanted)}
    : await lastBuild(wanted);
  const isBuilt = !options.build || (await build(stamp, options.strict, signal));
  if (isBuilt && !options['build-only']) {
    await serve(stamp, signal);
  }
}

main().catch((error: unknown) => {
  const isExplained = error instanceof PreviewError || error instanceof BuildUnderWay;
  console.error(isExplained ? error.message : error);
  process.exitCode = 1;
});
