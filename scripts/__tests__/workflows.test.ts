import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {projectRoot} from '../lib/paths';
import {runProgram} from '../lib/runProgram';

const FOLDER = '.github/workflows';

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly 'timeout-minutes'?: unknown;
        readonly permissions?: unknown;
        readonly steps: readonly Step[];
      }
    >
  >;
}

const folder = path.join(projectRoot, FOLDER);

describe.each(fs.readdirSync(folder))('%s', (name) => {
  const code = fs.readFileSync(path.join(folder, name), 'utf8');
  const {permissions, jobs} = parse(code) as Workflow;

  it('is understood by GitHub Actions', async () => {
    // Its parser is published for `import` alone, which Jest does not resolve.
    const check = `require('./checks/samples/pipelines.ts')
      .checkPipeline(${JSON.stringify({title: `${FOLDER}/${name}`, code})})
      .then((mistakes) => console.log(JSON.stringify(mistakes)));`;
    const args = ['--import', 'tsx', '-e', check];
    const {output, errors} = await runProgram(process.execPath, args, {cwd: projectRoot});
    expect(errors + output.trim()).toBe('[]');
  });

  it('names each action by its commit, with the version beside it', () => {
    const uses = code.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses).not.toHaveLength(0);
    expect(
      uses.filter((line) => !/uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
    ).toEqual([]);
  });

  it('may read the repository and nothing else, and keeps no credentials', () => {
    expect(permissions).toEqual({contents: 'read'});
    for (const {permissions: more, steps} of Object.values(jobs)) {
      expect(more).toBeUndefined();
      for (const step of steps.filter(({uses}) => uses?.startsWith('actions/checkout@'))) {
        expect(step.with).toMatchObject({'persist-credentials': false});
      }
    }
  });

  it('ends each job in time', () => {
    for (const job of Object.values(jobs)) {
      expect(job['timeout-minutes']).toEqual(expect.any(Number));
      // Six hours are the default; the longest job takes about ten minutes on two processors.
      expect(job['timeout-minutes']).toBeLessThanOrEqual(40);
    }
  });
});

describe('the project', () => {
  const read = (name: string): string => fs.readFileSync(path.join(projectRoot, name), 'utf8');
  const ci = read(path.join(FOLDER, 'ci.yml'));

  it('is checked with the lowest Node that it runs on, and with the one that people here use', () => {
    const {engines} = JSON.parse(read('package.json')) as {
      readonly engines: {readonly node: string};
    };
    const [, listed = ''] = /node: \[(.+)\]/.exec(ci) ?? [];
    const versions = listed.split(', ');
    expect(versions).toContain(engines.node.replace('>=', ''));
    expect(versions).toContain(read('.nvmrc').trim());
  });

  it('keeps a list of the packages that each build is made of', () => {
    expect(ci).toMatch(/run: npm sbom .+ > sbom\.json\n[^]+path: sbom\.json/);
  });

  it('is offered updates for every folder that has packages of its own', () => {
    const {updates} = parse(read('.github/dependabot.yml')) as {
      readonly updates: readonly {
        readonly 'package-ecosystem': string;
        readonly directories?: readonly string[];
      }[];
    };
    const [npm] = updates.filter((update) => update['package-ecosystem'] === 'npm');
    for (const folder of npm?.directories ?? []) {
      expect(fs.existsSync(path.join(projectRoot, folder, 'package-lock.json'))).toBe(true);
    }
    expect(npm?.directories).toEqual(['/', '/media', '/scripts/bench/lighthouse']);
    expect(updates.map((update) => update['package-ecosystem'])).toContain('github-actions');
  });
});
