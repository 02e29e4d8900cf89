import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {projectRoot} from './paths';

/** Whether this process may install by itself, and may not use Chromium's sandbox. */
export const isRoot = process.getuid?.() === 0;

const LIMIT_MS = 10 * 60_000;

/**
 * Runs a step of an install; what it says goes to the terminal.
 * @param title What is done and why, for the reader.
 * @param program Program, on the PATH or by its path.
 * @param args Its arguments.
 * @param env Variables beyond the process' own.
 * @returns Whether it worked.
 */
export function runStep(
  title: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): boolean {
  console.log(`${title} …`);
  const {status} = spawnSync(program, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: LIMIT_MS,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', ...env},
  });
  return status === 0;
}

/**
 * Installs packages of the system, where apt is.
 * @param reason What is missing, for the reader: `No Java found`.
 * @param packages Debian's names.
 * @returns Whether they are there now; false too where there is no apt.
 */
export function aptInstall(reason: string, packages: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) {
    return false;
  }
  const sudo = isRoot ? [] : ['sudo', '-n'];
  const apt = (...args: readonly string[]) =>
    runStep(`${reason}: apt-get ${args.join(' ')}`, 'env', [...sudo, 'apt-get', ...args]);
  // An outdated list may still hold the package, so a failed update does not end it.
  apt('update');
  return apt('install', '-y', '--no-install-recommends', ...packages);
}
