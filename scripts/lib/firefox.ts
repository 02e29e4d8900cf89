import {existsSync} from 'node:fs';
import {aptInstall} from './install';

/** Debian's long-term release, and what Ubuntu and Mozilla's own packages install. */
const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * Finds a Firefox on this machine without installing anything.
 * @returns Path of its program, or undefined: the tests in Firefox are skipped then.
 */
export function lookUpFirefox(): string | undefined {
  return PROGRAMS.find((program) => existsSync(program));
}

/** Installs a Firefox where CI has none: there the tests in Firefox must run. */
export function installFirefoxForCi(): void {
  if (process.env.CI && !lookUpFirefox() && !aptInstall('No Firefox found', ['firefox-esr'])) {
    throw new Error('Firefox is missing, and it could not be installed. Debian: firefox-esr');
  }
}
