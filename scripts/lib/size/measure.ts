import type {Browser, Page, Request} from '@playwright/test';
import type {Kind, LoadedFile} from './budget';

/** The network counts as idle after this long without a request or an answer, in milliseconds. */
const IDLE_MS = 2000;
const LIMIT_MS = 30_000;

const KINDS: Readonly<Record<string, Kind>> = {js: 'js', mjs: 'js', css: 'css'};

const pathOf = (request: Request): string => new URL(request.url()).pathname;

async function describe(request: Request, kind: Kind): Promise<LoadedFile> {
  const [response, sizes, purpose] = await Promise.all([
    request.response(),
    request.sizes(),
    request.headerValue('sec-purpose'),
  ]);
  return {
    path: pathOf(request),
    kind,
    // Below zero for what was prefetched: its headers are taken off, and nothing comes again.
    bytes: Math.max(0, sizes.responseBodySize),
    encoding: (await response?.headerValue('content-encoding')) ?? '',
    isPrefetch: purpose?.includes('prefetch') === true,
  };
}

/**
 * Collects a page, its scripts and style sheets, from now on.
 * @returns A function that waits until nothing loads any more, and returns what came until then.
 */
function collect(page: Page): () => Promise<LoadedFile[]> {
  const files: Promise<LoadedFile>[] = [];
  let last = Date.now();
  page.on('request', () => {
    last = Date.now();
  });
  const note = (request: Request): void => {
    last = Date.now();
    const isPage = request.resourceType() === 'document';
    const kind = isPage ? 'html' : KINDS[pathOf(request).split('.').at(-1) ?? ''];
    if (kind) {
      files.push(describe(request, kind));
    }
  };
  page.on('requestfinished', note);
  return async () => {
    const started = Date.now();
    while (Date.now() - last < IDLE_MS && Date.now() - started < LIMIT_MS) {
      await page.waitForTimeout(100);
    }
    // A later file would still be described when the page closes.
    page.off('requestfinished', note);
    return Promise.all(files);
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
    const loadedFiles = collect(page);
    const response = await page.goto(url, {timeout: LIMIT_MS});
    if (!response?.ok()) {
      throw new Error(`${url} answered ${response?.status() ?? 'nothing'}. Was the page renamed?`);
    }
    // A page whose scripts fail would be light and useless: it waits here in vain.
    await page.locator('html[data-has-hydrated="true"]').waitFor({timeout: LIMIT_MS});
    return await loadedFiles();
  } finally {
    await context.close();
  }
}
