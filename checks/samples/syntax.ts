import {createRequire} from 'node:module';
import path from 'node:path';
import {Language, Parser, type Node} from '@vscode/tree-sitter-wasm';

const {resolve} = createRequire(__filename);

const vscode = '@vscode/tree-sitter-wasm';

/** Each grammar: its package, its file, and the languages that a fence can name. */
const GRAMMARS: readonly (readonly [from: string, grammar: string, languages: string])[] = [
  [vscode, 'bash', 'bash sh shell zsh'],
  [vscode, 'python', 'python py'],
  [vscode, 'java', 'java'],
  ['@lumis-sh/wasm-groovy', 'groovy', 'groovy gradle jenkinsfile'],
];

/** Parses code of the languages that have a grammar. */
export interface Syntax {
  /** @returns The root of the tree, or undefined for a language without a grammar. */
  readonly parse: (language: string, code: string) => Node | undefined;
}

/** Loads all grammars: WebAssembly files of the two packages, so that no program is needed. */
export async function loadSyntax(): Promise<Syntax> {
  await Parser.init();
  const parsers = new Map<string, Parser>();
  for (const [from, grammar, languages] of GRAMMARS) {
    const file = path.join(path.dirname(resolve(from)), `tree-sitter-${grammar}.wasm`);
    const parser = new Parser().setLanguage(await Language.load(file));
    for (const language of languages.split(' ')) {
      parsers.set(language, parser);
    }
  }
  return {parse: (language, code) => parsers.get(language)?.parse(code)?.rootNode};
}

/** @returns The node and everything below it, in the order of the text. */
export function* walkTree(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children) {
    if (child) {
      yield* walkTree(child);
    }
  }
}

/**
 * Finds the first mistake of a parsed text.
 * @returns Its line, from 1, and the text that the grammar cannot place; undefined without a mistake.
 */
export function firstMistake(root: Node): {line: number; near: string} | undefined {
  if (!root.hasError) {
    return undefined;
  }
  const nodes = [...walkTree(root)];
  const fault =
    nodes.find((node) => node.isMissing) ??
    nodes.find(
      (node) => node.isError && !node.children.some((child) => child?.hasError === true),
    ) ??
    root;
  // An error node holds what was understood before the mistake, too: its end is where parsing failed.
  const last = [...walkTree(fault)].at(-1) ?? fault;
  return {line: last.startPosition.row + 1, near: last.text.split('\n')[0] ?? ''};
}
