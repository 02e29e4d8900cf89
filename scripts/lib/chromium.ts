import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {aptInstall, isRoot, runStep} from './install';
import {binScript} from './paths';

/** Arguments for every launch: no calls home, and the sandbox that root cannot have left off. */
export const chromiumArgs: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
];

/** The places of the browsers, the first choice first. */
const PLACES = [
  // The part of Chromium that draws pages, without the windows around them: a fifth faster.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  `${process.env.PROGRAMFILES}/Google/Chrome/Application/chrome.exe`,
];

/** @returns An error that names the fix. */
const missing = (problem: string) =>
  new Error(
    `${problem}\nDebian: sudo apt-get install chromium. macOS: brew install --cask google-chrome. Elsewhere: npx playwright install --with-deps chromium. A Chromium in an unusual place is named by CHROMIUM_PATH.`,
  );

/** Whether a file is a browser that starts: Ubuntu's chromium-browser only advertises a snap. */
function works(file: string) {
  if (!existsSync(file)) {
    return false;
  }
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') {
    return true;
  }
  const {status, stdout} = spawnSync(file, ['--version'], {encoding: 'utf8', timeout: 20_000});
  return status === 0 && /Chrom|Edge/.test(stdout);
}

/** Chromium of Playwright's own install, which may or may not be there. */
function playwrightPlace() {
  try {
    return [chromium.executablePath()];
  } catch {
    // Playwright has no build for this system, so there is no place to look at.
    return [];
  }
}

let known: string | undefined;

/**
 * Finds a Chromium on this machine without installing anything.
 * @returns Path of its program, or undefined.
 * @throws Error that names the fix when CHROMIUM_PATH names something that is not a browser.
 */
export function lookUpChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  known ??= (named ? [named] : [...PLACES, ...playwrightPlace()]).find(works);
  if (named && !known) {
    throw missing(`CHROMIUM_PATH=${named} is not a browser that starts.`);
  }
  return known;
}

/**
 * Finds a Chromium: CHROMIUM_PATH, else an installed one, else Playwright's. Where there is none it
 * installs Playwright's or, where apt is, the system's.
 * @returns Path of its program.
 * @throws Error whose message names the fix.
 */
export function findChromium(): string {
  const installs = [
    () =>
      runStep(
        'No Chromium found: installing the one of Playwright',
        process.execPath,
        [binScript('@playwright/test', 'playwright'), 'install', 'chromium'],
        // Behind a closed network each of several addresses is tried several times.
        {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'},
      ),
    () => aptInstall('No Chromium found', ['chromium', 'fonts-liberation']),
  ];
  let program = lookUpChromium();
  for (const install of installs) {
    program ??= install() ? lookUpChromium() : undefined;
  }
  if (!program) {
    throw missing('Chromium is missing, and it could not be installed from here.');
  }
  return program;
}
