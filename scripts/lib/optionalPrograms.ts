import {existsSync} from 'node:fs';
import {aptInstall} from './install';

/** A program without which some tests are skipped; in CI they must run. */
interface OptionalProgram {
  readonly name: string;
  /** Debian's. */
  readonly packageName: string;
  readonly paths: readonly string[];
}

/** Debian's long-term release, and what Ubuntu and Mozilla's own packages install. */
export const FIREFOX: OptionalProgram = {
  name: 'Firefox',
  packageName: 'firefox-esr',
  paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
};

/** @returns Path of the program on this machine, or undefined. */
export const lookUp = ({paths}: OptionalProgram): string | undefined => paths.find(existsSync);

/**
 * Installs a program where CI has none.
 * @throws Error in CI, when it could not be installed.
 */
export function installForCi(program: OptionalProgram): void {
  const {name, packageName} = program;
  if (process.env.CI && !lookUp(program) && !aptInstall(`No ${name} found`, [packageName])) {
    throw new Error(`${name} is missing, and it could not be installed. Debian: ${packageName}`);
  }
}
