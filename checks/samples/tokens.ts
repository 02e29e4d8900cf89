import type {Token as PrismToken, TokenStream} from 'prismjs';
import {languageName, tokensOf} from '../../src/plugins/static-code/highlight';
import type {Block} from './blocks';

/** A piece of code that both languages of a page share, or a text that is translated. */
export interface Token {
  readonly text: string;
  /** Line in the block, from 1. */
  readonly line: number;
  /** Whether people may read it: a string, a label. */
  readonly isText: boolean;
  /** Code within a text, such as the values of a template. */
  readonly values: readonly string[];
}

/** Languages that people read as a whole. */
const PROSE = new Set(['text', 'plain', 'txt', 'md', 'mdx', 'markdown']);

/** Languages whose text without a token may be prose; in others it is code. */
const PLAIN_TEXT = new Set(['yaml', 'xml', 'html', 'mermaid']);

/** Languages in which the space at the start of a line means something. */
const INDENTED = new Set(['yaml', 'python']);

/** Prism's names of what holds a text, and of the code inside of one. */
const STRING =
  /^(?:(?:template-|triple-quoted-)?string(?:-interpolation|-property)?|interpolation-string|plain-text|attr-value)$/;
const VALUE = /^(?:interpolation|variable|environment)$/;

function rawOf(stream: TokenStream): string {
  const parts: readonly (string | PrismToken)[] = [stream].flat();
  return parts.map((part) => (typeof part === 'string' ? part : rawOf(part.content))).join('');
}

function valuesIn(stream: TokenStream): string[] {
  return (typeof stream === 'string' ? [] : [stream].flat()).flatMap((part) => {
    if (typeof part === 'string') {
      return [];
    }
    // Texts within a value are translated, too.
    const value = rawOf(part.content).replaceAll(/'[^']*'|"[^"]*"/g, '""');
    return VALUE.test(part.type) ? [value] : valuesIn(part.content);
  });
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

/** The words of a chart over time, whose tasks have a name first. */
const TASKS: typeof LABELS = [
  [/^\s*acc(?:Title|Descr)\s*:.*$|%%.*$/gm, ''],
  [/^(\s*(?:title|section))\s.*$/gm, '$1'],
  [/^[^:\n]*\S +:/gm, ':'],
];

/**
 * Splits a block into the parts that its translation must share, without comments.
 * @param block A block of any language; text that people read as a whole has no such parts.
 */
export function tokenize({language, code}: Pick<Block, 'language' | 'code'>): Token[] {
  const name = languageName(language);
  const tokens: Token[] = [];
  let line = 1;
  let indent: string | null = null;

  function add(raw: string, isText: boolean, values: readonly string[] = []): void {
    const text = raw.trim();
    const start = line + (raw.slice(0, raw.indexOf(text)).match(/\n/g) ?? []).length;
    if (text !== '' && indent !== null && INDENTED.has(name)) {
      tokens.push({text: indent, line: start, isText: false, values: []});
    }
    if (text !== '') {
      tokens.push({text, line: start, isText, values});
      indent = null;
    }
    line += raw.split('\n').length - 1;
    indent = /\n([^\n\S]*)$/.exec(raw)?.[1] ?? indent;
  }

  function read(stream: TokenStream, grammar: string): void {
    for (const part of [stream].flat()) {
      if (typeof part === 'string') {
        const pieces = PLAIN_TEXT.has(grammar) ? [part] : part.split(/(?<=\s)(?=\S)/);
        pieces.forEach((piece) => {
          add(piece, PLAIN_TEXT.has(grammar));
        });
      } else if (part.type === 'comment') {
        line += rawOf(part.content).split('\n').length - 1;
      } else if (part.type === 'scalar') {
        // A long value of YAML is a script.
        read(tokensOf(rawOf(part.content), 'bash'), 'bash');
      } else if (STRING.test(part.type)) {
        add(rawOf(part.content), true, valuesIn(part.content));
      } else if (typeof part.content === 'string') {
        add(part.content, false);
      } else {
        read(part.content, grammar);
      }
    }
  }

  if (name === 'mermaid') {
    const labels = /^\s*gantt\b/.test(code) ? TASKS : LABELS;
    const shared = labels.reduce((text, [pattern, rest]) => text.replaceAll(pattern, rest), code);
    shared.split(/(?<=\n)/).forEach((text) => {
      add(text, false);
    });
  } else if (!PROSE.has(language)) {
    read(tokensOf(code, name), name);
  }
  return tokens;
}
