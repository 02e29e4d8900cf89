import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';

/** A mark that would be published as it is, or that would swallow the rest of the page. */
export interface WrongDirective {
  /** In the file, from 1. */
  readonly line: number;
  readonly text: string;
  /** An instruction for the writer. */
  readonly fix: string;
}

/** Boxes that the theme has. @see https://docusaurus.io/docs/markdown-features/admonitions */
const KINDS: readonly string[] = [
  ...['note', 'tip', 'info', 'warning', 'danger'],
  ...['secondary', 'success', 'important', 'caution'],
];

/** A line that begins as a box would, or as one does in other tools: MkDocs has three marks. */
const OPENING = /^[ \t>]*(:{2,}|!{3}|\?{3})[ \t]*([\p{L}-]+)[ \t]*(.*)$/u;
const CLOSING = /^[ \t>]*:{3,}[ \t]*$/;

/** GitHub makes a box of a quotation that begins so. */
const ALERT = /^\[!(\w+)\][ \t]*(.*)/;

/** The theme's box that a word is meant to be: they differ in three letters. */
function kindFor(word: string): string | undefined {
  return KINDS.find((kind) => kind.startsWith(word.toLowerCase().slice(0, 3)));
}

/** How to write a box, its title without the quotation marks or brackets that other tools have around it. */
function boxFor(word: string, rest: string): string {
  const title = rest.replaceAll(/["[\](){}]/g, '').trim();
  return `write :::${kindFor(word) ?? 'note'}${title ? `[${title}]` : ''}, and ::: in a line of its own after the text.`;
}

function* nodesOf(node: Nodes, isInBox = false): Generator<readonly [Nodes, boolean]> {
  yield [node, isInBox];
  if ('children' in node) {
    for (const child of node.children) {
      yield* nodesOf(child, isInBox || node.type === 'containerDirective');
    }
  }
}

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

const sourceOf = ({position}: Nodes, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset);

/** Whether the last line of a block is its closing fence; lists and quotations have marks before it. */
const isClosed = (block: string, fence: string): boolean => {
  const lines = block.trimEnd().split('\n');
  const last =
    lines
      .at(-1)
      ?.replace(/^[ \t>]+/, '')
      .trimEnd() ?? '';
  return lines.length > 1 && last.startsWith(fence) && last.replaceAll(fence.charAt(0), '') === '';
};

function checkBox(name: string, line: number, block: string, isInBox: boolean): WrongDirective[] {
  const fence = /^:+/.exec(block)?.[0] ?? ':::';
  const kind = kindFor(name);
  const outer = `${fence}:`;
  return [
    ...(KINDS.includes(name)
      ? []
      : [
          {
            line,
            text: `There is no box “${fence}${name}”.`,
            fix: `write ${kind ? fence + kind : `one of ${KINDS.map((known) => fence + known).join(', ')}`}.`,
          },
        ]),
    ...(isClosed(block, fence)
      ? []
      : [
          {
            line,
            text: `The box “${fence}${name}” is not closed.`,
            fix: isInBox
              ? `end it with a line ${fence}, and give the box around it one colon more: ${outer}`
              : `end it with a line ${fence}`,
          },
        ]),
  ];
}

interface WrongLine extends WrongDirective {
  readonly isEnd: boolean;
}

/** Lines of a text that were meant to open or to close a box. */
function checkText(node: Nodes, source: string): WrongLine[] {
  return sourceOf(node, source)
    .split('\n')
    .flatMap((found, index): WrongLine[] => {
      const line = lineOf(node) + index;
      const quoted = `“${found.trim()}”`;
      const [, , word = '', rest = ''] = OPENING.exec(found) ?? [];
      if (word) {
        const text = `${quoted} is no box, and readers would see it.`;
        return [{line, text, fix: boxFor(word, rest), isEnd: false}];
      }
      const fix = 'remove it, or open a box above: :::note[Title]';
      return CLOSING.test(found)
        ? [{line, text: `${quoted} closes no box, and readers would see it.`, fix, isEnd: true}]
        : [];
    });
}

function checkOther(node: Nodes, source: string): WrongDirective[] {
  const line = lineOf(node);
  const block = sourceOf(node, source);
  if (node.type === 'code') {
    const [fence] = /^(?:`{3,}|~{3,})/.exec(block) ?? [];
    return fence && !isClosed(block, fence)
      ? [
          {
            line,
            text: `The code after ${fence} is not closed: all that follows becomes code.`,
            fix: `end it with a line ${fence}`,
          },
        ]
      : [];
  }
  if (node.type === 'blockquote') {
    const [, word = '', rest = ''] = ALERT.exec(block.replace(/^>[ \t]*/, '')) ?? [];
    const text = `“[!${word}]” is no box here, and readers would see it.`;
    return word ? [{line, text, fix: boxFor(word, rest)}] : [];
  }
  // A word after a colon alone, such as “ratio:a”, stays the text that it is.
  const isText =
    node.type === 'textDirective' &&
    node.children.length === 0 &&
    Object.keys(node.attributes ?? {}).length === 0;
  return (node.type === 'textDirective' && !isText) || node.type === 'leafDirective'
    ? [
        {
          line,
          text: `“${block}” is no box, and readers would not see its name.`,
          fix: `${boxFor(node.name, toString(node))} Where a colon is meant, write \\:`,
        },
      ]
    : [];
}

/**
 * Finds boxes that Docusaurus would publish as text, or would not end where they should: it warns of some,
 * and publishes the others without a word.
 * @param tree A page, parsed with directives.
 * @param source What was parsed.
 * @returns In the order of the page.
 */
export function findWrongDirectives(tree: Root, source: string): WrongDirective[] {
  // The end of what is no box, or of the outer one of two, is no fault of its own.
  let open = 0;
  return [...nodesOf(tree)].flatMap(([node, isInBox]): WrongDirective[] => {
    if (node.type === 'containerDirective') {
      const found = checkBox(node.name, lineOf(node), sourceOf(node, source), isInBox);
      open += found.some(({text}) => text.endsWith('closed.')) ? 1 : 0;
      return found;
    }
    if (node.type !== 'text') {
      return checkOther(node, source);
    }
    return checkText(node, source).flatMap(({isEnd, ...found}) => {
      const isExpected = isEnd && open > 0;
      open += isEnd ? -Number(isExpected) : 1;
      return isExpected ? [] : [found];
    });
  });
}

/**
 * Remark plugin: stops the build at a page with such a mark. It comes before Docusaurus' own.
 * @param options `siteDir` is the folder that file names in messages begin from.
 * @throws Error that names each of them with file, line and fix.
 */
export default function directives({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const found = findWrongDirectives(tree, String(file));
    if (found.length > 0) {
      const name = path.relative(siteDir, file.path).replaceAll(path.sep, '/');
      throw new Error(
        found.map(({line, text, fix}) => `${name}:${line}: ${text}\n  Fix: ${fix}`).join('\n'),
      );
    }
  };
}
