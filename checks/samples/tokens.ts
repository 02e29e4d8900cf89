import {isMap, isScalar, isSeq, LineCounter, parseAllDocuments, type Node as YamlNode} from 'yaml';
import type {Node} from '@vscode/tree-sitter-wasm';
import type {Block} from './blocks';
import type {Syntax} from './syntax';

/** A piece of code that both languages of a page share, or a text that is translated. */
export interface Token {
  readonly text: string;
  /** Line in the block, from 1. */
  readonly line: number;
  /** Whether people may read it: a string, a label. */
  readonly isText: boolean;
  /** Code within a text, such as the values of a template. */
  readonly values?: readonly string[];
}

const COMMENT = /comment$|_doc$/;
const STRING = /^(?:string|template_string|raw_string|gstring|string_literal|text_block|jsx_text)$/;
const VALUE =
  /^(?:template_substitution|interpolation|gstring_interpolation|expansion|simple_expansion|command_substitution)$/;

function valuesIn(node: Node): string[] {
  return node.children.flatMap((child) => {
    if (!child) {
      return [];
    }
    // Texts within a value are translated, too.
    const value = child.text.replaceAll(/'[^']*'|"[^"]*"/g, '""');
    return VALUE.test(child.type) ? [value] : valuesIn(child);
  });
}

/** The leaves of a tree, strings as one token each, without comments. */
function treeTokens(node: Node): Token[] {
  if (COMMENT.test(node.type)) {
    return [];
  }
  const line = node.startPosition.row + 1;
  if (STRING.test(node.type)) {
    return [{text: node.text, line, isText: true, values: valuesIn(node)}];
  }
  if (node.childCount > 0) {
    return node.children.flatMap((child) => (child ? treeTokens(child) : []));
  }
  return node.text.trim() === '' ? [] : [{text: node.text, line, isText: false}];
}

/** Keys and structure of YAML and JSON are code, values may be texts, long values are scripts. */
function yamlTokens(code: string, syntax: Syntax): Token[] {
  const counter = new LineCounter();
  const lineOf = (node: YamlNode | null): number =>
    node?.range ? counter.linePos(node.range[0]).line : 1;
  const tokensOf = (node: unknown): Token[] => {
    if (isMap(node)) {
      return [
        {text: '{', line: lineOf(node), isText: false},
        ...node.items.flatMap(({key, value}) => [
          {text: String(key), line: lineOf(key as YamlNode), isText: false},
          ...tokensOf(value),
        ]),
        {text: '}', line: lineOf(node), isText: false},
      ];
    }
    if (isSeq(node)) {
      return [{text: '[', line: lineOf(node), isText: false}, ...node.items.flatMap(tokensOf)];
    }
    if (!isScalar(node)) {
      return [];
    }
    const text = String(node.value);
    const script = text.trim().includes('\n') ? syntax.parse('bash', text) : undefined;
    return script
      ? treeTokens(script).map((token) => ({...token, line: lineOf(node) + token.line}))
      : [{text, line: lineOf(node), isText: typeof node.value === 'string'}];
  };
  return parseAllDocuments(code, {lineCounter: counter}).flatMap(({contents}) =>
    tokensOf(contents),
  );
}

function patternTokens(
  code: string,
  pattern: RegExp,
  isText: (text: string) => boolean = () => false,
): Token[] {
  return [...code.matchAll(pattern)].map(({0: text, index}) => ({
    text: text.trim(),
    line: code.slice(0, index).split('\n').length,
    isText: isText(text),
  }));
}

/** The words of a diagram, which are translated; its nodes and arrows remain. */
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

const diagramTokens = (code: string): Token[] =>
  patternTokens(
    LABELS.reduce((text, [pattern, rest]) => text.replaceAll(pattern, rest), code),
    /^.*\S.*$/gm,
  );

/**
 * Splits a block into the parts that its translation must share, without comments.
 * @param block A block of any language; text that people read as a whole has no such parts.
 */
export function tokenize({language, code}: Block, syntax: Syntax): Token[] {
  const root = syntax.parse(language, code);
  if (root) {
    return treeTokens(root);
  }
  switch (language) {
    case 'json':
    case 'jsonc':
    case 'yaml':
    case 'yml':
      return yamlTokens(code, syntax);
    case 'mermaid':
      return diagramTokens(code);
    case 'text':
    case 'txt':
    case 'plain':
    case 'md':
    case 'mdx':
    case 'markdown':
      return [];
    case 'xml':
    case 'html':
      return patternTokens(
        code.replaceAll(/<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ' ')),
        /<[^>]*>|[^<\s][^<]*/g,
        (text) => !text.startsWith('<'),
      );
    default:
      return patternTokens(
        code.replaceAll(/(?:#|\/\/).*/g, ''),
        /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\w+|\S/g,
        (text) => /^["']/.test(text),
      );
  }
}
