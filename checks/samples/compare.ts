// Code is the same in both languages, but for comments and for texts that people read.
import type {Token as PrismToken, TokenStream} from 'prismjs';
import {languageName, tokensOf} from '../../src/plugins/static-code/highlight';
import type {Problem} from '../shared/problem';
import type {Block} from './blocks';

/** A piece of code that both languages of a page share, or a text that is translated. */
interface Token {
  readonly text: string;
  /** Line in the block, from 1. */
  readonly line: number;
  /** Whether people may read it: a string, a label. */
  readonly isText: boolean;
}

/** Languages whose text without a token may be prose; in others it is code. */
const PLAIN_TEXT = new Set(['yaml', 'xml']);

/** Prism's names of what holds a text, and of the code inside of one. */
const STRING =
  /^(?:(?:template-|triple-quoted-)?string(?:-interpolation|-property)?|interpolation-string|plain-text|attr-value)$/;
const VALUE = /^(?:interpolation|variable|environment)$/;

/** Parts of a text that no translation changes: addresses, placeholders, names of code. */
const CODE_IN_TEXT =
  /https?:\/\/[^\s"'\\]+|\$\{?[\w.[\]]+\}?|\{\w[^{}\s]*\}|%[sd]\b|[\w-]*[_@/][\w./@=?&-]*|\b[a-z]+[A-Z]\w*/g;

/** Several words, or one that starts like a sentence. */
const PROSE = /\p{L}.*\s|^\p{Lu}\p{Ll}+[.:…]?$/su;

/** The words of a diagram, which are translated; its nodes and arrows remain. */
const LABELS =
  /^\s*acc(?:Title|Descr)\s*:.*$|%%.*$|"[^"\n]*"|\[[^\]\n]*\]|\{[^}\n]*\}|\([^)\n]*\)|\|[^|\n]*\||(?<=--|==|-\.)\s+[^\n>|[({]*?\s+(?=-->|---|==>|\.->)|(?<=^\s*(?:participant|actor)\s+\w+\s+as)\s.*$|(?<=^\s*(?:alt|else|opt|loop|par|and|break|critical|rect|title|section|subgraph \w+))\s.*$/gm;

/** The name of a task in a chart over time, and the text of a message in other diagrams. */
const TASK = /^[^:\n]*\S +(?=:)/gm;
const MESSAGE = /(?<=^[^:\n]*[^:\s]\s*):(?!:).*$/gm;

const rawOf = (stream: TokenStream): string =>
  [stream]
    .flat()
    .map((part) => (typeof part === 'string' ? part : rawOf(part.content)))
    .join('');

const valuesIn = (stream: TokenStream): string[] =>
  [stream].flat().flatMap((part: string | PrismToken) => {
    if (typeof part === 'string') {
      return [];
    }
    // Texts within a value are translated, too.
    const value = rawOf(part.content).replaceAll(/'[^']*'|"[^"]*"/g, '""');
    return VALUE.test(part.type) ? [value] : valuesIn(part.content);
  });

/** A text without its words, where it is for people. */
function withoutWords(raw: string, values: readonly string[] = []): string {
  // Quotes follow the apostrophes of the text.
  const text = raw.trim().replaceAll(/^[bfrBFR]{0,2}["'`]+|["'`]+$/g, '');
  const code = [...text.matchAll(CODE_IN_TEXT)].map(([part]) => part.replace(/[.?,]+$/, ''));
  return values.length > 0 || PROSE.test(text) ? [...values, ...code].toSorted().join(' ') : text;
}

/**
 * Splits a block into the parts that its translation must share, without comments.
 * @param block A block of any language; text that people read as a whole has no such parts.
 */
function tokenize({language, code}: Pick<Block, 'language' | 'code'>): Token[] {
  const name = languageName(language);
  const tokens: Token[] = [];
  let line = 1;
  const add = (raw: string, text = raw.trim(), isText = false): void => {
    const start = line + (/^\s*/.exec(raw)?.[0].split('\n').length ?? 1) - 1;
    line += raw.split('\n').length - 1;
    if (raw.trim() !== '') {
      tokens.push({text, line: start, isText});
    }
  };
  const read = (stream: TokenStream, grammar: string): void => {
    for (const part of [stream].flat()) {
      if (typeof part === 'string') {
        const isText = PLAIN_TEXT.has(grammar);
        for (const piece of isText ? [part] : part.split(/(?<=\s)(?=\S)/)) {
          add(piece, isText ? withoutWords(piece) : undefined, isText);
        }
      } else if (part.type === 'comment') {
        line += rawOf(part.content).split('\n').length - 1;
      } else if (part.type === 'scalar') {
        // A long value of YAML is a script.
        read(tokensOf(rawOf(part.content), 'bash'), 'bash');
      } else if (STRING.test(part.type)) {
        const raw = rawOf(part.content);
        add(raw, withoutWords(raw, valuesIn(part.content)), true);
      } else if (typeof part.content === 'string') {
        add(part.content);
      } else {
        read(part.content, grammar);
      }
    }
  };
  if (name === 'mermaid') {
    const unlabelled = code.replaceAll(LABELS, '');
    unlabelled
      .replaceAll(/^\s*gantt\b/.test(code) ? TASK : MESSAGE, '')
      .split(/(?<=\n)/)
      .forEach((piece) => {
        add(piece);
      });
  } else if (name !== 'text') {
    read(tokensOf(code, name), name);
  }
  return tokens;
}

const quote = (token: Token | undefined): string =>
  token ? `“${token.text.slice(0, 60)}”` : 'nothing';

function compareCode(english: Block, french: Block): Problem[] {
  const [expected, given] = [tokenize(english), tokenize(french)];
  const index = Array.from({length: Math.max(expected.length, given.length)}).findIndex(
    (_, at) => expected[at]?.text !== given[at]?.text || expected[at]?.isText !== given[at]?.isText,
  );
  if (index < 0) {
    return [];
  }
  const lineOf = (tokens: readonly Token[], {line}: Block): number =>
    line + (tokens[index] ?? tokens.at(-1) ?? {line: 1}).line - 1;
  const place = `${english.file}:${lineOf(expected, english)}`;
  return [
    {
      file: french.file,
      line: lineOf(given, french),
      text: `The code differs from the English page: ${quote(expected[index])} there (${place}), ${quote(given[index])} here.`,
      fix: 'copy the code of the English page; only comments, and strings that people read, are translated.',
    },
  ];
}

const FILE_NAME = /[/.]\w+$|file$/;

/**
 * Compares the blocks of a page with those of its translation.
 * @param english Blocks of the page, in order.
 * @param french Blocks of its translation. The check of translations names those that are missing or in
 * another order.
 * @returns The first difference of each block, at its line of the French page.
 */
export function compareBlocks(english: readonly Block[], french: readonly Block[]): Problem[] {
  return (english.length === french.length ? english : []).flatMap((block, index): Problem[] => {
    const twin = french[index];
    if (!twin || block.language !== twin.language) {
      return [];
    }
    const isFile = FILE_NAME.test(block.title);
    if ((isFile && block.title !== twin.title) || block.isPart !== twin.isPart) {
      return [
        {
          file: twin.file,
          line: twin.line - 1,
          text: `The title is “${twin.title}”, in English “${block.title}”: the name of a file.`,
          fix: 'copy the name; only (part) is translated: (extrait).',
        },
      ];
    }
    return compareCode(block, twin);
  });
}
