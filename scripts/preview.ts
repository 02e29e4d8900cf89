/**
 * `npm run preview`: builds both languages against the sandbox and serves the finished site, with
 * every third party simulated on this machine.
 */
import {parseArgs} from 'node:util';
import {
  DEFAULT_BASE_PORT,
  findFreePorts,
  startSandbox,
  takenPorts,
  type SandboxPorts,
} from '../sandbox';
import {brand} from '../src/config/brand';
import {buildForSandbox} from './lib/buildForSandbox';
import {checkBuild} from './lib/buildStamp';
import {buildDir} from './lib/paths';
import {describeSandbox} from './lib/sandboxTable';
import {aborted, abortOnExitSignals} from './lib/signals';
import {duration, styled} from './lib/terminal';

const HELP = `npm run preview -- [options]

Builds the site in both languages and serves it with its sandbox.

  --port N      first of the ports to use (default ${DEFAULT_BASE_PORT}, or PREVIEW_PORT)
  --no-build    serve what the last preview built
  --build-only  build for the sandbox and stop, for example for npm run test:browser
  --strict      fail where the build warns
  --help        this text`;

/** A problem that its message explains in full: shown without a stack. */
class PreviewError extends Error {}

interface Options {
  readonly port: number;
  readonly isPortGiven: boolean;
  readonly mode: 'build and serve' | 'serve' | 'build';
  readonly isStrict: boolean;
}

const RATE_LIMIT_MS = 1000;
const LOWEST_PORT = 1024;
const HIGHEST_BASE_PORT = 65_000;

function readPort(value: string, source: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < LOWEST_PORT || port > HIGHEST_BASE_PORT) {
    throw new PreviewError(
      `${source}: "${value}" is not a port from ${LOWEST_PORT} to ${HIGHEST_BASE_PORT}. ` +
        `Write it like ${source}${source.startsWith('--') ? ' ' : '='}5600`,
    );
  }
  return port;
}

/** Reads the command line; null asks for the help text. */
function readOptions(): Options | null {
  let values;
  try {
    ({values} = parseArgs({
      options: {
        port: {type: 'string'},
        build: {type: 'boolean', default: true},
        'build-only': {type: 'boolean', default: false},
        strict: {type: 'boolean', default: false},
        help: {type: 'boolean', short: 'h', default: false},
      },
      allowNegative: true,
    }));
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new PreviewError(`${problem}\n\n${HELP}`, {cause});
  }
  if (values.help) {
    return null;
  }
  if (values['build-only'] && !values.build) {
    throw new PreviewError('--no-build and --build-only leave nothing to do. Use one of them.');
  }
  const fromEnv = process.env.PREVIEW_PORT;
  const given = values.port !== undefined || Boolean(fromEnv);
  let port: number = DEFAULT_BASE_PORT;
  if (values.port !== undefined) {
    port = readPort(values.port, '--port');
  } else if (fromEnv) {
    port = readPort(fromEnv, 'PREVIEW_PORT');
  }
  const building = values['build-only'] ? 'build' : 'build and serve';
  return {
    port,
    isPortGiven: given,
    mode: values.build ? building : 'serve',
    isStrict: values.strict,
  };
}

async function choosePorts(base: number): Promise<SandboxPorts> {
  const {ports, taken} = await findFreePorts(base);
  if (taken.length > 0) {
    const which = taken.length === 1 ? `Port ${taken.join()} is` : `Ports ${taken.join(', ')} are`;
    console.log(`${which} taken by another program: using ${ports.site} to ${ports.chat}.`);
  }
  return ports;
}

/** Ports of the last build, all free, and the ones that were asked for. */
async function portsOfLastBuild({port, isPortGiven}: Options): Promise<SandboxPorts> {
  const stamp = checkBuild();
  if (!stamp.ok) {
    throw new PreviewError(stamp.reason);
  }
  if (isPortGiven && port !== stamp.ports.site) {
    throw new PreviewError(
      `The site in build/ was built for port ${stamp.ports.site}, and its pages name it. ` +
        'Leave --no-build out to build it for another.',
    );
  }
  const taken = await takenPorts(stamp.ports);
  if (taken.length > 0) {
    throw new PreviewError(
      `The site in build/ was built for ports ${stamp.ports.site} to ${stamp.ports.chat}, ` +
        `but another program holds ${taken.join(', ')}. Stop it, or leave --no-build out.`,
    );
  }
  return stamp.ports;
}

async function build(ports: SandboxPorts, isStrict: boolean, signal: AbortSignal): Promise<void> {
  const started = Date.now();
  const {ok, warnings, output} = await buildForSandbox(ports, signal);
  if (signal.aborted) {
    return;
  }
  if (!ok) {
    throw new PreviewError(`${output.trim()}\n\nThe build failed; its output is above.`);
  }
  for (const warning of warnings) {
    console.log(styled('yellow', warning));
  }
  if (isStrict && warnings.length > 0) {
    throw new PreviewError('The build must not warn.');
  }
  console.log(`Built both languages in ${duration(Date.now() - started)}.`);
}

async function serve(ports: SandboxPorts, signal: AbortSignal): Promise<void> {
  const sandbox = await startSandbox({
    ports,
    siteDir: buildDir,
    emailRateLimitMs: RATE_LIMIT_MS,
  });
  console.log(`\n${styled('bold', `${brand.name} is ready`)}\n`);
  console.log(describeSandbox(sandbox.addresses));
  console.log('\nPress Ctrl+C to stop.');
  await aborted(signal);
  await sandbox.close();
  console.log('\nStopped.');
}

async function main(): Promise<void> {
  const options = readOptions();
  if (!options) {
    console.log(HELP);
    return;
  }
  const signal = abortOnExitSignals();
  const {mode} = options;
  const ports =
    mode === 'serve' ? await portsOfLastBuild(options) : await choosePorts(options.port);
  if (mode !== 'serve') {
    await build(ports, options.isStrict, signal);
  }
  if (signal.aborted) {
    console.log('Stopped before the build was done.');
    process.exitCode = 130;
  } else if (mode !== 'build') {
    await serve(ports, signal);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof PreviewError ? error.message : error);
  process.exitCode = 1;
});
