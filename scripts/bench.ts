/**
 * `npm run bench`: what building and visiting the site cost, beside builds and pages that are made and
 * visited in the same run. `npm run bench -- builds next` measures parts alone.
 */
import {benchBuilds, benchGrowth} from './bench/builds';
import {printFigures, type Figure} from './bench/figure';
import {benchNextPage} from './bench/next';
import {benchVisits} from './bench/visits';
import {needBuild} from './lib/paths';
import {runCommand} from './lib/runCommand';

const PARTS = {
  builds: benchBuilds,
  growth: () => benchGrowth(),
  visits: benchVisits,
  next: benchNextPage,
};

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
  if (parts.some(([, measure]) => measure === benchVisits || measure === benchNextPage)) {
    needBuild();
  }
  const figures: Figure[] = [];
  for (const [name, measure] of parts) {
    console.log(`${name} …`);
    figures.push(...(await measure()));
  }
  const over = printFigures(figures);
  console.log(`bench: ${figures.length} figures, ${over} over their limits`);
  process.exitCode = over > 0 ? 1 : 0;
});
