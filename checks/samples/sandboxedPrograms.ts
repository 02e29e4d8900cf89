import fs from 'node:fs';
import path from 'node:path';
import {runProgram} from './runProgram';
import {PROGRAMS} from './apiSamples';

const NEEDED = ['bash', ...PROGRAMS];

/** Exit code of a request to somewhere else. */
export const ELSEWHERE = 97;

export type Programs =
  {readonly ok: true; readonly bash: string} | {readonly ok: false; readonly missing: string};

/**
 * Writes the only programs that a sample finds on its PATH: those of the list, by their full names. `curl`
 * refuses every address but the mock's and reads no settings; `sleep` does not wait.
 * @param folder An empty folder.
 * @returns The shell, or the name of what is not installed.
 */
export async function writePrograms(folder: string): Promise<Programs> {
  const places = new Map<string, string>();
  for (const name of NEEDED) {
    const {status, output} = await runProgram('bash', ['-c', 'type -P "$0"', name]);
    if (status !== 0) {
      return {ok: false, missing: name};
    }
    places.set(name, output.trim());
  }
  const write = (name: string, lines: readonly string[]): void => {
    const script = [`#!${places.get('bash') ?? ''}`, ...lines, ''].join('\n');
    fs.writeFileSync(path.join(folder, name), script, {mode: 0o755});
  };
  const call = (name: string): string => `exec '${places.get(name) ?? ''}'`;
  write('curl', [
    'for argument; do',
    '  case "$argument" in',
    '    "$SAMPLE_API"/*) ;;',
    `    *://*) [[ "$argument" == [{[]* || "$argument" == *" "* ]] || { echo "not the API: $argument" >&2; exit ${ELSEWHERE}; } ;;`,
    '  esac',
    'done',
    `${call('curl')} --disable --noproxy '*' --proto '=http' --max-time 20 "$@"`,
  ]);
  write('jq', [`${call('jq')} "$@"`]);
  write('date', [`${call('date')} "$@"`]);
  write('sleep', ['exit 0']);
  return {ok: true, bash: places.get('bash') ?? ''};
}
