// Measures what pages load until they are idle and fails above size-budget.json: `npm run size`,
// over the site in build/, or `npm run size -- --url http://localhost:4600` over a running server.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {findFreePorts} from '../sandbox/ports';
import {startSiteServer} from '../sandbox/site';
import {chromiumArgs, findChromium} from './lib/chromium';
import {buildDir, projectRoot} from './lib/paths';
import {checkBudget, formatPage, parseBudget, type Budget} from './lib/size/budget';
import {measurePage} from './lib/size/measure';

const SERVER_BASE_PORT = 4700;

interface Site {
  readonly origin: string;
  readonly close: () => Promise<void>;
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
  const {ports} = await findFreePorts(SERVER_BASE_PORT);
  return startSiteServer({dir: buildDir, port: ports.site});
}

/** @returns What is too heavy, as sentences. */
async function measure(origin: string, budget: Budget): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs],
  });
  try {
    const problems: string[] = [];
    for (const [page, limits] of Object.entries(budget)) {
      const files = await measurePage(browser, origin + page);
      console.log(`${formatPage(page, files, limits)}\n`);
      problems.push(...checkBudget(page, files, limits));
    }
    return problems;
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {url: {type: 'string'}}});
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
