import type {Block} from '../blocks';
import {shellCommands} from './shellCommands';

/** Where the samples say that the public API is. */
export const API_ADDRESS = 'https://api.firegrid.example/v1';

const SHELLS = ['bash', 'sh', 'shell', 'zsh'];

/** Programs that a sample may call while it runs: those that ask the API, and that read its answers. */
export const PROGRAMS = ['curl', 'jq', 'date', 'sleep'] as const;

/** Commands of bash itself that change nothing outside of the script. */
const BUILTINS = [
  '[',
  '[[',
  'break',
  'echo',
  'exit',
  'export',
  'false',
  'local',
  'printf',
  'return',
  'set',
  'test',
  'true',
];

const ALLOWED = new Set<string>([...PROGRAMS, ...BUILTINS]);

/**
 * Whether a block is a script that asks the public API and does nothing else. Only such scripts run: no
 * package manager, no Git, no file, no other address.
 */
export function isApiScript({language, code}: Block): boolean {
  if (
    !SHELLS.includes(language) ||
    (!/\$\{?FIREGRID_API_URL\b/.test(code) && !code.includes(API_ADDRESS))
  ) {
    return false;
  }
  const commands = shellCommands(code);
  return (
    commands !== null &&
    commands.names.includes('curl') &&
    commands.names.every((name) => ALLOWED.has(name)) &&
    commands.files.every((file) => file === '/dev/null' || /^[12]$/.test(file))
  );
}

const REQUEST = /^(GET|POST) (\S+)(?: HTTP\/1\.1)?$/;

/** A request as it is written in a block. */
export interface WrittenRequest {
  readonly method: string;
  /** Below the API's base address, with its query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/**
 * Reads a request to the public API, with its start line.
 * @param block A block of any language.
 * @returns The request, or null when the block is none.
 */
export function readApiRequest({language, code}: Block): WrittenRequest | null {
  const [start = '', ...lines] = code.split('\n');
  const [, method, address] = REQUEST.exec(start) ?? [];
  if (language !== 'http' || method === undefined || address === undefined) {
    return null;
  }
  const empty = lines.indexOf('');
  const head = empty === -1 ? lines : lines.slice(0, empty);
  const headers = Object.fromEntries(
    head.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const url = URL.canParse(address)
    ? new URL(address)
    : new URL(address, `https://${headers.host ?? 'unknown.invalid'}`);
  const base = new URL(API_ADDRESS);
  return url.host === base.host && url.pathname.startsWith(`${base.pathname}/`)
    ? {
        method,
        target: `${url.pathname.slice(base.pathname.length)}${url.search}`,
        headers,
        body: empty === -1 ? undefined : lines.slice(empty + 1).join('\n'),
      }
    : null;
}
