import {existsSync} from 'node:fs';
import {aptInstall} from './install';

/** @returns Path of Firefox: Debian's long-term release, or what Ubuntu and Mozilla's own packages install. */
export const lookUpFirefox = (): string | undefined =>
  ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

/**
 * Installs Firefox where CI has none; elsewhere its tests are skipped.
 * @throws Error in CI, when it could not be installed.
 */
export function installFirefoxForCi(): void {
  if (process.env.CI && !lookUpFirefox() && !aptInstall('No Firefox found', ['firefox-esr'])) {
    throw new Error('Firefox is missing, and it could not be installed. Debian: firefox-esr');
  }
}
