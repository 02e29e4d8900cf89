// Measures what pages load until they are idle and fails above size-budget.json: `npm run size`,
// over the site in build/. `npm run size -- --synthetic 400` builds the site in copies, as it is and with
// so many more pages of documentation, and fails when a page grows with their number.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readJsonAs} from '../checks/shared/problem';
import {benchGrowth} from './bench/builds';
import {printFigures} from './bench/figure';
import {readBuildStamp} from './lib/buildStamp';
import {buildDir, needBuild, projectRoot} from './lib/paths';
import {runCommand} from './lib/runCommand';
import {budgetSchema, checkPage} from './lib/size/budget';
import {measurePage, withSite} from './lib/size/measure';

/** Pages that are watched at a time: a page is idle most of the time. */
const SIDE_BY_SIDE = 4;

const EXAMPLE = ' An entry looks like "/": {"html": 13, "js": 118, "css": 15}, in KB.';

/** The bytes of js that a page may grow by each page more. */
const GROWTH_LIMIT = 3;

/** @returns Whether every page of the budget is within it. */
async function measureBudget() {
  needBuild();
  const {pages} = readJsonAs(path.join(projectRoot, 'size-budget.json'), budgetSchema, EXAMPLE);
  const budget = Object.entries(pages);
  const stamp = readBuildStamp();
  const problems: string[] = [];
  const left = budget.values();
  await withSite(
    buildDir,
    async (site, browser) => {
      const measureNext = async () => {
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

runCommand(async () => {
  const {values} = parseArgs({options: {synthetic: {type: 'string'}}});
  const more = Number(values.synthetic ?? 1);
  if (!Number.isInteger(more) || more < 1) {
    throw new Error('Name the number of pages to add: npm run size -- --synthetic 400');
  }
  const isFine =
    values.synthetic === undefined
      ? await measureBudget()
      : printFigures(await benchGrowth(0, more, (GROWTH_LIMIT * more) / 1000)) === 0;
  process.exitCode = isFine ? 0 : 1;
});
