// Measures what pages load until they are idle and fails above size-budget.json: `npm run size`,
// over the site in build/. `npm run size -- --synthetic 400` builds the site in copies, as it is and with
// so many more pages of documentation, and fails when a page grows with their number.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readBuildStamp} from './lib/buildStamp';
import {buildDir, projectRoot} from './lib/paths';
import {runCommand} from './lib/runCommand';
import {checkPage, parseBudget, toKb} from './lib/size/budget';
import {measurePage, withSite} from './lib/size/measure';
import {measureSynthetic, SYNTHETIC_PAGE} from './lib/size/synthetic';

/** Pages that are watched at a time: a page is idle most of the time. */
const SIDE_BY_SIDE = 4;

/** The bytes of js that a page may grow by each page more. */
const GROWTH_LIMIT = 3;

/** @returns Whether every page of the budget is within it. */
async function measureBudget(): Promise<boolean> {
  if (!fs.existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error('There is no built site in build/. Build one with: npm run build');
  }
  const budgetFile = path.join(projectRoot, 'size-budget.json');
  const budget = Object.entries(parseBudget(JSON.parse(fs.readFileSync(budgetFile, 'utf8'))));
  const stamp = readBuildStamp();
  const problems: string[] = [];
  const left = budget.values();
  await withSite(
    buildDir,
    async (site, browser) => {
      const measureNext = async (): Promise<void> => {
        for (const [page, limits] of left) {
          const checked = checkPage(page, await measurePage(browser, site + page), limits);
          console.log(`${checked.table}\n`);
          problems.push(...checked.problems);
        }
      };
      await Promise.all(Array.from({length: SIDE_BY_SIDE}, measureNext));
    },
    stamp.ok ? stamp.basePath : '/',
  );
  for (const problem of problems) {
    console.error(problem);
  }
  console.log(`size: ${budget.length} pages, ${problems.length} faults`);
  return problems.length === 0;
}

/** @returns Whether a page of the documentation stays as it is when there are so many more. */
async function measureGrowth(more: number): Promise<boolean> {
  const sizes: number[] = [];
  for (const count of [0, more]) {
    const size = await measureSynthetic(count);
    console.log(`${toKb(size).padStart(7)}  KB of js on ${SYNTHETIC_PAGE}, ${count} pages more`);
    sizes.push(size);
  }
  const growth = Math.max(...sizes) - Math.min(...sizes);
  const limit = GROWTH_LIMIT * more;
  console.log(`size: ${toKb(growth)} KB between them; at most ${toKb(limit)} KB`);
  return growth <= limit;
}

runCommand(async () => {
  const {values} = parseArgs({options: {synthetic: {type: 'string'}}});
  if (values.synthetic !== undefined && !/^[1-9]\d*$/.test(values.synthetic)) {
    throw new Error('Name the number of pages to add: npm run size -- --synthetic 400');
  }
  const isFine = await (values.synthetic === undefined
    ? measureBudget()
    : measureGrowth(Number(values.synthetic)));
  process.exitCode = isFine ? 0 : 1;
});
