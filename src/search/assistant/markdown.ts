import type {List, PhrasingContent, RootContent} from 'mdast';
import {fromMarkdown, type Options} from 'mdast-util-from-markdown';

/** What answers may hold: a small part of Markdown, read into a tree that React draws. */
export type Inline =
  | {readonly type: 'text'; readonly text: string}
  | {readonly type: 'code'; readonly text: string}
  | {readonly type: 'strong' | 'emphasis'; readonly children: readonly Inline[]}
  | {readonly type: 'link'; readonly href: string; readonly children: readonly Inline[]};

export type Block =
  | {readonly type: 'paragraph'; readonly children: readonly Inline[]}
  | {
      readonly type: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | {readonly type: 'code'; readonly text: string};

/** HTML is text here; so is what stands far from the margin, and what a later line would change. */
const READING: Options = {
  extensions: [
    {
      disable: {
        null: ['htmlFlow', 'htmlText', 'codeIndented', 'definition', 'setextUnderline'],
      },
    },
  ],
};

/**
 * Tells where a link of an answer may lead.
 * @param href As it stands in the answer.
 * @param origin The site's own origin: full addresses of this site count as paths.
 * @returns A path on this site or an https address; null for everything else.
 */
export function safeHref(href: string, origin: string): string | null {
  // Browsers drop control characters and take backslashes for slashes: such addresses deceive.
  // eslint-disable-next-line no-control-regex -- see above
  if (/[\u0000-\u0020\\]/.test(href)) {
    return null;
  }
  if (/^\/(?!\/)/.test(href)) {
    return href;
  }
  if (!URL.canParse(href)) {
    return null;
  }
  const url = new URL(href);
  if (url.origin === origin && /^https?:$/.test(url.protocol)) {
    return `${url.pathname}${url.search}${url.hash}`;
  }
  return url.protocol === 'https:' && !url.username && !url.password ? url.href : null;
}

/** Levels of lists, quotations and emphasis within each other: no answer of a few sentences has more. */
const MAX_DEPTH = 12;

/** Reads one answer; what has no place in the tree stays as it was written. */
class AnswerReader {
  readonly #source: string;
  readonly #origin: string;

  constructor(source: string, origin: string) {
    this.#source = source;
    this.#origin = origin;
  }

  read(): Block[] {
    return fromMarkdown(this.#source, READING).children.flatMap((node) => this.#blocks(node, 0));
  }

  #blocks(node: RootContent, depth: number): Block[] {
    if (depth > MAX_DEPTH) {
      return [{type: 'paragraph', children: [this.#asWritten(node)]}];
    }
    switch (node.type) {
      case 'paragraph':
        return [{type: 'paragraph', children: this.#inline(node.children, depth)}];
      case 'heading': {
        const children = this.#inline(node.children, depth);
        return [{type: 'paragraph', children: [{type: 'strong', children}]}];
      }
      case 'list':
        return [
          {type: 'list', isOrdered: node.ordered ?? false, items: this.#items(node, depth + 1)},
        ];
      case 'code':
        return [{type: 'code', text: node.value}];
      case 'blockquote':
        return node.children.flatMap((child) => this.#blocks(child, depth + 1));
      case 'thematicBreak':
        return [];
      default:
        return [{type: 'paragraph', children: [this.#asWritten(node)]}];
    }
  }

  /** Lists within lists become one. */
  #items(list: List, depth: number): Inline[][] {
    if (depth > MAX_DEPTH) {
      return [[this.#asWritten(list)]];
    }
    return list.children.flatMap((item) => {
      const own = item.children
        .filter((child) => child.type !== 'list')
        .flatMap((child, index) => [
          ...(index > 0 ? [{type: 'text', text: ' '} as const] : []),
          ...(child.type === 'paragraph'
            ? this.#inline(child.children, depth)
            : [this.#asWritten(child)]),
        ]);
      const nested = item.children.flatMap((child) =>
        child.type === 'list' ? this.#items(child, depth + 1) : [],
      );
      return own.length > 0 ? [own, ...nested] : nested;
    });
  }

  #inline(nodes: readonly PhrasingContent[], depth: number): Inline[] {
    return nodes.map((node): Inline => {
      if (depth > MAX_DEPTH) {
        return this.#asWritten(node);
      }
      switch (node.type) {
        case 'text':
          return {type: 'text', text: node.value.replace(/\n/g, ' ')};
        case 'inlineCode':
          return {type: 'code', text: node.value};
        case 'strong':
        case 'emphasis':
          return {type: node.type, children: this.#inline(node.children, depth + 1)};
        case 'break':
          return {type: 'text', text: ' '};
        case 'link': {
          const href = safeHref(node.url, this.#origin);
          // The address stays readable, so that nobody wonders what was meant.
          return href === null || node.children.length === 0
            ? this.#asWritten(node)
            : {type: 'link', href, children: this.#inline(node.children, depth + 1)};
        }
        default:
          return this.#asWritten(node);
      }
    });
  }

  #asWritten({position}: Pick<RootContent, 'position'>): Inline {
    return {
      type: 'text',
      text: this.#source.slice(position?.start.offset, position?.end.offset),
    };
  }
}

/**
 * Reads an answer: paragraphs, lists, bold, inline code, fences, links. Everything else, HTML and
 * pictures above all, is text.
 * @param source The answer, perhaps cut off in the middle while it streams.
 * @param origin The site's own origin, for links.
 */
export function parseMarkdown(source: string, origin: string): Block[] {
  return new AnswerReader(source, origin).read();
}

/** The text of inline parts, without marks. */
function inlineText(parts: readonly Inline[]): string {
  return parts.map((part) => ('children' in part ? inlineText(part.children) : part.text)).join('');
}

/**
 * @param source An answer.
 * @returns The same as plain text, for the clipboard.
 */
export function plainText(source: string): string {
  return parseMarkdown(source, '')
    .map((block) => {
      switch (block.type) {
        case 'code':
          return block.text;
        case 'list':
          return block.items
            .map((item, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${inlineText(item)}`)
            .join('\n');
        case 'paragraph':
          return inlineText(block.children);
      }
    })
    .join('\n\n');
}
