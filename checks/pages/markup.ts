import type {Code, InlineCode, Nodes, Root} from 'mdast';
import {isTruncation, lineOf, walk} from '../shared/markdown';
import {lineAt} from '../shared/problem';
import type {Finding, PageKind} from './types';

/** Marks that are left in a text because they mean nothing there: readers would see them. */
const LEFT_OVER: readonly {readonly mark: RegExp; readonly text: string; readonly fix: string}[] = [
  {
    mark: /\*\*|~~/g,
    text: 'is not closed, or has a space inside, and readers would see it.',
    fix: 'write **bold** without spaces inside, or \\* where a star is meant.',
  },
  {
    mark: /`+/g,
    text: 'is not closed, and readers would see it.',
    fix: 'end the code with the same mark.',
  },
  {
    mark: /\]\[[^\]\n]*\]?/g,
    text: 'leads nowhere, and readers would see it.',
    fix: 'write the address behind the text: [the limits](/documentation/limits/)',
  },
  {
    mark: /\]\([^)\n]*\)?|\] \((?:[/#]|https?:)[^)\n]*\)?|\)\[(?:[/#]|https?:)[^\]\n]*\]?/g,
    text: 'is no link, and readers would see it.',
    fix: 'write [the limits](/documentation/limits/), without a space in the address or before it.',
  },
  {
    mark: /\[\^[^\]\n]+\]/g,
    text: 'is no footnote, and readers would see it.',
    fix: 'write its text in a line of its own, with a colon after the mark: [^1]: …',
  },
];

function checkText(node: Nodes, source: string): Finding[] {
  const start = node.position?.start.offset ?? 0;
  // As long as before, so that places stay where they are.
  const plain = source
    .slice(start, node.position?.end.offset)
    .replaceAll(/\\./g, (escaped) => ' '.repeat(escaped.length));
  const found = LEFT_OVER.flatMap(({mark, text, fix}) =>
    [...plain.matchAll(mark)].map(({0: left, index}) => ({
      line: lineAt(source, start + index),
      text: `“${left}” ${text}`,
      fix,
    })),
  );
  // A mark has two ends.
  return found.filter(
    ({line, text}, index) =>
      found.findIndex((other) => other.line === line && other.text === text) === index,
  );
}

/** Quotation marks and dashes that a word processor made of the keyboard's. */
const TYPOGRAPHIC = /[“”„]|‘|(?<!\p{L})’|’(?!\p{L})|(?<=^|[\s[])[–—](?=\p{L})/u;

/** Texts within code may have them: between the keyboard's quotation marks, or in a comment. */
const TEXTS = /(["'`])(?:\\.|(?!\1).)*\1|(?<![:\w])(?:\/\/|#|\/\*|<!--).*$|^\s*\*.*$/g;

/** Languages of fences whose content is text that people or programs say. */
const OUTPUTS: ReadonlySet<string | null | undefined> = new Set([
  ...['console', 'markdown', 'md', 'mdx', 'mermaid', 'text', null, undefined],
]);

function checkCode(node: Code | InlineCode): Finding[] {
  if (node.type === 'code' && OUTPUTS.has(node.lang)) {
    return [];
  }
  const first = lineOf(node) + (node.type === 'code' ? 1 : 0);
  return node.value.split('\n').flatMap((code, index) => {
    const [found] = TYPOGRAPHIC.exec(code.replaceAll(TEXTS, '')) ?? [];
    return found === undefined
      ? []
      : [
          {
            line: first + index,
            text: `The sign ${found} in code is one that programs do not know.`,
            fix: 'write the quotation marks and the hyphens of the keyboard: " \' -',
          },
        ];
  });
}

/** Levels that a reader of the outline, or a screen reader's list of headings, would miss. */
function checkHeadings(nodes: readonly Nodes[]): Finding[] {
  const headings = nodes.filter((node) => node.type === 'heading');
  return headings.flatMap((heading, index): Finding[] => {
    const {depth} = heading;
    const before = headings[index - 1]?.depth ?? 1;
    const line = lineOf(heading);
    if (depth === 1 && index > 0) {
      const text = 'The page has a second title.';
      return [{line, text, fix: 'write ## for a section: # is the title of the page.'}];
    }
    const text = `A heading of level ${depth} follows one of level ${before}.`;
    return depth > before + 1 ? [{line, text, fix: `write ${'#'.repeat(before + 1)}`}] : [];
  });
}

/** A post without the mark would be in the lists as a whole. */
function checkTruncation(nodes: readonly Nodes[]): Finding[] {
  const text = 'The post has no {/* truncate */}, so that lists would show all of it.';
  const fix = 'write {/* truncate */} in a line of its own after the introduction.';
  return nodes.some(isTruncation) ? [] : [{line: 1, text, fix}];
}

/**
 * Checks the marks of Markdown in a page.
 * @param kind Of the page; parts of pages have none.
 * @param root The page.
 * @param source What was parsed.
 * @returns Marks that readers would see, headings that leave out a level, a second title, and the
 * quotation marks of a word processor in code.
 */
export function checkMarkup(kind: PageKind | undefined, root: Root, source: string): Finding[] {
  const nodes = [...walk(root)];
  return [
    ...nodes.flatMap((node) => {
      if (node.type === 'text') {
        return checkText(node, source);
      }
      return node.type === 'code' || node.type === 'inlineCode' ? checkCode(node) : [];
    }),
    ...checkHeadings(nodes),
    ...(kind === 'post' ? checkTruncation(nodes) : []),
  ];
}
