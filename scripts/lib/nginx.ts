import {existsSync} from 'node:fs';
import {aptInstall} from './install';

/** Debian's, and what Homebrew installs. */
const PROGRAMS = ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'];

const lookUpNginx = (): string | undefined => PROGRAMS.find((program) => existsSync(program));

/**
 * Finds an nginx on this machine, and installs it where CI has none.
 * @returns Path of its program, or undefined: its tests are skipped then.
 * @throws In CI, when there is none and it could not be installed.
 */
export function findNginx(): string | undefined {
  if (process.env.CI && !lookUpNginx() && !aptInstall('No nginx found', ['nginx-light'])) {
    throw new Error('nginx is missing, and it could not be installed. Debian: nginx-light');
  }
  return lookUpNginx();
}
