import type {Block} from './blocks';
import {walkTree, type Syntax} from './syntax';

/** Where the samples say that the public API is. */
export const API_ADDRESS = 'https://api.firegrid.example/v1';

/**
 * Commands that a sample may call while it runs: programs that ask the API and read its answers, and
 * commands of bash itself that change nothing outside of the script.
 */
const ALLOWED = new Set(
  'curl jq date sleep [ [[ break echo exit export false local printf return set test true'.split(
    ' ',
  ),
);

/** Parts of a script that may do more than the commands in it show. */
const UNREADABLE =
  /^(?:heredoc_redirect|process_substitution|for_statement|c_style_for_statement|case_statement)$/;

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
  const root = syntax.parse('bash', code);
  if (!root || root.hasError) {
    return false;
  }
  const nodes = [...walkTree(root)];
  const textsOf = (type: string, field: string): string[] =>
    nodes
      .filter((node) => node.type === type)
      .flatMap((node) => node.childForFieldName(field)?.text ?? []);
  const functions = textsOf('function_definition', 'name');
  const declarations = nodes
    .filter(({type}) => type === 'declaration_command')
    .map((node) => node.firstChild?.text ?? '');
  const names = [...textsOf('command', 'name'), ...declarations].filter(
    (name) => !functions.includes(name),
  );
  return (
    !nodes.some(({type}) => UNREADABLE.test(type)) &&
    names.includes('curl') &&
    names.every((name) => ALLOWED.has(name)) &&
    textsOf('file_redirect', 'destination').every((file) => /^(?:\/dev\/null|[12])$/.test(file))
  );
}
