import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {aptInstall, runStep, isRoot} from './install';
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

/** A system's names and paths of the browsers, and how to install one. */
interface System {
  readonly folders: readonly (string | undefined)[];
  readonly names: readonly string[];
  readonly advice: string;
}

const {env, platform} = process;

const LINUX: System = {
  folders: ['/usr/bin', '/opt/google/chrome'],
  names: [
    // The part of Chromium that draws pages, without the windows around them: a fifth faster.
    'chromium-headless-shell',
    ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
  ],
  advice:
    'Debian: sudo apt-get install chromium. Elsewhere: npx playwright install --with-deps chromium. A Chromium in an unusual place is named by CHROMIUM_PATH.',
};

const SYSTEMS: Readonly<Partial<Record<NodeJS.Platform, System>>> = {
  darwin: {
    folders: ['/Applications', path.join(os.homedir(), 'Applications')],
    names: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `${name}.app/Contents/MacOS/${name}`,
    ),
    advice:
      'Install Google Chrome (brew install --cask google-chrome), or run: npx playwright install chromium',
  },
  win32: {
    folders: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA],
    names: [
      'Chromium/Application/chrome.exe',
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ],
    advice:
      'Install Google Chrome (winget install Google.Chrome), or run: npx playwright install chromium',
  },
};

const {folders, names, advice} = SYSTEMS[platform] ?? LINUX;

/** @returns An error that names the fix for this system. */
const missing = (problem: string): Error => new Error(`${problem}\n${advice}`);

/** Every name in every folder, the first choice first. */
const commonPlaces = folders.flatMap((folder) =>
  folder === undefined ? [] : names.map((name) => path.join(folder, name)),
);

/** Whether a file is a browser that starts: Ubuntu's chromium-browser only advertises a snap. */
function works(file: string): boolean {
  if (!existsSync(file)) {
    return false;
  }
  // On Windows `--version` opens a window instead of answering.
  if (platform === 'win32') {
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

let known: string | undefined;

/**
 * Finds a Chromium on this machine without installing anything.
 * @returns Path of its program, or undefined.
 * @throws Error that names the fix when CHROMIUM_PATH names something that is not a browser.
 */
export function lookUpChromium(): string | undefined {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (!works(named)) {
      throw missing(`CHROMIUM_PATH=${named} is not a browser that starts.`);
    }
    return named;
  }
  known ??= [...commonPlaces, ...playwrightPlace()].find(works);
  return known;
}

/**
 * Finds a Chromium: CHROMIUM_PATH, else an installed one, else Playwright's. Where there is none it
 * installs Playwright's or, where apt is, the system's.
 * @returns Path of its program.
 * @throws Error whose message names the fix.
 */
export function findChromium(): string {
  if (!lookUpChromium()) {
    runStep(
      'No Chromium found: installing the one of Playwright',
      process.execPath,
      [binScript('@playwright/test', 'playwright'), 'install', 'chromium'],
      // Behind a closed network each of several addresses is tried several times.
      {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'},
    );
  }
  // Older systems have the browser only whole.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!lookUpChromium()) {
      aptInstall('No Chromium found', [name, 'fonts-liberation']);
    }
  }
  const found = lookUpChromium();
  if (!found) {
    throw missing('Chromium is missing, and it could not be installed from here.');
  }
  return found;
}
