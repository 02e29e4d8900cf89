// Samples that open sessions, run against a hub that fails. One that passes then would pass without a test.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import {startServer, type RunningServer} from '../../../sandbox/shared/http';
import {freePort} from '../../../scripts/lib/freePort';
import {runProgram} from '../../../scripts/lib/runProgram';
import {parseSiteEnv} from '../../../src/config/env';
import type {Problem} from '../../shared/problem';
import {toProblem, type Block, type Mistake} from '../blocks';

/** Where the samples say that the hub is. */
export const HUB_ADDRESS = parseSiteEnv({}).env.hubUrl;

const RUNNER = path.join(__dirname, 'runner.mjs');

const LIMIT_MS = 60_000;

/** A hub for each fault, by the folder of its URL. */
export const FAULTS = {
  refused: 'refuses the session',
  minutes: 'has no minutes left',
  dropped: 'drops the connection',
  html: 'returns HTML',
  lost: 'ends the session',
} as const;

type Fault = keyof typeof FAULTS;

const PACKAGES = [
  'webdriverio',
  'selenium-webdriver',
  '@wdio/globals',
  '@wdio/junit-reporter',
  '@axe-core/webdriverio',
];

const CLIENT = /^import .* from '(?:webdriverio|selenium-webdriver)'/m;

/** The spec of a page that shows a configuration alone. */
const SPEC = "describe('A', () => it('b', () => globalThis.browser.getPageSource()));";

const respond: Koa.Middleware = (ctx) => {
  const isNew = ctx.path.endsWith('/session');
  const fault = ctx.path.split('/')[1] as Fault;
  const fail = (status: number, error: string, message: string): void => {
    Object.assign(ctx, {status, body: {value: {error, message, stacktrace: ''}}});
  };
  if (fault === 'dropped') {
    ctx.respond = false;
    ctx.req.socket.destroy();
  } else if (fault === 'html') {
    Object.assign(ctx, {status: 502, body: '<html><title>502 Bad Gateway</title></html>'});
  } else if (fault === 'lost') {
    ctx.body = {value: {sessionId: '8c1f6a52', capabilities: {}}};
    if (!isNew) {
      fail(404, 'invalid session id', 'A session is either terminated or not started');
    }
  } else {
    const message = fault === 'minutes' ? 'No minutes left' : 'All of your sessions are in use';
    fail(500, 'session not created', message);
  }
};

/** Starts a hub with every fault: below `/refused/` it refuses sessions, and so on. */
export const startBrokenHub = async (): Promise<RunningServer> =>
  startServer('The hub that fails', await freePort(), new Koa().use(respond));

/**
 * Writes the files of a page, and those of other pages that it may import, with the packages' stand-ins.
 * @param blocks Blocks with names; the first of a name counts.
 */
export function writeSamples(folder: string, blocks: readonly Block[]): void {
  const clients = JSON.stringify(path.join(__dirname, 'clients.mjs'));
  const files = new Map([
    ['spec.mjs', SPEC],
    ...PACKAGES.flatMap((name): [string, string][] => [
      [
        `node_modules/${name}/package.json`,
        '{"exports": {".": "./index.mjs", "./http/index.js": "./index.mjs"}}',
      ],
      [`node_modules/${name}/index.mjs`, `export * from ${clients};`],
    ]),
    ...blocks.toReversed().map(({title, code}): [string, string] => [title, code]),
  ]);
  for (const [name, text] of files) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
}

interface Job {
  readonly block: Block;
  readonly file: string;
  readonly spec?: string;
}

