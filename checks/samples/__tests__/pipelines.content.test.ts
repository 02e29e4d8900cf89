// Samples of the site in the situations that a pipeline meets.
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parse} from 'yaml';
import {tempFolder} from '../../../scripts/jest/tempFolder';
import {projectRoot} from '../../../scripts/lib/paths';
import {runProgram} from '../../../scripts/lib/runProgram';
import {filesOf} from '../../shared/pages';
import {readBlocks} from '../blocks';

const read = (file: string) => fs.readFileSync(path.join(projectRoot, file), 'utf8');
const blocksOf = (file: string) => readBlocks(file, read(file));

/** Every block of the site, in English. */
const all = filesOf(projectRoot)
  .filter(
    (file) => file.endsWith('.mdx') && !file.startsWith('i18n/') && !file.endsWith('.api.mdx'),
  )
  .flatMap(blocksOf);

const {folder, write} = tempFolder();

/** Runs a module beside the files that pages name. */
function run(pages: readonly string[], module: string, env: Record<string, string> = {}) {
  for (const {title, code} of pages.flatMap(blocksOf)) {
    if (/\.(?:mjs|json)$/.test(title)) {
      write(title, code);
    }
  }
  return runProgram('node', ['--input-type=module'], {
    cwd: folder,
    input: module,
    env: {PATH: process.env.PATH, ...env} as unknown as NodeJS.ProcessEnv,
  });
}

/** Files of each shard, as `wdio run --shard` counts them: ConfigParser.shard() of @wdio/config. */
function shards(files: number, total: number) {
  const size = Math.max(Math.round(files / total), 1);
  return Array.from({length: total}, (_, index) =>
    Math.max(index + 1 < total ? Math.min(size, files - index * size) : files - index * size, 0),
  );
}

const POST = 'blog/2026-11-10-shard-appium-suite.mdx';

it.each([
  POST,
  'docs/ci/circleci.mdx',
  'docs/ci/github-actions.mdx',
  'docs/frameworks/parallel-testing.mdx',
])('says in %s how WebdriverIO rounds, and names what is balanced', (file) => {
  const text = read(file);
  const [, files, total, each] =
    /(\d+) files on (\d+) \w+ run as ((?:\d+, )+\d+ and \d+)/.exec(text) ?? [];
  expect(each?.split(/, | and /).map(Number)).toEqual(shards(Number(files), Number(total)));
  if (text.includes('22 files on 15')) {
    expect(shards(22, 15).join('')).toBe('111111111111118');
    expect(text).toMatch(/22 files on 15 \w+ (?:run )?as fourteen times 1, and then 8/);
  }
  expect(text).toMatch(/balanced|longest-first/i);
});

it('balances what WebdriverIO does not', async () => {
  const {output, errors} = await run(
    [POST],
    `import {readFile} from 'node:fs/promises';
    import {assign} from './shard.mjs';
    const timings = JSON.parse(await readFile('timings.json', 'utf8'));
    const files = Object.keys(timings);
    const lengths = (count, total) => assign(files.slice(0, count), timings, total).map(({specs}) => specs.length);
    console.log(JSON.stringify([assign(files, timings, 4).map(({seconds}) => seconds), lengths(6, 4)]));`,
  );
  expect(errors).toBe('');
  const [seconds, lengths] = JSON.parse(output) as [number[], number[]];
  const row =
    read(POST)
      .split('\n')
      .find((line) => line.startsWith('| Longest first')) ?? '';
  expect(row.match(/\d+(?= s)/g)?.map(Number)).toEqual(seconds);
  expect(Math.min(...lengths)).toBe(1);
});

it('makes an Idempotency-Key for each run', () => {
  const literal = /Idempotency-Key["']?[:,] *["']?[\w-]+["']/;
  expect(
    all.filter(({code}) => literal.test(code)).map(({file, line}) => `${file}:${line}`),
  ).toEqual([]);
  expect(all.filter(({code}) => code.includes('Idempotency-Key')).length).toBeGreaterThan(5);
});

const API = 'openapi/pages/index.mdx';

