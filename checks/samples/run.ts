// Scripts that ask the public API, run against its mock in sandbox/api.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {apiKey} from '../../sandbox';
import {startApi, type Exchange} from '../../sandbox/api';
import {findOperation, readApi, type Operation} from '../../sandbox/api/description';
import {freePort} from '../../scripts/lib/freePort';
import {runProgram} from '../../scripts/lib/runProgram';
import type {Problem} from '../shared/problem';
import {toProblem, type Block} from './blocks';

/** Where the samples say that the public API is. */
const API_ADDRESS = 'https://api.firegrid.example/v1';

const LIMIT_MS = 60_000;

/** All programs that a script finds, beside the commands of bash. */
const PROGRAMS = ['curl', 'jq', 'date'];

/** The exit code of bash for a program that it does not find. */
const NOT_FOUND = 127;

const isScript = ({language, code}: Block) =>
  language === 'bash' &&
  /\bcurl\b/.test(code) &&
  (/\$\{?FIREGRID_API_URL\b/.test(code) || code.includes(API_ADDRESS));

/** The status that the page shows below a sample: `title="401 Unauthorized"`. */
function announcedStatus(block: Block, blocks: readonly Block[]) {
  const next = blocks.find(({file, line}) => file === block.file && line > block.line);
  const status = /^\d{3}\b/.exec(next?.title ?? '')?.[0];
  return status === undefined ? undefined : Number(status);
}

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

/** Compares the answers of the API with those that the page announces. */
function judge(
  exchanges: readonly Exchange[],
  announced: number | undefined,
  operations: readonly Operation[],
) {
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
    ];
  });
}

/**
 * Runs the scripts that ask the public API, each in an empty folder with few programs. One that needs
 * another program is left alone.
 * @param blocks All blocks of the site that may be run.
 * @returns How many ran, and what went wrong.
 */
export async function runSamples(
  blocks: readonly Block[],
): Promise<{readonly ran: number; readonly problems: readonly Problem[]}> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  const exchanges: Exchange[] = [];
  const runBash = (script: string, env: Readonly<Record<string, string>> = {}) =>
    runProgram('bash', ['--noprofile', '--norc', '-s'], {
      input: script,
      cwd: folder,
      timeout: LIMIT_MS,
      env: {PATH: process.env.PATH, ...env} as unknown as NodeJS.ProcessEnv,
    });
  const {output} = await runBash(`type -P ${PROGRAMS.join(' ')}`);
  const programs = output.split('\n').filter(Boolean);
  const scripts = programs.length === PROGRAMS.length ? blocks.filter(isScript) : [];
  programs.forEach((program) => {
    fs.symlinkSync(program, path.join(folder, path.basename(program)));
  });
  const api = await startApi({
    port: await freePort(),
    onAnswer: (exchange) => {
      exchanges.push(exchange);
    },
  });
  try {
    const operations = await readApi();
    const results: (readonly Problem[] | null)[] = [];
    for (const [index, block] of scripts.entries()) {
      const before = exchanges.length;
      const address = `${api.origin}/v1`;
      const {status, errors} = await runBash(
        `PATH='${folder}'${PRELUDE}` + block.code.replaceAll(API_ADDRESS, address),
        {
          SAMPLE_API: address,
          FIREGRID_API_URL: address,
          // Each has a key of its own, so that none uses up the requests of another.
          FIREGRID_API_KEY: `${apiKey}-sample${index}`,
        },
      );
      const asked = exchanges.slice(before);
      const last = errors.trim().split('\n').at(-1) ?? '';
      const end = `The sample ended with exit code ${status ?? 'none'}: ${last}`;
      const texts = [
        ...(String(status) === (block.exits ?? '0') ? [] : [end]),
        ...(status === 0 && asked.length === 0 ? ['It sends no request that the API knows.'] : []),
        ...judge(asked, announcedStatus(block, blocks), operations),
      ];
      results.push(status === NOT_FOUND ? null : texts.map((text) => toProblem(block, {text})));
    }
    const ended = results.filter((result) => result !== null);
    return {ran: ended.length, problems: ended.flat()};
  } finally {
    await api.close();
    fs.rmSync(folder, {recursive: true});
  }
}