/** The samples of a page that run: scripts and modules, configurations with the specs, and suites of Mocha. */
function jobsOf(blocks: readonly Block[]): Job[] {
  const specs = blocks.filter(({code}) => /^describe\(/m.test(code));
  const configs = blocks.filter(({code}) => code.includes('export const config '));
  const isSuite = configs.length > 0 || specs.some(({code}) => code.includes('@wdio/globals'));
  return [
    ...configs.map((block) => ({block, file: block.title, spec: specs[0]?.title ?? 'spec.mjs'})),
    ...specs.map((block) =>
      isSuite ? {block, file: 'wdio.conf.mjs', spec: block.title} : {block, file: block.title},
    ),
    ...blocks
      .filter(({code}) => CLIENT.test(code) || /^export .*function \w+\(driver\b/m.test(code))
      .filter((block) => !specs.includes(block))
      .map((block) => ({block, file: block.title})),
  ];
}

/** A sample in one run; of its errors, that which is the fault of its own code. */
interface Outcome {
  readonly fault: Fault;
  /** Requests that failed. */
  readonly failures: number;
  readonly passed: boolean;
  readonly mistake?: string;
}

/** Names what a sample hides from the person who runs it, once for all faults. */
function judge(runs: readonly Outcome[], {code}: Block): Mistake[] {
  const silent = runs.find(({passed, failures}) => passed && failures > 0);
  const noisy = runs.find(({mistake}) => mistake !== undefined);
  const when = ({fault}: Outcome): string => `When the hub ${FAULTS[fault]}, the sample`;
  const isIdle =
    CLIENT.test(code) && !/^export /m.test(code) && !runs.some(({failures}) => failures > 0);
  return [
    ...(isIdle ? [{text: 'It sends no request to the hub.'}] : []),
    ...(silent
      ? [{text: `${when(silent)} passes.`, fix: 'let the error reach the end of the sample.'}]
      : []),
    ...(noisy
      ? [
          {
            text: `${when(noisy)} adds “${noisy.mistake ?? ''}”.`,
            fix: 'test browser.sessionId first: hooks run without a session, too.',
          },
        ]
      : []),
  ];
}

type Judged = readonly [Block, readonly Mistake[]];

async function runPage(
  jobs: readonly Job[],
  files: readonly Block[],
  origin: string,
): Promise<Judged[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hub-'));
  try {
    writeSamples(folder, files);
    const args = JSON.stringify([origin, Object.keys(FAULTS), jobs]);
    const {output, errors} = await runProgram(process.execPath, [RUNNER, args], {
      cwd: folder,
      timeout: LIMIT_MS,
      env: {
        PATH: process.env.PATH,
        SAMPLE_HUB: HUB_ADDRESS,
        FIREGRID_API_KEY: 'sample',
      } as unknown as NodeJS.ProcessEnv,
    });
    const last = output.trim().split('\n').at(-1) ?? '';
    const text = `The run against a broken hub ended early: ${errors.trim()}`;
    const outcomes = last.startsWith('[[') ? (JSON.parse(last) as readonly Outcome[][]) : undefined;
    return jobs.map(({block}, index) => [
      block,
      outcomes ? judge(outcomes[index] ?? [], block) : [{text}],
    ]);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** Runs the requests of curl, which open sessions and no more. */
async function runShell(block: Block, origin: string): Promise<Mistake[]> {
  const faults = ['refused', 'minutes', 'dropped', 'html'] as const;
  const runs = faults.map(async (fault) => {
    const script = block.code.replaceAll(HUB_ADDRESS, `${origin}/${fault}`);
    const {status} = await runProgram('bash', ['-c', script], {timeout: LIMIT_MS});
    return {fault, failures: 1, passed: status === 0};
  });
  return judge(await Promise.all(runs), block);
}

/**
 * Runs the samples that open sessions, or are handed one, against a hub that fails.
 * @param blocks Blocks without mistakes. Those of translations have the same code, and so have most of the builder's.
 * @param others Blocks of other pages, whose files the samples import.
 */
export async function runAgainstBrokenHub(
  blocks: readonly Block[],
  others: readonly Block[],
): Promise<{readonly ran: number; readonly problems: readonly Problem[]}> {
  const files = [...blocks, ...others].filter(
    ({title, isPart}) => /^[\w./-]+\.(?:[mc]?js|json)$/.test(title) && !isPart,
  );
  const hub = await startBrokenHub();
  const results: Judged[] = [];
  const pages = new Set(
    blocks.map(({file}) => file).filter((file) => !/^i18n\/|\?.*&/.test(file)),
  ).values();
  const runNext = async (): Promise<void> => {
    for (const file of pages) {
      const page = blocks.filter((block) => block.file === file);
      const named = page.filter((block) => files.includes(block));
      const jobs = jobsOf(named);
      if (jobs.length > 0) {
        results.push(...(await runPage(jobs, [...named, ...files], hub.origin)));
      }
      for (const block of page) {
        if (block.language === 'bash' && block.code.includes(`curl "${HUB_ADDRESS}`)) {
          results.push([block, await runShell(block, hub.origin)]);
        }
      }
    }
  };
  try {
    await Promise.all([runNext(), runNext()]);
  } finally {
    await hub.close();
  }
  return {
    ran: results.length,
    problems: results.flatMap(([block, list]) => list.map((mistake) => toProblem(block, mistake))),
  };
}
