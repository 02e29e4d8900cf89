/**
 * `npm run bench`: what building and visiting the site cost, beside builds and pages that are made and
 * visited in the same run. `npm run bench -- builds next` measures parts alone.
 */
import fs from 'node:fs';
import path from 'node:path';
import {benchBuilds, benchGrowth} from './bench/builds';
import {judge, type Figure} from './bench/figure';
import {benchNextPage} from './bench/next';
import {benchVisits} from './bench/visits';
import {buildDir} from './lib/paths';
import {runCommand} from './lib/runCommand';

const PARTS = {builds: benchBuilds, growth: benchGrowth, visits: benchVisits, next: benchNextPage};

/** Parts that measure the site in `build/`. */
const NEED_BUILD: readonly string[] = ['visits', 'next'];

runCommand(async () => {
  const given = process.argv.slice(2);
  const unknown = given.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0) {
    throw new Error(
      `The bench has no part ${unknown.join(', ')}. Name some of: ${Object.keys(PARTS).join(', ')}`,
    );
  }
  const parts = Object.entries(PARTS).filter(
    ([name]) => given.length === 0 || given.includes(name),
  );
  if (
    parts.some(([name]) => NEED_BUILD.includes(name)) &&
    !fs.existsSync(path.join(buildDir, 'index.html'))
  ) {
    throw new Error('There is no built site in build/. Build one with: npm run build');
  }
  const figures: Figure[] = [];
  for (const [name, measure] of parts) {
    console.log(`${name} …`);
    figures.push(...(await measure()));
  }
  const rows = figures.map((figure) => [figure.name, judge(figure)] as const);
  console.table(Object.fromEntries(rows));
  const over = rows.filter(([, {result}]) => result !== 'ok').length;
  console.log(`bench: ${figures.length} figures, ${over} over their limits`);
  process.exitCode = over > 0 ? 1 : 0;
});
