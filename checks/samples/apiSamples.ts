import type {Block} from './blocks';
import {walkTree, type Syntax} from './syntax';

/** Where the samples say that the public API is. */
export const API_ADDRESS = 'https://api.firegrid.example/v1';

/** Programs that a sample may call while it runs: those that ask the API, and that read its answers. */
export const PROGRAMS = ['curl', 'jq', 'date', 'sleep'] as const;

/** Commands of bash itself that change nothing outside of the script. */
const BUILTINS = '[ [[ break echo exit export false local printf return set test true'.split(' ');

const ALLOWED = new Set<string>([...PROGRAMS, ...BUILTINS]);

/** Parts of a script that may do more than the commands in it show. */
const UNREADABLE =
  /^(?:heredoc_redirect|process_substitution|for_statement|c_style_for_statement|case_statement)$/;

/**
 * Lists the commands of a shell script without running it.
 * @returns The names of its commands, without the functions that it defines itself, and the files
 *   that it redirects to; null when that cannot be told.
 */
function readScript(
  code: string,
  syntax: Syntax,
): {readonly names: readonly string[]; readonly files: readonly string[]} | null {
  const root = syntax.parse('bash', code);
  const nodes = root && !root.hasError ? [...walkTree(root)] : [];
  if (nodes.length === 0 || nodes.some(({type}) => UNREADABLE.test(type))) {
    return null;
  }
  const textsOf = (type: string, field: string): string[] =>
    nodes
      .filter((node) => node.type === type)
      .flatMap((node) => node.childForFieldName(field)?.text ?? []);
  const functions = new Set(textsOf('function_definition', 'name'));
  const declarations = nodes
    .filter(({type}) => type === 'declaration_command')
    .map((node) => node.firstChild?.text ?? '');
  return {
    names: [...textsOf('command', 'name'), ...declarations].filter((name) => !functions.has(name)),
    files: textsOf('file_redirect', 'destination'),
  };
}

/**
 * Whether a block is a script that asks the public API and does nothing else. Only such scripts run: no
 * package manager, no Git, no file, no other address.
 */
export function isApiScript({language, code}: Block, syntax: Syntax): boolean {
  if (
    !['bash', 'sh', 'shell', 'zsh'].includes(language) ||
    (!/\$\{?FIREGRID_API_URL\b/.test(code) && !code.includes(API_ADDRESS))
  ) {
    return false;
  }
  const script = readScript(code, syntax);
  return (
    script !== null &&
    script.names.includes('curl') &&
    script.names.every((name) => ALLOWED.has(name)) &&
    script.files.every((file) => file === '/dev/null' || /^[12]$/.test(file))
  );
}
