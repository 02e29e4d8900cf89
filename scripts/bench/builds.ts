import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS} from '../../src/lib/pageAddress';
import {buildRuns} from '../lib/buildRuns';
import {projectRoot} from '../lib/paths';
import {buildSite, copySite, withFolder, type Cost} from '../lib/siteCopy';
import {addDocuments} from '../lib/size/synthetic';
import type {Figure} from './figure';
import {writeStockSite} from './stock';

/** The page that is edited before a warm build. */
const EDITED = path.join('docs', 'quick-start.mdx');

/** Differs between any two builds, since it has a date. */
const DATED = path.join('.well-known', 'security.txt');

const MEMORY_LIMIT = 3000;

/** Another program on the machine makes a build dearer, never cheaper. */
const cheaper = (one: Cost, other: Cost): Cost => (one.cpu < other.cpu ? one : other);

/** As `npm run build` does; the stock site as its own command does. */
const RUNS = {ours: buildRuns([]), stock: [[]]} as const;

type Site = keyof typeof RUNS;

async function build(root: string, site: Site): Promise<Cost> {
  let cost: Cost = {cpu: 0, memory: 0};
  for (const args of RUNS[site]) {
    const {cpu, memory} = await buildSite(root, args);
    cost = {cpu: cost.cpu + cpu, memory: Math.max(cost.memory, memory)};
  }
  console.log(`  ${cost.cpu.toFixed(1)} s of processor time, ${cost.memory.toFixed(0)} MB`);
  return cost;
}

/** Builds from clean, caches included. */
async function buildClean(root: string, site: Site): Promise<Cost> {
  for (const name of ['build', '.docusaurus', path.join('node_modules', '.cache')]) {
    fs.rmSync(path.join(root, name), {recursive: true, force: true});
  }
  return build(root, site);
}

async function buildCleanTwice(root: string, site: Site): Promise<Cost> {
  return cheaper(await buildClean(root, site), await buildClean(root, site));
}

/** Hashes of the built files, by name. */
function filesOf(root: string): ReadonlyMap<string, string> {
  const folder = path.join(root, 'build');
  const names = fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return new Map(
    names
      .filter((name) => name !== DATED)
      .map((name) => [
        name,
        createHash('sha1')
          .update(fs.readFileSync(path.join(folder, name)))
          .digest('hex'),
      ]),
  );
}

/** How many files differ when French is built first, as on another machine. */
async function differencesApart(root: string): Promise<number> {
  const whole = filesOf(root);
  fs.rmSync(path.join(root, 'build'), {recursive: true});
  // From its cache, Rspack gives some chunks another hash.
  fs.rmSync(path.join(root, 'node_modules', '.cache'), {recursive: true});
  await buildSite(root, ['--locale', 'fr']);
  await buildSite(root, ['--locale', 'en']);
  const apart = filesOf(root);
  const names = new Set([...whole.keys(), ...apart.keys()]);
  const different = [...names].filter((name) => whole.get(name) !== apart.get(name));
  different.slice(0, 10).forEach((name) => {
    console.log(`  differs: ${name}`);
  });
  return different.length;
}

async function buildWarm(root: string): Promise<Cost> {
  fs.appendFileSync(path.join(root, EDITED), '\nOne more sentence.\n');
  return build(root, 'ours');
}

const countDocuments = (): number =>
  CONTENT_FOLDERS.flatMap(({source}) =>
    fs.readdirSync(path.join(projectRoot, source), {recursive: true, encoding: 'utf8'}),
  ).filter((name) => name.endsWith('.mdx')).length;

/**
 * Builds the site and the stock site, clean, warm, one language after another and with ten times the
 * documents, in copies.
 * @returns What the builds cost.
 */
export async function benchBuilds(): Promise<Figure[]> {
  const ours = await withFolder(async (root) => {
    copySite(root);
    console.log('Ours, clean, twice');
    const clean = await buildCleanTwice(root, 'ours');
    console.log('Ours, each language alone');
    const differences = await differencesApart(root);
    console.log('Ours, after an edit, twice');
    const warm = cheaper(await buildWarm(root), await buildWarm(root));
    return {clean, differences, warm};
  });
  console.log('The stock site, clean, twice');
  const stock = await withFolder((root) => {
    writeStockSite(root);
    return buildCleanTwice(root, 'stock');
  });
  const documents = countDocuments();
  console.log(`Ours, ${documents * 10} documents instead of ${documents}`);
  const large = await withFolder((root) => {
    copySite(root);
    addDocuments(root, documents * 9);
    return buildClean(root, 'ours');
  });
  const cpu = {unit: 's', ours: ours.clean.cpu};
  return [
    {...cpu, name: 'clean build, against the stock site', reference: stock.cpu, limit: 1.6},
    {
      ...cpu,
      name: 'build after an edit, against a clean one',
      ours: ours.warm.cpu,
      reference: ours.clean.cpu,
      limit: 0.5,
    },
    {
      ...cpu,
      name: 'ten times the documents',
      ours: large.cpu,
      reference: ours.clean.cpu,
      limit: 7,
    },
    {
      name: 'ten times the documents: memory',
      ours: large.memory,
      unit: 'MB',
      limit: MEMORY_LIMIT,
    },
    {
      name: 'languages built apart: files that differ',
      ours: ours.differences,
      unit: '',
      limit: 0,
    },
  ];
}