/** Answers of a server, one after the other; 0 drops the connection. */
async function serve(
  answers: readonly (readonly [status: number, body: string])[],
  module: string,
) {
  const asked: (string | undefined)[] = [];
  const server = http.createServer(({headers, socket}, response) => {
    const [status, body] = answers[asked.length] ?? [418, ''];
    asked.push(headers.authorization);
    if (status === 0) {
      socket.destroy();
    } else {
      response.writeHead(status).end(body);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const env = {FIREGRID_API_URL: address, FIREGRID_API_KEY: 'fg_1'};
    // With this many attempts, the pauses are of a millisecond.
    const end = await run(
      [API],
      `import {call} from './api.mjs';\nconst attempts = 60_000;\n${module}`,
      env,
    );
    return {...end, asked};
  } finally {
    server.close();
  }
}

it('calls the API until what passes by itself has passed', async () => {
  const {output, errors, asked} = await serve(
    [
      [0, ''],
      [500, '{"title":"Internal error"}'],
      [502, '<html>'],
      [409, '{}'],
      [200, '{"id":"tst_1"}'],
    ],
    `console.log((await call('/tests', {method: 'POST'}, attempts)).id);`,
  );
  expect({output, errors}).toEqual({output: 'tst_1\n', errors: ''});
  expect(asked).toHaveLength(5);
});

it.each([
  [403, '<html>Blocked by the proxy'],
  [422, '{"title":"Invalid content","detail":"One field needs a change."}'],
])('ends on %d with what the server said', async (status, body) => {
  const {
    status: code,
    errors,
    asked,
  } = await serve([[status, body]], `await call('/tests', {}, attempts);`);
  expect(code).toBe(1);
  expect(errors).toContain(`${status} ${body}`);
  expect(asked).toHaveLength(1);
});

it.each([
  [[API, 'docs/tutorials/first-pipeline.mdx'], 'nightly.mjs'],
  [['docs/tutorials/first-suite.mdx'], 'wdio.conf.mjs'],
] as const)('stops without a key (%#)', async (pages, file) => {
  const {status, errors} = await run(
    pages,
    `globalThis.fetch = () => console.error('sent');\nawait import('./${file}');`,
    {
      FIREGRID_API_URL: 'http://localhost:9',
    },
  );
  expect(status).toBe(1);
  expect(errors).toMatch(/Error: Set FIREGRID_API/);
  expect(errors).not.toContain('sent');
});

it('says once how a run gets its device and what its verdict is', () => {
  const [tutorial, reference] = [
    'docs/tutorials/first-pipeline.mdx',
    'docs/reference/test-runs.mdx',
  ].map(read);
  const places = ['#devices', '#results'];
  places.forEach((id) => {
    expect(tutorial).toContain(`](/documentation/reference/test-runs/${id})`);
    expect(reference).toContain(`{/* ${id} */}`);
  });
  expect(tutorial).not.toContain('setResult');
  expect(reference).toMatch(/The exit code of the `test` script sets the verdict/);
});

/** A phone whose screen changes some time after it was told to. */
const PHONE = `
  const later = (change) => setTimeout(change, 50);
  const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  export async function until(condition, {timeout = 400} = {}) {
    const end = Date.now() + Math.min(timeout, 400);
    for (;;) {
      const value = await condition().catch(() => false);
      if (value) return value;
      if (Date.now() > end) throw new Error('timeout');
      await sleep(5);
    }
  }
  let texts = ['Network', 'Battery', '84% - 2 days left'];
  const find = (pattern) => texts.find((text) => new RegExp('^(?:' + pattern + ')$').test(text));
  const element = (selector) => {
    const [, is, part, matches] = /.*\\.text(?:\\("(.*?)"|Contains\\("(.*?)"|Matches\\("(.*)")/.exec(selector);
    const text = () => find(is ?? matches ?? '.*' + part + '.*');
    return {
      click: async () => later(() => (texts = ['84%', 'Battery usage', 'Battery Saver'])),
      waitForDisplayed: (options) => until(async () => text(), options),
      getText: async () => text(),
    };
  };
  export const remote = async () => ({$: async (s) => element(s), execute: async () => {}, deleteSession: async () => {}});

  let orientation = 'PORTRAIT';
  let told = orientation;
  let refusals = 3;
  globalThis.matchMedia = (query) => ({matches: query.includes(orientation.toLowerCase())});
  globalThis.document = {
    documentElement: {get scrollWidth() { return orientation === 'LANDSCAPE' ? 2000 : 400; }, clientWidth: 400},
    querySelectorAll: () => [],
  };
  const prompt = async () => { if (refusals-- > 0) throw new Error('no such alert'); };
  export const phone = (isIOS) => ({
    isIOS,
    told: () => told,
    getOrientation: async () => told,
    setOrientation: async (name) => { told = name; later(() => (orientation = name)); },
    getContext: async () => 'CHROMIUM',
    switchContext: async () => {},
    execute: async (script, ...values) => typeof script === 'string' ? prompt() : script(...values),
    waitUntil: until,
    $: () => ({waitForDisplayed: () => until(() => prompt().then(() => true)), click: prompt}),
  });`;

beforeEach(() => {
  write('node_modules/webdriverio/package.json', '{"exports": "./index.mjs"}');
  write('node_modules/webdriverio/index.mjs', PHONE);
});

const QUICK_START = 'docs/quick-start.mdx';
const MOBILE_WEB = 'docs/frameworks/mobile-web.mdx';

it('reads the charge on the Battery screen, not in the list of settings', async () => {
  const {output} = await run([QUICK_START], `await import('./first-test.mjs');`, {
    FIREGRID_API_KEY: 'fg_1',
  });
  expect(output).toBe('84%\n');
  const tests = blocksOf(QUICK_START).filter(({code}) => code.includes('textMatches'));
  expect(tests.map(({language}) => language)).toEqual(['js', 'python', 'java']);
  tests.forEach(({code}) => {
    expect(code.indexOf('Battery usage')).toBeLessThan(code.indexOf('textMatches'));
  });
});

it('begins the quick start with an account and a key, and ends it with the report', () => {
  const [, first, ...rest] = read(QUICK_START).split(/^## .*(?=\{)/m);
  expect(first).toMatch(/<SignUpLink>[^]*\/documentation\/account\/api-keys\/#create/);
  expect(rest.slice(-2).map((part) => /^\{\/\* (\S+)/.exec(part)?.[1])).toEqual([
    '#report',
    '#next',
  ]);
});

it('measures a page that has turned, and turns it back', async () => {
  const {output} = await run(
    [MOBILE_WEB],
    `import {phone} from 'webdriverio';
    import {fitsBothWays} from './fits.mjs';
    const driver = phone(false);
    console.log(await fitsBothWays(driver).catch(({message}) => message), driver.told());`,
  );
  expect(output).toBe('LANDSCAPE: 2000 px wide on a screen of 400 px PORTRAIT\n');
  const samples = blocksOf(MOBILE_WEB).filter(({title}) => /^fits\./i.test(title));
  expect(samples.map(({code}) => /finally\b/.test(code))).toEqual([true, true, true]);
});

it.each([true, false])('waits for the prompt of the position (on iOS: %s)', async (isIOS) => {
  const {status, errors} = await run(
    [MOBILE_WEB],
    `import {phone} from 'webdriverio';
    import {allowPosition} from './outside.mjs';
    await allowPosition(phone(${String(isIOS)}));`,
  );
  expect({status, errors}).toEqual({status: 0, errors: ''});
});

it('passes no URL of an app from job to job, and masks those that it signs', async () => {
  const workflows = all.filter(
    ({title, isPart}) => title.startsWith('.github/workflows/') && !isPart,
  );
  const steps = workflows.flatMap(({code}) => {
    const {jobs} = parse(code) as {
      jobs: Record<string, {outputs?: object; steps?: {run?: string}[]}>;
    };
    return Object.values(jobs).flatMap(({outputs = {}, steps: jobSteps = []}) => {
      expect(Object.keys(outputs).filter((name) => /url/i.test(name))).toEqual([]);
      return jobSteps.flatMap(({run: script = ''}) => (script.includes('sign') ? [script] : []));
    });
  });
  expect(steps).toHaveLength(1);
  write('scripts/sign-app.sh', '#!/bin/sh\necho "https://builds.example.com/$1?signature=x"\n');
  fs.chmodSync(path.join(folder, 'scripts/sign-app.sh'), 0o755);
  const {output} = await runProgram('bash', ['-e'], {
    cwd: folder,
    input: steps[0] ?? '',
    env: {
      PATH: process.env.PATH,
      GITHUB_SHA: 'abc',
      GITHUB_ENV: 'env',
    } as unknown as NodeJS.ProcessEnv,
  });
  const url = 'https://builds.example.com/abc?signature=x';
  expect(output).toBe(`::add-mask::${url}\n`);
  expect(fs.readFileSync(path.join(folder, 'env'), 'utf8')).toBe(`APP_URL=${url}\n`);
});
