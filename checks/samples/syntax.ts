import {createRequire} from 'node:module';
import path from 'node:path';
import {Language, Parser, type Node} from '@vscode/tree-sitter-wasm';

const {resolve} = createRequire(__filename);

const vscodeGrammar = (name: string): string =>
  path.join(path.dirname(resolve('@vscode/tree-sitter-wasm')), `tree-sitter-${name}.wasm`);

const groovyGrammar = (): string =>
  path.join(path.dirname(resolve('@lumis-sh/wasm-groovy')), 'tree-sitter-groovy.wasm');

/** The grammar's file of each language that a fence can name. */
const GRAMMARS: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    ['bash', 'sh', 'shell', 'zsh'].map((name) => [name, () => vscodeGrammar('bash')]),
  ),
  ...Object.fromEntries(['python', 'py'].map((name) => [name, () => vscodeGrammar('python')])),
  ...Object.fromEntries(
    ['js', 'javascript', 'mjs', 'jsx', 'ts', 'typescript', 'tsx'].map((name) => [
      name,
      () => vscodeGrammar('tsx'),
    ]),
  ),
  java: () => vscodeGrammar('java'),
  ...Object.fromEntries(['groovy', 'gradle', 'jenkinsfile'].map((name) => [name, groovyGrammar])),
};

/** Parses code of the languages that have a grammar. */
export interface Syntax {
  /** @returns The root of the tree, or undefined for a language without a grammar. */
  readonly parse: (language: string, code: string) => Node | undefined;
}

/** Loads all grammars: WebAssembly files of the two packages, so that no program is needed. */
export async function loadSyntax(): Promise<Syntax> {
  await Parser.init();
  const byFile = new Map<string, Parser>();
  for (const file of new Set(Object.values(GRAMMARS).map((find) => find()))) {
    byFile.set(file, new Parser().setLanguage(await Language.load(file)));
  }
  return {
    parse: (language, code) => {
      const file = GRAMMARS[language]?.();
      return (file === undefined ? undefined : byFile.get(file)?.parse(code))?.rootNode;
    },
  };
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
