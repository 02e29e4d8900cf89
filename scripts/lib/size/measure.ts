import {chromium, type Browser, type Request} from '@playwright/test';
import {startSiteServer} from '../../../sandbox/site';
import {chromiumArgs, findChromium} from '../chromium';
import {freePort} from '../freePort';
import type {Kind, LoadedFile} from './budget';

/** The network counts as idle after this long without a request or an answer, in milliseconds. */
const IDLE_MS = 2000;
const LIMIT_MS = 30_000;

const KINDS: Readonly<Record<string, Kind>> = {js: 'js', mjs: 'js', css: 'css'};

/**
 * Serves a built site, and opens a browser for it.
 * @param dir Folder of the site.
 * @param use Called with the site's address, without a slash at the end, and the browser.
 * @param basePath Path below which the site is.
 * @returns What `use` returned.
 */
export async function withSite<T>(
  dir: string,
  use: (site: string, browser: Browser) => Promise<T>,
  basePath = '/',
): Promise<T> {
  const server = await startSiteServer({dir, port: await freePort(), basePath});
  const browser = await chromium.launch({executablePath: findChromium(), args: [...chromiumArgs]});
  try {
    return await use(server.origin + basePath.slice(0, -1), browser);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @returns None for what is neither a page nor a script or style sheet. */
async function describe(request: Request): Promise<LoadedFile | undefined> {
  const path = new URL(request.url()).pathname;
  const isPage = request.resourceType() === 'document';
  const kind = isPage ? 'html' : KINDS[path.split('.').at(-1) ?? ''];
  if (!kind) {
    return undefined;
  }
  const sizes = await request.sizes();
  const purpose = await request.headerValue('sec-purpose');
  return {
    path,
    kind,
    // Below zero for what was prefetched: its headers are taken off, and nothing comes again.
    bytes: Math.max(0, sizes.responseBodySize),
    isPrefetch: purpose?.includes('prefetch') === true,
  };
}

/**
 * Opens a page and leaves it alone until nothing loads any more.
 * @param browser A running Chromium.
 * @param url Address of the page.
 * @returns The page, every script and style sheet that came, compressed as they came.
 * @throws Error when the page does not answer, or does not hydrate.
 */
export async function measurePage(browser: Browser, url: string): Promise<LoadedFile[]> {
  // Another context for each page, since a filled cache would make it look light.
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  try {
    const page = await context.newPage();
    const files: Promise<LoadedFile | undefined>[] = [];
    let last = Date.now();
    page.on('request', () => {
      last = Date.now();
    });
    page.on('requestfinished', (request) => {
      last = Date.now();
      files.push(describe(request));
    });
    const response = await page.goto(url, {timeout: LIMIT_MS});
    if (!response?.ok()) {
      throw new Error(`${url} answered ${response?.status() ?? 'nothing'}. Was the page renamed?`);
    }
    // A page whose scripts fail would be light and useless: it waits here in vain.
    await page.locator('html[data-has-hydrated="true"]').waitFor({timeout: LIMIT_MS});
    const started = Date.now();
    while (Date.now() - last < IDLE_MS && Date.now() - started < LIMIT_MS) {
      await page.waitForTimeout(100);
    }
    return (await Promise.all(files)).filter((file) => file !== undefined);
  } finally {
    await context.close();
  }
}
