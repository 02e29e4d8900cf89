import type {Browser, CDPSession, Page} from '@playwright/test';
import type {Kind, Limits, LoadedFile} from './budget';

/** The network counts as idle after this long without a request or an answer, in milliseconds. */
const IDLE_MS = 2000;
const LIMIT_MS = 30_000;

const KINDS: Readonly<Record<string, Kind>> = {Script: 'js', Stylesheet: 'css'};
const EXTENSIONS: Readonly<Record<string, Kind>> = {js: 'js', mjs: 'js', css: 'css'};

interface Answer {
  readonly path: string;
  readonly kind: Kind;
  readonly isPrefetch: boolean;
  readonly encoding: string;
  readonly headerBytes: number;
}

function header(headers: Readonly<Record<string, string>>, wanted: string): string {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';
}

interface Network {
  readonly files: () => Omit<LoadedFile, 'isForDiagram'>[];
  /** When something was last asked for or came, in milliseconds since 1970. */
  readonly lastActivity: () => number;
}

/** Collects scripts and stylesheets as the browser's network panel would. */
function collect(session: CDPSession): Network {
  const answers = new Map<string, Answer>();
  const prefetches = new Set<string>();
  const files: Omit<LoadedFile, 'isForDiagram'>[] = [];
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({requestId, request}) => {
    last = Date.now();
    // Chromium asks for <link rel="prefetch"> at its lowest priority, which nothing else has.
    if (request.initialPriority === 'VeryLow') {
      prefetches.add(requestId);
    }
  });
  session.on('Network.responseReceived', ({requestId, type, response}) => {
    last = Date.now();
    const {pathname} = new URL(response.url);
    const isPrefetch = prefetches.has(requestId);
    const kind = KINDS[type] ?? EXTENSIONS[pathname.split('.').at(-1) ?? ''];
    if (kind) {
      answers.set(requestId, {
        path: pathname,
        kind,
        isPrefetch,
        encoding: header(response.headers, 'content-encoding'),
        // So far only the head of the answer has come.
        headerBytes: response.encodedDataLength,
      });
    }
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    last = Date.now();
    const answer = answers.get(requestId);
    if (answer) {
      const {headerBytes, ...file} = answer;
      files.push({...file, bytes: Math.max(0, encodedDataLength - headerBytes)});
    }
  });
  return {files: () => files, lastActivity: () => last};
}

async function waitUntilIdle(page: Page, network: Network): Promise<void> {
  const started = Date.now();
  while (Date.now() - network.lastActivity() < IDLE_MS && Date.now() - started < LIMIT_MS) {
    await page.waitForTimeout(100);
  }
}

async function drawDiagram(page: Page, url: string): Promise<void> {
  const figure = page.locator('[data-diagram]').first();
  if ((await figure.count()) === 0) {
    throw new Error(`${url} has no diagram. Name another page that has one in size-budget.json.`);
  }
  // Other pictures of the figure, while it waits, have no role.
  const drawing = figure.locator('svg[aria-roledescription]');
  if ((await drawing.count()) > 0) {
    throw new Error(
      `${url} draws its diagram at once, so that its parts cannot be told from the page's. Name a page in size-budget.json whose diagram stands lower.`,
    );
  }
  await figure.scrollIntoViewIfNeeded();
  await drawing.waitFor({timeout: LIMIT_MS});
}

/**
 * Opens a page and leaves it alone until nothing loads any more.
 * @param browser A running Chromium.
 * @param url Address of the page.
 * @param options Whether to go on to the page's first diagram, and wait for it as well.
 * @returns Every script and stylesheet that came, compressed as it came.
 * @throws Error when the page does not answer, or does not wake up: a page whose scripts fail is
 *   light and useless.
 */
export async function measurePage(
  browser: Browser,
  url: string,
  {diagram}: Pick<Limits, 'diagram'> = {},
): Promise<LoadedFile[]> {
  // Another context for each page, since a filled cache would make it look light.
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const network = collect(session);
    const response = await page.goto(url, {waitUntil: 'load', timeout: LIMIT_MS});
    if (!response?.ok()) {
      throw new Error(`${url} answered ${response?.status() ?? 'nothing'}. Was the page renamed?`);
    }
    await waitUntilIdle(page, network);
    const hydrated = await page.locator('html').getAttribute('data-has-hydrated');
    if (hydrated !== 'true') {
      throw new Error(
        `${url} did not wake up (data-has-hydrated is ${hydrated ?? 'missing'}), so that its size says nothing. Open it and look at the console.`,
      );
    }
    const withoutDiagram = network.files().length;
    if (diagram) {
      await drawDiagram(page, url);
      await waitUntilIdle(page, network);
    }
    const files = network.files();
    // Scrolling also shows links, for which parts of other pages are fetched ahead.
    const ahead = new Set(files.filter(({isPrefetch}) => isPrefetch).map(({path}) => path));
    return files.map((file, index) => ({
      ...file,
      isForDiagram: index >= withoutDiagram && !ahead.has(file.path),
    }));
  } finally {
    await context.close();
  }
}
