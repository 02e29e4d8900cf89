import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {projectRoot} from '../paths';

/** How many pages one section of the synthetic documentation has, as a large real one would. */
const PAGES_PER_SECTION = 25;

/** Nothing to do with what a page loads, and a second of work for each page. */
const SOCIAL_CARDS = '    pageMetadata,\n';

/** Words of the synthetic addresses: as unlike one another as those of real pages. */
const SUBJECTS = [
  ...['android', 'appium', 'capabilities', 'certificates', 'chrome', 'clipboard', 'coverage'],
  ...['deep-links', 'emulation', 'fixtures', 'gestures', 'keyboard', 'location', 'logs'],
  ...['network', 'notifications', 'orientation', 'permissions', 'reports', 'retries', 'safari'],
  ...['screenshots', 'sessions', 'shards', 'traces'],
];
const VERBS = [
  ...['configure', 'debug', 'record', 'share', 'inspect', 'plan', 'replace', 'measure', 'limit'],
  ...['archive', 'review', 'automate', 'compare', 'filter', 'migrate', 'protect', 'schedule'],
  ...['simulate', 'upgrade', 'verify'],
];

interface SyntheticPage {
  readonly section: number;
  readonly id: string;
}

/** Pages that synthetic addresses suffice for. */
const LIMIT = SUBJECTS.length * VERBS.length;

/**
 * Reads how many synthetic pages the sites to compare have.
 * @param text Numbers with commas between: `100,500`.
 * @returns The numbers, rising.
 * @throws Error that says what to write, when there are not two different ones within the limit.
 */
export function parseCounts(text: string): readonly number[] {
  const counts = text.split(',').map((part) => (/^\d+$/.test(part.trim()) ? Number(part) : NaN));
  const isUsable =
    new Set(counts).size === counts.length &&
    counts.length > 1 &&
    counts.every((count) => count >= 1 && count <= LIMIT);
  if (!isUsable) {
    throw new Error(
      `--synthetic ${text} cannot be compared. Write two or more different numbers of pages, from 1 to ${LIMIT}: --synthetic 100,500`,
    );
  }
  return counts.toSorted((a, b) => a - b);
}

/**
 * @param count How many, as `parseCounts` allows.
 * @returns Ids of synthetic pages, each unlike the others, with their section.
 */
export function syntheticPages(count: number): readonly SyntheticPage[] {
  return Array.from({length: count}, (_, index) => {
    const place = index % SUBJECTS.length;
    const round = Math.floor(index / SUBJECTS.length);
    // Neighbours differ in both words; the next round has each subject with another verb.
    const verb = VERBS[(place + round) % VERBS.length] ?? '';
    const section = Math.floor(index / PAGES_PER_SECTION);
    return {section, id: `section-${section}/${verb}-${SUBJECTS[place] ?? ''}`};
  });
}

function writePages(root: string, pages: readonly SyntheticPage[]): void {
  for (const {id} of pages) {
    const file = path.join(root, 'docs', `${id}.mdx`);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(
      file,
      `---\ntitle: About ${id}\ndescription: A page about ${id}, made to see what other pages gain.\n---\n\nText of ${id}.\n`,
    );
  }
  const sections = [...new Set(pages.map(({section}) => section))];
  const lists = sections.map((section) => {
    const ids = pages.filter((page) => page.section === section).map(({id}) => id);
    return `Object.assign(sidebars, {synthetic${section}: ${JSON.stringify(ids)}});`;
  });
  const file = path.join(root, 'sidebars.ts');
  const source = fs.readFileSync(file, 'utf8');
  const end = 'export default sidebars;';
  if (!source.includes(end)) {
    throw new Error(`sidebars.ts does not hold "${end}", before which synthetic sidebars go.`);
  }
  fs.writeFileSync(file, source.replace(end, `${lists.join('\n')}\n${end}`));
}

function leaveOutCards(root: string): void {
  const file = path.join(root, 'src', 'config', 'plugins.ts');
  const source = fs.readFileSync(file, 'utf8');
  if (!source.includes(SOCIAL_CARDS)) {
    throw new Error('src/config/plugins.ts lists no pageMetadata: adapt lib/size/synthetic.ts.');
  }
  fs.writeFileSync(file, source.replace(SOCIAL_CARDS, ''));
}

function copyProject(root: string): void {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const {status, stdout} = spawnSync('git', args, {cwd: projectRoot, encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(
      'git does not list the files of the project, of which synthetic sites are copies. Run this in a clone.',
    );
  }
  for (const name of stdout.split('\0').filter((each) => each !== '')) {
    const from = path.join(projectRoot, name);
    if (fs.existsSync(from)) {
      fs.mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
      fs.copyFileSync(from, path.join(root, name));
    }
  }
  fs.symlinkSync(
    path.join(projectRoot, 'node_modules'),
    path.join(root, 'node_modules'),
    'junction',
  );
}

function buildEnv(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    NO_UPDATE_NOTIFIER: '1',
    // Nothing is deployed: what is not configured may stay so.
    CONFIG_STRICT: '0',
    // Of a copy that goes away, nothing is worth keeping.
    DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
  };
}

/**
 * Builds the English site with synthetic pages in its documentation, in a copy that goes away.
 * @param count How many pages.
 * @param use Called with the folder of the built site.
 * @returns What `use` returned.
 * @throws Error with the end of the build's output when it fails.
 */
export async function withSyntheticSite<T>(
  count: number,
  use: (buildDir: string) => Promise<T>,
): Promise<T> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'synthetic-site-'));
  try {
    copyProject(root);
    writePages(root, syntheticPages(count));
    leaveOutCards(root);
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--locale', 'en'],
      {
        cwd: root,
        encoding: 'utf8',
        env: buildEnv(),
        maxBuffer: 2 ** 26,
      },
    );
    if (status !== 0) {
      throw new Error(`The build with ${count} synthetic pages failed.\n${stdout}\n${stderr}`);
    }
    return await use(path.join(root, 'build'));
  } finally {
    fs.rmSync(root, {recursive: true, force: true});
  }
}
