import fs from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS} from '../../src/lib/pageAddress';
import {buildRuns} from '../lib/buildRuns';
import {filesBelow, projectRoot} from '../lib/paths';
import {buildSite, withSiteCopy, type Cost} from '../lib/siteCopy';
import {
  addDocuments,
  measureSynthetic,
  SYNTHETIC_PAGE,
  WITHOUT_POST_BUILD,
} from '../lib/size/synthetic';
import type {Figure} from './figure';

/** The page that is edited before a warm build. */
const EDITED = path.join('docs', 'quick-start.mdx');

/** Builds as `npm run build` does. */
async function build(root: string, args: readonly string[] = []) {
  let cost: Cost = {cpu: 0, memory: 0};
  for (const run of buildRuns(args)) {
    const {cpu, memory} = await buildSite(root, run);
    cost = {cpu: cost.cpu + cpu, memory: Math.max(cost.memory, memory)};
  }
  console.log(`  ${cost.cpu.toFixed(1)} s of processor time, ${cost.memory.toFixed(0)} MB`);
  return cost;
}

/** Another program on the machine makes a build dearer, never cheaper. */
async function cheaperOfTwo(buildOnce: () => Promise<Cost>) {
  const [one, other] = [await buildOnce(), await buildOnce()];
  return one.cpu < other.cpu ? one : other;
}

/** Builds from clean, caches included. */
async function buildClean(root: string, args?: readonly string[]) {
  for (const name of ['build', '.docusaurus', path.join('node_modules', '.cache')]) {
    fs.rmSync(path.join(root, name), {recursive: true, force: true});
  }
  return build(root, args);
}

/**
 * Builds copies of the site: clean, without our steps after Docusaurus', warm, and with ten times the documents.
 * @returns What the builds cost.
 */
export async function benchBuilds(): Promise<Figure[]> {
  const documents = CONTENT_FOLDERS.flatMap(({source}) =>
    filesBelow(projectRoot, source, /\.mdx$/),
  ).length;
  return withSiteCopy(async (root) => {
    console.log('Without our steps after the build, clean, twice');
    const plain = await cheaperOfTwo(() => buildClean(root, WITHOUT_POST_BUILD));
    console.log('Clean, twice');
    const clean = await cheaperOfTwo(() => buildClean(root));
    console.log('After an edit, twice');
    const warm = await cheaperOfTwo(() => {
      fs.appendFileSync(path.join(root, EDITED), '\nOne more sentence.\n');
      return build(root);
    });
    console.log(`${documents * 10} documents instead of ${documents}`);
    addDocuments(root, documents * 9);
    const large = await buildClean(root);
    const unit = 's';
    return [
      {
        name: 'clean build, against one without our steps after it',
        ours: clean.cpu,
        reference: plain.cpu,
        unit,
        limit: 1.6,
      },
      {
        name: 'build after an edit, against a clean one',
        ours: warm.cpu,
        reference: clean.cpu,
        unit,
        limit: 0.5,
      },
      {
        name: 'ten times the documents',
        ours: large.cpu,
        reference: clean.cpu,
        unit,
        limit: 7,
      },
      {name: 'ten times the documents: memory', ours: large.memory, unit: 'MB', limit: 3000},
    ];
  });
}

/**
 * Builds copies with fewer and with more documents; the documentation has a few pages of its own in each.
 * @param few Documents of the one.
 * @param many Those of the other.
 * @param limit The most KB.
 * @returns What a page's scripts grow by.
 */
export async function benchGrowth(few = 100, many = 1000, limit = 5): Promise<Figure[]> {
  const [before, after] = [await measureSynthetic(few), await measureSynthetic(many)];
  const name = `${SYNTHETIC_PAGE} scripts, ${many - few} documents more`;
  return [{name, ours: (after - before) / 1000, unit: 'KB', limit}];
}
