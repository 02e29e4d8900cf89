import ts from 'typescript';
import {parseAllDocuments, isMap, isScalar, isSeq, LineCounter, type Node} from 'yaml';
import type {Block} from './blocks';

/** A piece of code that both languages of a page share, or a text that is translated. */
export interface Token {
  readonly text: string;
  /** Line in the block, from 1. */
  readonly line: number;
  /** Whether people read it: a string, a label. */
  readonly isText: boolean;
}

type Tokenize = (code: string) => Token[];

const SHELL = /(?:(?<=^|\s)#.*)|"(?:\\[\s\S]|[^"\\])*"|'[^']*'|[\w$./-]+|\S/gm;
const HASH =
  /#.*|[bfr]{0,2}(?:"""[\s\S]*?"""|'''[\s\S]*?''')|[bfr]{0,2}(?:"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\w+|\S/g;
const SLASH =
  /\/\/.*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\w+|\S/g;
const MARKUP = /<!--[\s\S]*?-->|<[^>]*>|[^<\s][^<]*/g;
const LINES = /^.*\S.*$/gm;

const COMMENT = /^(?:#|\/\/|\/\*|<!--)/;
const QUOTED = /^[bfr]{0,2}["']/;

const lineOf = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;

/** Splits by a pattern that takes comments and strings as one piece each. */
const byPattern =
  (pattern: RegExp, isText: (text: string) => boolean = (text) => QUOTED.test(text)): Tokenize =>
  (code) =>
    [...code.matchAll(pattern)]
      .filter(([text]) => !COMMENT.test(text))
      .map(({0: text, index}) => ({text, line: lineOf(code, index), isText: isText(text)}));

const TEXT_KINDS = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.JsxText,
]);

/** TypeScript's own tokens, which tell a regular expression from a division. */
function tokenizeScript(code: string): Token[] {
  const source = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.ES2022, true);
  const tokens: Token[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) {
      return;
    }
    const children = node.getChildren(source);
    if (children.length > 0) {
      children.forEach(visit);
    } else if (node.getWidth(source) > 0) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      // Quotes follow the apostrophes of the text.
      const text = ts.isStringLiteral(node) ? JSON.stringify(node.text) : node.getText(source);
      tokens.push({text, line, isText: TEXT_KINDS.has(node.kind)});
    }
  };
  visit(source);
  return tokens;
}

const tokenizeShell = byPattern(SHELL);

/** Keys and structure of YAML and JSON are code, values may be texts, long values are scripts. */
function tokenizeYaml(code: string): Token[] {
  const counter = new LineCounter();
  const tokens: Token[] = [];
  const push = (text: string, node: Node | null, isText: boolean): void => {
    const line = node?.range ? counter.linePos(node.range[0]).line : 1;
    tokens.push({text, line, isText});
  };
  const visit = (node: unknown): void => {
    if (isMap(node)) {
      push('{', node, false);
      for (const {key, value} of node.items) {
        push(String(key), key as Node, false);
        visit(value);
      }
      push('}', null, false);
    } else if (isSeq(node)) {
      push('[', node, false);
      node.items.forEach(visit);
      push(']', null, false);
    } else if (isScalar(node)) {
      const value = String(node.value);
      const line = node.range ? counter.linePos(node.range[0]).line : 1;
      if (value.trim().includes('\n')) {
        tokens.push(...tokenizeShell(value).map((token) => ({...token, line: line + token.line})));
      } else {
        push(value, node, typeof node.value === 'string');
      }
    }
  };
  for (const document of parseAllDocuments(code, {lineCounter: counter})) {
    visit(document.contents);
  }
  return tokens;
}

/** What a diagram says in words; its nodes and arrows remain. */
const LABELS: readonly (readonly [RegExp, string])[] = [
  [/^\s*acc(?:Title|Descr)\s*:.*$|%%.*$/gm, ''],
  [/"[^"\n]*"/g, '""'],
  [/\[[^\]\n]*\]/g, '[]'],
  [/\{[^}\n]*\}/g, '{}'],
  [/\([^)\n]*\)/g, '()'],
  [/\|[^|\n]*\|/g, '||'],
  [/(--|==|-\.)\s+[^\n>|[({]*?\s+(-->|---|==>|\.->)/g, '$1 $2'],
  [/^(\s*(?:participant|actor)\s+\w+\s+as)\s.*$/gm, '$1'],
  [
    /^(\s*(?:alt|else|opt|loop|par|and|break|critical|rect|title|section|subgraph \w+))\s.*$/gm,
    '$1',
  ],
  [/^([^:\n]*[^:\s]\s*):(?!:).*$/gm, '$1:'],
];

function tokenizeMermaid(code: string): Token[] {
  const bare = LABELS.reduce((text, [pattern, rest]) => text.replaceAll(pattern, rest), code);
  return byPattern(LINES, () => false)(bare).map((token) => ({...token, text: token.text.trim()}));
}

const nothing: Tokenize = () => [];

const TOKENIZERS: Readonly<Record<string, Tokenize>> = {
  ...Object.fromEntries(
    ['js', 'javascript', 'mjs', 'jsx', 'ts', 'typescript', 'tsx'].map((name) => [
      name,
      tokenizeScript,
    ]),
  ),
  ...Object.fromEntries(['bash', 'sh', 'shell', 'zsh'].map((name) => [name, tokenizeShell])),
  ...Object.fromEntries(['json', 'jsonc', 'yaml', 'yml'].map((name) => [name, tokenizeYaml])),
  ...Object.fromEntries(
    ['java', 'groovy', 'gradle', 'jenkinsfile'].map((name) => [name, byPattern(SLASH)]),
  ),
  ...Object.fromEntries(
    ['xml', 'html'].map((name) => [name, byPattern(MARKUP, (text) => !text.startsWith('<'))]),
  ),
  mermaid: tokenizeMermaid,
  // Read by people as a whole: what a program prints, a message.
  text: nothing,
  txt: nothing,
  plain: nothing,
  md: nothing,
  mdx: nothing,
  markdown: nothing,
};

/**
 * Splits a block into what its translation must share, without comments.
 * @param block Of any language; those without a rule of their own are read like Python.
 */
export function tokenize({language, code}: Block): Token[] {
  return (TOKENIZERS[language] ?? byPattern(HASH))(code);
}
