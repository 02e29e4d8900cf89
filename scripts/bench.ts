/**
 * `npm run bench`: what building and visiting the site cost, beside the stock site of Docusaurus and bare
 * pages that are built and visited in the same run. `npm run bench -- builds next` measures parts alone.
 */
import fs from 'node:fs';
import path from 'node:path';
import {benchBuilds} from './bench/builds';
import {benchFirstVisit} from './bench/firstVisit';
import {formatFigures, isWithin, type Figure} from './bench/figure';
import {benchNextPage} from './bench/next';
import {benchTasks} from './bench/tasks';
import {benchVisits} from './bench/visits';
import {benchGrowth, benchScripts} from './bench/weight';
import {buildDir} from './lib/paths';

interface Part {
  readonly measure: () => Promise<Figure[]>;
  /** Whether it measures the site in `build/`. */
  readonly needsBuild: boolean;
}

const PARTS: Readonly<Record<string, Part>> = {
  builds: {measure: benchBuilds, needsBuild: false},
  visits: {measure: benchVisits, needsBuild: true},
  tasks: {measure: benchTasks, needsBuild: true},
  scripts: {measure: benchScripts, needsBuild: true},
  growth: {measure: benchGrowth, needsBuild: false},
  next: {measure: benchNextPage, needsBuild: true},
  stock: {measure: benchFirstVisit, needsBuild: false},
};

async function main(): Promise<void> {
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
    parts.some(([, {needsBuild}]) => needsBuild) &&
    !fs.existsSync(path.join(buildDir, 'index.html'))
  ) {
    throw new Error('There is no built site in build/. Build one with: npm run build');
  }
  const figures: Figure[] = [];
  for (const [name, {measure}] of parts) {
    console.log(`${name} …`);
    figures.push(...(await measure()));
  }
  console.log(`\n${formatFigures(figures)}`);
  const over = figures.filter((figure) => !isWithin(figure)).length;
  console.log(`\nbench: ${figures.length} figures, ${over} over their limits`);
  process.exitCode = over > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
