import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {aptInstall, attempt, isRoot} from './install';
import {binScript} from './paths';

/** Thrown when no Chromium can be had; its message names the fix for this system. */
export class ChromiumMissingError extends Error {
  constructor(problem: string) {
    super(`${problem}\n${adviceFor(process.platform)}`);
    this.name = 'ChromiumMissingError';
  }
}

/** Arguments for every launch: no calls home, and the sandbox that root cannot have left off. */
export const chromiumArgs: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
];

function adviceFor(platform: NodeJS.Platform): string {
  switch (platform) {
    case 'darwin':
      return 'Install Google Chrome (brew install --cask google-chrome), or run: npx playwright install chromium';
    case 'win32':
      return 'Install Google Chrome (winget install Google.Chrome), or run: npx playwright install chromium';
    default:
      return 'Debian: sudo apt-get install chromium. Elsewhere: npx playwright install --with-deps chromium. A Chromium in an unusual place is named by CHROMIUM_PATH.';
  }
}

/**
 * Where Chromium and Chrome are commonly installed, the first choice first.
 * @param platform Operating system, as of process.platform.
 * @param env Environment: Windows names its program folders there.
 */
export function commonPlaces(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  switch (platform) {
    case 'darwin':
      return ['/Applications', path.join(os.homedir(), 'Applications')].flatMap((folder) =>
        ['Chromium', 'Google Chrome', 'Microsoft Edge'].map((name) =>
          path.posix.join(folder, `${name}.app/Contents/MacOS/${name}`),
        ),
      );
    case 'win32':
      return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
        .filter((folder) => folder !== undefined)
        .flatMap((folder) =>
          [
            'Chromium\\Application\\chrome.exe',
            'Google\\Chrome\\Application\\chrome.exe',
            'Microsoft\\Edge\\Application\\msedge.exe',
          ].map((file) => path.win32.join(folder, file)),
        );
    default:
      return [
        // The part of Chromium that draws pages, without the windows around them: a fifth faster.
        '/usr/bin/chromium-headless-shell',
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome-stable',
        '/usr/bin/google-chrome',
        '/opt/google/chrome/chrome',
      ];
  }
}

/** Whether a file is a browser that starts: Ubuntu's chromium-browser only advertises a snap. */
function works(file: string): boolean {
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
function playwrightPlace(): string[] {
  try {
    return [chromium.executablePath()];
  } catch {
    // Playwright has no build for this system, so there is no place to look at.
    return [];
  }
}

let known: string | null = null;

/**
 * Finds a Chromium on this machine without installing anything.
 * @returns Path of its program, or null.
 * @throws ChromiumMissingError when CHROMIUM_PATH names something that is not a browser.
 */
export function lookUpChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!works(named)) {
      throw new ChromiumMissingError(`CHROMIUM_PATH=${named} is not a browser that starts.`);
    }
    return named;
  }
  known ??=
    [...commonPlaces(process.platform, process.env), ...playwrightPlace()].find(works) ?? null;
  return known;
}

/**
 * Installs a Chromium: Playwright's own, else, where apt is, the system's.
 * @throws ChromiumMissingError when neither can be had.
 */
export function installChromium(): string {
  attempt(
    'No Chromium found: installing the one of Playwright',
    process.execPath,
    [binScript('@playwright/test', 'playwright'), 'install', 'chromium'],
    // Behind a closed network each of several addresses is tried several times.
    {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'},
  );
  const own = lookUpChromium();
  if (own) {
    return own;
  }
  // Older systems have the browser only whole.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (aptInstall('No Chromium found', [name, 'fonts-liberation'])) {
      break;
    }
  }
  const system = lookUpChromium();
  if (!system) {
    throw new ChromiumMissingError('Chromium is missing, and it could not be installed from here.');
  }
  return system;
}

/**
 * Finds a Chromium: CHROMIUM_PATH, else an installed one, else Playwright's, else it installs one.
 * @returns Path of its program.
 * @throws ChromiumMissingError whose message names the fix.
 */
export function findChromium(): string {
  return lookUpChromium() ?? installChromium();
}
