import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {projectRoot} from '../lib/paths';
import {runProgram} from '../lib/runProgram';

const FOLDER = '.github/workflows';

interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly 'timeout-minutes'?: number;
        readonly permissions?: unknown;
        readonly steps: readonly {readonly uses?: string; readonly with?: object}[];
      }
    >
  >;
}

const read = (name: string) => fs.readFileSync(path.join(projectRoot, name), 'utf8');

describe.each(fs.readdirSync(path.join(projectRoot, FOLDER)))('%s', (name) => {
  const code = read(path.join(FOLDER, name));
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

  it('may read the repository and nothing else, keeps no credentials, and ends in time', () => {
    expect(permissions).toEqual({contents: 'read'});
    for (const job of Object.values(jobs)) {
      expect(job.permissions).toBeUndefined();
      // Six hours are the default; the longest job takes about ten minutes on two processors.
      expect(job['timeout-minutes']).toBeLessThanOrEqual(40);
      for (const step of job.steps.filter(({uses}) => uses?.startsWith('actions/checkout@'))) {
        expect(step.with).toMatchObject({'persist-credentials': false});
      }
    }
  });
});

it('checks the project with the lowest Node that it runs on, and with the one that people here use', () => {
  const {engines} = JSON.parse(read('package.json')) as {readonly engines: {readonly node: string}};
  const [, listed = ''] = /node: \[(.+)\]/.exec(read(path.join(FOLDER, 'ci.yml'))) ?? [];
  expect(listed.split(', ')).toEqual(
    expect.arrayContaining([engines.node.replace('>=', ''), read('.nvmrc').trim()]),
  );
});
