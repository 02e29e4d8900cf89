// Measures what pages load until they are idle and fails above size-budget.json: `npm run size`,
// over the site in build/, or `npm run size -- --url http://localhost:4600` over a running server.
// `npm run size -- --synthetic 100,500` builds the site with so many more pages of documentation,
// in copies, and fails when a page grows with their number.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {findFreePorts} from '../sandbox/ports';
import {startSiteServer} from '../sandbox/site';
import {chromiumArgs, findChromium} from './lib/chromium';
import {buildDir, projectRoot} from './lib/paths';
import {
  checkBudget,
  checkDiagramParts,
  formatPage,
  kilo,
  parseBudget,
  sumOf,
  type Budget,
  type LoadedFile,
} from './lib/size/budget';
import {measurePage} from './lib/size/measure';
import {parseCounts, withSyntheticSite} from './lib/size/synthetic';

const SERVER_BASE_PORT = 4700;

/** A page of every synthetic site, and the most that it may grow from the fewest to the most. */
const SYNTHETIC_PAGE = '/documentation/quick-start/';
const GROWTH_LIMIT = 8000;

interface Site {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

async function serve(dir: string): Promise<Site> {
  const {ports} = await findFreePorts(SERVER_BASE_PORT);
  return startSiteServer({dir, port: ports.site});
}

async function openSite(url: string | undefined): Promise<Site> {
  if (url !== undefined) {
    if (!URL.canParse(url)) {
      throw new Error(`--url ${url} is not an address. Write it like --url http://localhost:4600`);
    }
    return {origin: new URL(url).origin, close: () => Promise.resolve()};
  }
  if (!fs.existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error('There is no built site in build/. Build one with: npm run build');
  }
  return serve(buildDir);
}

async function launch(): Promise<Browser> {
  return chromium.launch({executablePath: findChromium(), args: [...chromiumArgs]});
}

/** @returns What is too heavy, as sentences. */
async function measure(origin: string, budget: Budget): Promise<string[]> {
  const browser = await launch();
  try {
    const problems: string[] = [];
    const pages: Record<string, readonly LoadedFile[]> = {};
    for (const [page, limits] of Object.entries(budget)) {
      const files = await measurePage(browser, origin + page, limits);
      console.log(`${formatPage(page, files, limits)}\n`);
      problems.push(...checkBudget(page, files, limits));
      pages[page] = files;
    }
    return [...problems, ...checkDiagramParts(pages)];
  } finally {
    await browser.close();
  }
}

async function measureSynthetic(dir: string): Promise<number> {
  const site = await serve(dir);
  const browser = await launch();
  try {
    const files = await measurePage(browser, site.origin + SYNTHETIC_PAGE);
    return sumOf(files, 'js');
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Prints what a page of the documentation loads for each number of synthetic pages. */
async function compareSynthetic(counts: readonly number[]): Promise<void> {
  const sizes: number[] = [];
  for (const count of counts) {
    const size = await withSyntheticSite(count, measureSynthetic);
    console.log(
      `${kilo(size).padStart(7)}  KB of js on ${SYNTHETIC_PAGE} with ${count} more pages`,
    );
    sizes.push(size);
  }
  const growth = Math.max(...sizes) - Math.min(...sizes);
  console.log(`size: ${kilo(growth)} KB between them; at most ${kilo(GROWTH_LIMIT)} KB`);
  process.exitCode = growth > GROWTH_LIMIT ? 1 : 0;
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {url: {type: 'string'}, synthetic: {type: 'string'}}});
  if (values.synthetic !== undefined) {
    if (values.url !== undefined) {
      throw new Error('--synthetic builds sites of its own: leave --url out.');
    }
    await compareSynthetic(parseCounts(values.synthetic));
    return;
  }
  const budgetFile = path.join(projectRoot, 'size-budget.json');
  const budget = parseBudget(JSON.parse(fs.readFileSync(budgetFile, 'utf8')));
  const site = await openSite(values.url);
  try {
    const problems = await measure(site.origin, budget);
    problems.forEach((problem) => {
      console.error(problem);
    });
    console.log(
      problems.length > 0
        ? `size: ${problems.length} above the budget`
        : `size: ${Object.keys(budget).length} pages within the budget`,
    );
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    await site.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
