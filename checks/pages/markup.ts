import type {Code, InlineCode, Nodes} from 'mdast';
import {explicitId, isTruncation, lineOf} from '../shared/markdown';
import {lineAt} from '../shared/problem';
import type {Finding, PageKind} from './site';

/** Marks that are left in a text because they mean nothing there: readers would see them. */
const LEFT_OVER: readonly (readonly [mark: RegExp, text: string, fix: string])[] = [
  [
    /\*\*|~~/g,
    'is not closed, or has a space inside',
    'write **bold** without spaces inside, or \\* where a star is meant.',
  ],
  [/`+/g, 'is not closed', 'end the code with the same mark.'],
  [
    /\]\[[^\]\n]*\]?/g,
    'leads nowhere',
    'write the address behind the text: [the limits](/documentation/limits/)',
  ],
  [
    /\]\([^)\n]*\)?|\] \((?:[/#]|https?:)[^)\n]*\)?|\)\[(?:[/#]|https?:)[^\]\n]*\]?/g,
    'is no link',
    'write [the limits](/documentation/limits/), without a space in the address or before it.',
  ],
  [
    /\[\^[^\]\n]+\]/g,
    'is no footnote',
    'write its text in a line of its own, with a colon after the mark: [^1]: …',
  ],
];

function checkText(node: Nodes, source: string): Finding[] {
  const start = node.position?.start.offset ?? 0;
  // As long as before, so that places stay where they are.
  const plain = source
    .slice(start, node.position?.end.offset)
    .replaceAll(/\\./g, (escaped) => ' '.repeat(escaped.length));
  const marks = LEFT_OVER.flatMap(([mark, text, fix]) =>
    [...plain.matchAll(mark)].map(({0: left, index}) => ({
      line: lineAt(source, start + index),
      text: `“${left}” ${text}, and readers would see it.`,
      fix,
    })),
  );
  // A mark has two ends.
  return [
    ...new Map(marks.map((finding) => [`${finding.line} ${finding.text}`, finding])).values(),
  ];
}

/** Quotation marks and dashes that a word processor made of the keyboard's. */
const TYPOGRAPHIC = /[“”„]|‘|(?<!\p{L})’|’(?!\p{L})|(?<=^|[\s[])[–—](?=\p{L})/u;

/** Texts within code may have them: between the keyboard's quotation marks, or in a comment. */
const TEXTS = /(["'`])(?:\\.|(?!\1).)*\1|(?<![:\w])(?:\/\/|#|\/\*|<!--).*$|^\s*\*.*$/g;

/** Languages of fences whose content is text that people or programs say. */
const OUTPUTS = ['console', 'markdown', 'md', 'mdx', 'mermaid', 'text'];

function checkCode(node: Code | InlineCode): Finding[] {
  if (node.type === 'code' && OUTPUTS.includes(node.lang ?? 'text')) {
    return [];
  }
  const first = lineOf(node) + (node.type === 'code' ? 1 : 0);
  return node.value.split('\n').flatMap((code, index) => {
    const [found] = TYPOGRAPHIC.exec(code.replaceAll(TEXTS, '')) ?? [];
    const text = `The sign ${found} in code is one that programs do not know.`;
    const fix = 'write the quotation marks and the hyphens of the keyboard: " \' -';
    return found === undefined ? [] : [{line: first + index, text, fix}];
  });
}

/** Levels that a reader of the outline, or a screen reader's list of headings, would miss, and ids. */
function checkHeadings(nodes: readonly Nodes[]): Finding[] {
  const headings = nodes.filter((node) => node.type === 'heading');
  const ids = headings.map((heading) => explicitId(heading));
  return headings.flatMap((heading, index) => {
    const {depth} = heading;
    const id = ids[index];
    const most = (headings[index - 1]?.depth ?? 1) + 1;
    const faults = [
      depth === 1 &&
        index > 0 && [
          'The page has a second title.',
          'write ## for a section: # is the title of the page.',
        ],
      depth > most && [
        `A heading of level ${depth} follows one of level ${most - 1}.`,
        `write ${'#'.repeat(most)}`,
      ],
      depth > 1 &&
        id === undefined && [
          'The heading has no id, so that its address would differ between the languages.',
          'end it with one, in English words: ## Set up the project {/* #project */}',
        ],
      id !== undefined &&
        ids.indexOf(id) < index && [
          `The page has the id ${id} twice.`,
          'give this heading another id, and change the links to it.',
        ],
    ];
    return faults.flatMap((fault) => {
      const [text = '', fix = ''] = fault || [];
      return text ? [{line: lineOf(heading), text, fix}] : [];
    });
  });
}

/**
 * Checks the marks of Markdown in a page.
 * @param kind Of the page; parts of pages have none.
 * @param nodes Of the page.
 * @param source What was parsed.
 * @returns Marks that readers would see, headings that leave out a level or an id, a post that lists would show as a
 * whole, and the quotation marks of a word processor in code.
 */
export function checkMarkup(
  kind: PageKind | undefined,
  nodes: readonly Nodes[],
  source: string,
): Finding[] {
  const truncation = {
    line: 1,
    text: 'The post has no {/* truncate */}, so that lists would show all of it.',
    fix: 'write {/* truncate */} in a line of its own after the introduction.',
  };
  return [
    ...nodes.flatMap((node) => {
      if (node.type === 'text') {
        return checkText(node, source);
      }
      return node.type === 'code' || node.type === 'inlineCode' ? checkCode(node) : [];
    }),
    ...checkHeadings(nodes),
    ...(kind === 'post' && !nodes.some(isTruncation) ? [truncation] : []),
  ];
}
