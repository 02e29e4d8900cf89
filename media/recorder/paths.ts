import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LaunchOptions} from 'playwright-core';

/** Absolute path of this package. */
export const mediaDir = path.resolve(__dirname, '..');

/** Absolute path of the website's project, whose texts the films show. */
export const siteDir = path.dirname(mediaDir);

/** Where the website's films are. */
export const staticDir = path.join(siteDir, 'static');

/** Languages of the tutorials. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The browser to record with: CHROMIUM_PATH, else Debian's Chromium, else an installed Chrome. */
export function browserOptions(): LaunchOptions {
  const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
    (file) => file !== undefined && existsSync(file),
  );
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return executablePath === undefined ? {channel: 'chrome', args} : {executablePath, args};
}
