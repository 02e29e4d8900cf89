// Languages that are parsed, block by block; JavaScript and TypeScript are in javascript.ts.
import {createRequire} from 'node:module';
import path from 'node:path';
import {Language, Parser, type Node} from '@vscode/tree-sitter-wasm';
import {JSDOM} from 'jsdom';
import {parse as parseJson, printParseErrorCode, type ParseError} from 'jsonc-parser';
import {parseAllDocuments} from 'yaml';
import {runProgram} from '../../scripts/lib/runProgram';
import {lineAt} from '../shared/problem';
import type {Block, Check, Mistake} from './blocks';
import {checkPipeline} from './pipelines';

const {resolve} = createRequire(__filename);

/** Packages with grammars for tree-sitter, as WebAssembly. */
const GRAMMARS = {
  bash: '@vscode/tree-sitter-wasm',
  python: '@vscode/tree-sitter-wasm',
  java: '@vscode/tree-sitter-wasm',
  groovy: '@lumis-sh/wasm-groovy',
} as const;

type Grammar = keyof typeof GRAMMARS;

const parsers = new Map<Grammar, Promise<Parser>>();

async function loadParser(grammar: Grammar) {
  await Parser.init();
  const file = `tree-sitter-${grammar}.wasm`;
  const language = await Language.load(path.join(path.dirname(resolve(GRAMMARS[grammar])), file));
  return new Parser().setLanguage(language);
}

/** @returns The node and everything below it, in the order of the text. */
function* walkTree(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children) {
    if (child) {
      yield* walkTree(child);
    }
  }
}

/** Names the first mistake of code that may be a part of a file. */
async function checkSyntax(grammar: Grammar, {code}: Block): Promise<Mistake[]> {
  const loading = parsers.get(grammar) ?? loadParser(grammar);
  parsers.set(grammar, loading);
  const root = (await loading).parse(`${code}\n`)?.rootNode;
  if (!root?.hasError) {
    return [];
  }
  const nodes = [...walkTree(root)];
  const fault =
    nodes.find((node) => node.isMissing) ??
    nodes.find((node) => node.isError && !node.children.some((child) => child?.hasError)) ??
    root;
  // An error node holds what was understood before the mistake, too: its end is where parsing failed.
  const last = [...walkTree(fault)].at(-1) ?? fault;
  const near = last.text.split('\n')[0]?.slice(0, 40);
  const text = `The ${grammar} code cannot be parsed${near ? ` near “${near}”` : ''}.`;
  return [{line: last.startPosition.row + 1, text}];
}

/** Compiles the standard input; warnings count as mistakes. */
const COMPILE = `
import sys, textwrap, warnings
warnings.simplefilter("error")
try:
    compile(textwrap.dedent(sys.stdin.read()), "sample", "exec", dont_inherit=True)
except SyntaxError as error:
    print(error.lineno or 1, error.msg)
`;

/** Compiles Python where it is installed: the grammar takes a wrong indentation. */
async function checkPython(block: Block): Promise<Mistake[]> {
  const {status, output} = await runProgram('python3', ['-I', '-c', COMPILE], {input: block.code});
  const [, line, message] = /^(\d+) (.+)/.exec(output) ?? [];
  if (status !== 0) {
    return checkSyntax('python', block);
  }
  return message === undefined
    ? []
    : [{line: Number(line), text: `The Python does not compile: ${message}.`}];
}

function checkJson({code, isPart}: Block): Mistake[] {
  // A part has members of an object, without its braces.
  const text = isPart && /^\s*"/.test(code) ? `{${code.replace(/,\s*$/, '')}}` : code;
  const errors: ParseError[] = [];
  parseJson(text, errors, {disallowComments: true});
  // One mistake leads to more.
  return errors.slice(0, 1).map(({error, offset}) => ({
    line: lineAt(text, offset),
    text: `The JSON cannot be parsed: ${printParseErrorCode(error)}.`,
  }));
}

async function checkYaml(block: Block): Promise<readonly Mistake[]> {
  const mistakes = parseAllDocuments(block.code).flatMap(({errors, warnings}) =>
    [...errors, ...warnings].map(({message, linePos}) => ({
      line: linePos?.[0].line,
      text: `The YAML cannot be parsed: ${message.split('\n')[0] ?? message}`,
    })),
  );
  return mistakes.length > 0 ? mistakes : checkPipeline(block);
}

function checkXml({code, isPart}: Block): Mistake[] {
  try {
    new JSDOM(isPart ? `<part>${code}</part>` : code, {contentType: 'application/xml'});
    return [];
  } catch (error) {
    const [, line, message] = /(?:^|\D)(\d+):\d+: (.+)/.exec(String(error)) ?? [];
    return [{line: Number(line), text: `The XML cannot be parsed: ${message ?? String(error)}`}];
  }
}

/** Mermaid, which wants a document to clean labels in. */
const loadMermaid = async () => {
  const {window} = new JSDOM('');
  Object.assign(globalThis, {window, document: window.document});
  return (await import('mermaid')).default;
};

let mermaid: ReturnType<typeof loadMermaid> | undefined;

async function checkMermaid({code}: Block): Promise<Mistake[]> {
  mermaid ??= loadMermaid();
  try {
    await (await mermaid).parse(code);
  } catch (error) {
    const {message = ''} = error as {readonly message?: string};
    const line = Number(/line (\d+)/.exec(message)?.[1] ?? 1);
    return [{line, text: `Mermaid cannot parse the diagram: ${message.split('\n')[0] ?? ''}`}];
  }
  const missing = ['accTitle:', 'accDescr:'].filter(
    (name) => !new RegExp(`^\\s*${name} *\\S`, 'm').test(code),
  );
  return missing.map((name) => ({
    text: `The diagram has no ${name}, so screen readers have nothing to read.`,
    fix: `describe it in words in its first lines: ${name} …`,
  }));
}

/** By the language that a fence names; text and lists of settings have no syntax to check. */
export const PARSERS: Readonly<Record<string, Check>> = {
  bash: (block) => checkSyntax('bash', block),
  groovy: (block) => checkSyntax('groovy', block),
  java: (block) => checkSyntax('java', block),
  json: checkJson,
  mermaid: checkMermaid,
  python: checkPython,
  xml: checkXml,
  yaml: checkYaml,
  http: () => [],
  properties: () => [],
  text: () => [],
};
