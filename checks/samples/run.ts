import os from 'node:os';
import {apiKey} from '../../sandbox';
import {startApi, type Exchange} from '../../sandbox/api';
import {findOperation, readApi, type Operation} from '../../sandbox/api/description';
import {freePort} from '../../scripts/lib/freePort';
import {runProgram, type Run} from '../../scripts/lib/runProgram';
import {API_ADDRESS, isApiScript} from './apiSamples';
import type {Block, Finding, Mistake} from './blocks';
import type {Syntax} from './syntax';

export interface SampleRun {
  /** How many blocks were run. */
  readonly ran: number;
  readonly findings: readonly Finding[];
  /** Why scripts were not run, for the reader; empty when they were. */
  readonly note: string;
}

const LIMIT_MS = 60_000;

/** The status that the page shows below a sample: `title="401 Unauthorized"`. */
function announcedStatus(block: Block, blocks: readonly Block[]): number | undefined {
  const next = blocks.find(({file, line}) => file === block.file && line > block.line);
  const status = /^\d{3}\b/.exec(next?.title ?? '')?.[0];
  return status === undefined ? undefined : Number(status);
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/** `curl` refuses every address but the mock's and reads no settings; `sleep` does not wait. */
const PRELUDE = `
sleep() { :; }
curl() {
  local argument
  for argument; do
    case "$argument" in
      "$SAMPLE_API"/*) ;;
      *://*) [[ "$argument" == [{[]* || "$argument" == *" "* ]] || { echo "not the API: $argument" >&2; exit 97; } ;;
    esac
  done
  command curl --disable --noproxy '*' --proto '=http' --max-time 20 "$@"
}
`;

const runBash = (script: string, env: Readonly<Record<string, string>> = {}): Promise<Run> =>
  runProgram('bash', ['--noprofile', '--norc', '-s'], {
    input: script,
    cwd: os.tmpdir(),
    timeout: LIMIT_MS,
    env: {PATH: process.env.PATH, ...env} as unknown as NodeJS.ProcessEnv,
  });

async function runScript(block: Block, key: string, baseUrl: string): Promise<Mistake[]> {
  const {status, errors} = await runBash(PRELUDE + block.code.replaceAll(API_ADDRESS, baseUrl), {
    SAMPLE_API: baseUrl,
    FIREGRID_API_URL: baseUrl,
    FIREGRID_API_KEY: key,
  });
  const code =
    status === null ? `no exit code within ${LIMIT_MS / 1000} seconds` : `exit code ${status}`;
  const text = `The sample ended with ${code}: ${lastLine(errors) || 'it says nothing more'}`;
  return String(status) === (block.exits ?? '0') ? [] : [{text}];
}

/** Compares the answers of the API with those that the page announces. */
function judge(
  exchanges: readonly Exchange[],
  announced: number | undefined,
  operations: readonly Operation[],
): Mistake[] {
  if (exchanges.length === 0) {
    return [{text: 'The sample sends no request to the API.'}];
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
    ].map((text) => ({text}));
  });
}

/**
 * Runs the scripts that ask the public API, against its mock.
 * @param blocks All blocks of the site that may be run.
 * @param syntax The grammars.
 * @returns What ran, and what went wrong.
 */
export async function runSamples(blocks: readonly Block[], syntax: Syntax): Promise<SampleRun> {
  const scripts = blocks.filter((block) => isApiScript(block, syntax));
  if (scripts.length > 0 && (await runBash('type -P curl jq date')).status !== 0) {
    const note = `${scripts.length} scripts were parsed and not run: they need bash, curl, jq and date.`;
    return {ran: 0, findings: [], note};
  }
  const exchanges: Exchange[] = [];
  const api = await startApi({
    port: await freePort(),
    onAnswer: (exchange) => {
      exchanges.push(exchange);
    },
  });
  try {
    const operations = await readApi();
    const findings: Finding[] = [];
    for (const [index, block] of scripts.entries()) {
      // Each has a key of its own, so that none uses up the requests of another.
      const key = `${apiKey}-sample${index}`;
      const before = exchanges.length;
      const mistakes = await runScript(block, key, `${api.origin}/v1`);
      const announced = announcedStatus(block, blocks);
      mistakes.push(...judge(exchanges.slice(before), announced, operations));
      findings.push(...mistakes.map((mistake) => ({block, ...mistake})));
    }
    return {ran: scripts.length, findings, note: ''};
  } finally {
    await api.close();
  }
}
