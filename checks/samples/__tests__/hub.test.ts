// Samples that run where the check does not: in a step of a pipeline, or around a test.
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {tempFolder} from '../../../scripts/jest/tempFolder';
import {freePort} from '../../../scripts/lib/freePort';
import {projectRoot} from '../../../scripts/lib/paths';
import {runProgram} from '../../../scripts/lib/runProgram';
import {startApi} from '../../../sandbox/api';
import {readBlocks, type Block} from '../blocks';
import {FAULTS, startBrokenHub, writeSamples} from '../hub';

const JUNIT = fs.readFileSync(path.join(__dirname, 'refused.xml'), 'utf8');

const {folder} = tempFolder();

const blocksOf = (page: string) =>
  readBlocks(page, fs.readFileSync(path.join(projectRoot, page), 'utf8'));

function find(page: string, title: string, text = '') {
  const block = blocksOf(page).find((one) => one.title === title && one.code.includes(text));
  if (!block) {
    throw new Error(`${page} has no ${title} with ${text}`);
  }
  return block;
}

/** Runs a program, and reads the last line that it prints as JSON. */
async function runNode(file: string, ...args: readonly string[]): Promise<unknown> {
  const {output, errors} = await runProgram(process.execPath, [file, ...args], {
    cwd: folder,
    env: {...process.env, FIREGRID_API_KEY: 'key'},
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? errors);
}

interface Step {
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const isWorkflow = ({title}: Block) => title.startsWith('.github/workflows/');

const stepsOf = (workflow: Block) => {
  const {jobs = {}} = parse(workflow.code) as {jobs?: Record<string, {steps?: Step[]}>};
  return Object.values(jobs).flatMap(({steps = []}) => steps);
};

const COUNT = `
import assert from 'node:assert/strict';
import {Executor, HttpClient, WebDriver, hub, open} from 'webdriverio';
import {retryInfrastructure} from './retry.mjs';

const [origin, ...faults] = process.argv.slice(2);
const clients = {
  webdriverio: async () => (await open({})).getTitle(),
  selenium: () => WebDriver.createSession(new Executor(new HttpClient())).getTitle(),
  assertion: () => assert.equal(1, 2),
};
const attempts = {};
for (const [client, step] of Object.entries(clients)) {
  attempts[client] = {};
  for (const fault of faults) {
    hub.url = origin + '/' + fault;
    let count = 0;
    const counted = async () => {
      count += 1;
      await step();
    };
    await retryInfrastructure(counted, () => {}).catch(() => undefined);
    attempts[client][fault] = count;
  }
}
console.log(JSON.stringify(attempts));
`;

it('repeats a session that infrastructure failed, with both clients, and no other', async () => {
  const retry = find('blog/2026-10-20-flaky-tests-find-the-cause.mdx', 'retry.mjs');
  writeSamples(folder, [retry, {...retry, title: 'count.mjs', code: COUNT}]);
  const hub = await startBrokenHub();
  const attempts = await runNode('count.mjs', hub.origin, ...Object.keys(FAULTS));
  await hub.close();
  const repeated = {refused: 2, minutes: 1, dropped: 2, html: 2, lost: 2};
  const once = {refused: 1, minutes: 1, dropped: 1, html: 1, lost: 1};
  expect(attempts).toEqual({webdriverio: repeated, selenium: repeated, assertion: once});
});

it.each(['docs/concepts/concurrency.mdx', 'docs/tutorials/first-suite.mdx'])(
  'waits for the queue with the first request alone: %s',
  async (page) => {
    const config = find(page, 'wdio.conf.mjs');
    const code = `
      import {config} from './wdio.conf.mjs';
      const waits = ({connectionRetryTimeout: ms, connectionRetryCount: retries}) => [ms, retries];
      const first = waits(config);
      globalThis.browser = {options: {...config}};
      config.before();
      console.log(JSON.stringify([first, waits(browser.options)]));`;
    writeSamples(folder, [config, {...config, title: 'waits.mjs', code}]);
    expect(await runNode('waits.mjs')).toEqual([
      [630_000, 0],
      [120_000, 1],
    ]);
  },
);

it('tells the session that did not open from a test that failed', async () => {
  const summary = find(
    'blog/2026-04-14-device-tests-on-pull-requests.mdx',
    '.github/scripts/summarize.mjs',
  );
  const [, command = ''] =
    /sh '''(.+)'''/.exec(find('docs/ci/jenkins.mdx', 'Jenkinsfile', 'catchError').code) ?? [];
  const failed = JUNIT.replace(' name=""', ' name="Signs in"');
  const runs = [JUNIT, failed].map(async (xml, index) => {
    const cwd = path.join(folder, String(index));
    writeSamples(cwd, [summary, {...summary, title: 'results/junit-0-0.xml', code: xml}]);
    return Promise.all([
      runProgram(process.execPath, [summary.title], {cwd}),
      runProgram('bash', ['-c', command], {cwd}),
    ]);
  });
  const [[told, jenkins], [named, quiet]] = (await Promise.all(runs)) as [
    Awaited<(typeof runs)[0]>,
    Awaited<(typeof runs)[0]>,
  ];
  expect(told.output).toContain('- WebDriverError: All of your sessions are in use');
  expect(named.output).toContain('- Signs in');
  expect(jenkins.output).toContain('All of your sessions are in use');
  expect([jenkins.status, quiet.status]).toEqual([1, 0]);
});

it.each(['jira', 'slack'])('prints the error of a run that did not start: %s', async (name) => {
  const start = blocksOf(`src/pages/integrations/${name}.mdx`)
    .filter(isWorkflow)
    .flatMap(stepsOf)
    .find(({run}) => run?.includes('/tests'));
  fs.writeFileSync(path.join(folder, 'run.json'), '{}');
  const api = await startApi({port: await freePort()});
  const {status, output} = await runProgram('bash', ['-eo', 'pipefail', '-c', start?.run ?? ''], {
    cwd: folder,
    env: {
      ...process.env,
      FIREGRID_API_URL: `${api.origin}/v1`,
      FIREGRID_API_KEY: 'unknown',
      GITHUB_OUTPUT: path.join(folder, 'output'),
    },
  });
  await api.close();
  expect(status).not.toBe(0);
  expect(output).toContain('invalid-api-key');
});

it('gives scripts that publish the app their credential', () => {
  const posts = fs
    .readdirSync(path.join(projectRoot, 'blog'))
    .filter((name) => name.endsWith('.mdx'));
  const steps = posts
    .flatMap((name) => blocksOf(`blog/${name}`))
    .filter(isWorkflow)
    .flatMap(stepsOf)
    .filter(({run}) => /\bpublish-\w+\.sh\b/.test(run ?? ''));
  expect(steps).not.toEqual([]);
  for (const {env = {}} of steps) {
    expect(Object.values(env).join()).toContain('secrets.');
  }
});

it('opens the session of JUnit 4 in a rule that keeps the test from running without it', () => {
  const {code} = find('src/pages/integrations/app-center.mdx', 'src/test/java/ShopTest.java');
  expect(code).toMatch(/new ExternalResource\([^]*new AndroidDriver\([^]*new TestWatcher\(/);
});
