import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {apiKey, findFreePorts} from '../../sandbox';
import {startApi, type Exchange} from '../../sandbox/api';
import {findOperation, readApi, type Operation} from '../../sandbox/api/description';
import type {Block, Finding} from './blocks';
import {runProgram} from './runProgram';
import {API_ADDRESS, isApiScript, readApiRequest} from './apiSamples';
import type {Syntax} from './syntax';
import {writePrograms} from './sandboxedPrograms';

export interface SampleRun {
  /** Blocks that were run. */
  readonly ran: readonly Block[];
  readonly findings: readonly Finding[];
  /** Why scripts were not run, for the reader; nothing when they were. */
  readonly note?: string;
}

/** Away from the preview's ports and from those of the tests. */
const BASE_PORT = 7600;
const LIMIT_MS = 60_000;

/** The status that the page shows below a sample: `title="401 Unauthorized"`. */
function announcedStatus(block: Block, blocks: readonly Block[]): number | undefined {
  const next = blocks.find(({file, line}) => file === block.file && line > block.line);
  const status = /^\d{3}\b/.exec(next?.title ?? '')?.[0];
  return status === undefined ? undefined : Number(status);
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/** Runs one sample; each has a key of its own, by which its requests are told apart. */
type RunOne = (block: Block, key: string) => Promise<Finding[]>;

function scriptRunner(bash: string, baseUrl: string, folder: string): RunOne {
  return async (block, key) => {
    const script = block.code.replaceAll(API_ADDRESS, baseUrl);
    const {status, errors} = await runProgram(bash, ['--noprofile', '--norc', '-s'], script, {
      cwd: folder,
      timeout: LIMIT_MS,
      env: {
        PATH: path.join(folder, 'bin'),
        HOME: folder,
        SAMPLE_API: baseUrl,
        FIREGRID_API_URL: baseUrl,
        FIREGRID_API_KEY: key,
      } as unknown as NodeJS.ProcessEnv,
    });
    const code =
      status === null ? `no exit code within ${LIMIT_MS / 1000} seconds` : `exit code ${status}`;
    return String(status ?? '') === (block.exits ?? '0')
      ? []
      : [
          {
            block,
            line: 1,
            text: `The sample ended with ${code}: ${lastLine(errors) || 'it says nothing more'}`,
          },
        ];
  };
}

function requestRunner(baseUrl: string): RunOne {
  return async (block, key) => {
    const request = readApiRequest(block);
    if (request) {
      const {authorization = '', host: _, 'content-length': __, ...headers} = request.headers;
      await fetch(`${baseUrl}${request.target}`, {
        method: request.method,
        // The key of the page stands for the reader's own.
        headers: authorization === '' ? headers : {...headers, authorization: `Bearer ${key}`},
        body: request.body,
      });
    }
    return [];
  };
}

/** What the API has to say about the requests of a sample. */
function judge(
  block: Block,
  exchanges: readonly Exchange[],
  announced: number | undefined,
  operations: readonly Operation[],
): Finding[] {
  if (exchanges.length === 0) {
    return [{block, line: 1, text: 'The sample sends no request to the API.'}];
  }
  return exchanges.flatMap(({request, answer}) => {
    const {status, body} = answer;
    const place = `${request.method} ${request.path}`;
    const faults = findOperation(operations, request)?.checkAnswer(answer) ?? [];
    const {detail = ''} = (body ?? {}) as {readonly detail?: string};
    return [
      ...(status < 300 || status === announced
        ? []
        : [`The API answers ${place} with ${status}: ${detail}`]),
      ...faults.map((fault) => `The answer to ${place} does not fit the description: ${fault}.`),
    ].map((text) => ({block, line: 1, text}));
  });
}

/**
 * Runs the samples that ask the public API, against its mock: curl and HTTP.
 * @param blocks All blocks of the site that may be run.
 * @param syntax The grammars.
 * @returns What ran, and what went wrong.
 */
export async function runSamples(blocks: readonly Block[], syntax: Syntax): Promise<SampleRun> {
  const scripts = blocks.filter((block) => isApiScript(block, syntax));
  const requests = blocks.filter((block) => readApiRequest(block) !== null);
  if (scripts.length + requests.length === 0) {
    return {ran: [], findings: []};
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sample-run-'));
  const bin = path.join(folder, 'bin');
  fs.mkdirSync(bin);
  const exchanges: Exchange[] = [];
  const {ports} = await findFreePorts(BASE_PORT);
  const api = await startApi({
    port: ports.api,
    onAnswer: (exchange) => {
      exchanges.push(exchange);
    },
  });
  try {
    const programs = await writePrograms(bin);
    const baseUrl = `${api.origin}/v1`;
    const runScript = scriptRunner(programs.ok ? programs.bash : '', baseUrl, folder);
    const runRequest = requestRunner(baseUrl);
    const operations = await readApi();
    const waiting = [
      ...(programs.ok ? scripts : []).map((block) => ({block, run: runScript})),
      ...requests.map((block) => ({block, run: runRequest})),
    ];
    const findings: Finding[] = [];
    for (const [index, {block, run}] of waiting.entries()) {
      const before = exchanges.length;
      const wrong = await run(block, `${apiKey}-sample${index}`);
      const announced = announcedStatus(block, blocks);
      findings.push(...wrong, ...judge(block, exchanges.slice(before), announced, operations));
    }
    return {
      ran: waiting.map(({block}) => block),
      findings,
      ...(!programs.ok && scripts.length > 0
        ? {
            note: `${scripts.length} scripts were parsed and not run: there is no ${programs.missing} on this machine.`,
          }
        : {}),
    };
  } finally {
    await api.close();
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
