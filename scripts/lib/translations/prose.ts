import type {Nodes} from 'mdast';
import {attribute, walk} from './markdown';
import {OPAQUE} from './typography';

/** Text of one block (a paragraph, a heading, a cell), without markup. */
export interface ProseRun {
  readonly text: string;
  /** Per character of `text`, its index in the source. */
  readonly offsets: readonly number[];
}

interface Builder {
  text: string;
  readonly offsets: number[];
}

/** Attributes of components and directives that visitors read or hear. */
const TEXT_ATTRIBUTES = ['alt', 'aria-label', 'label', 'subject', 'title'];

// Line breaks carry the indentation and the quotation marks of the block along; entities stand for
// one character each.
const SOURCE_TOKEN = /\n[ \t]*(?:>[ \t]*)*|&(?:nbsp|#160|#xA0);|[^]/giu;

function addSource(builder: Builder, source: string, start: number): void {
  for (const match of source.matchAll(SOURCE_TOKEN)) {
    const [token] = match;
    const character = token.startsWith('\n') ? '\n' : token.length > 2 ? '\u00A0' : token;
    builder.text += character;
    builder.offsets.push(...Array.from({length: character.length}, () => start + match.index));
  }
}

function isAddress(node: Nodes): boolean {
  // GitHub's autolinks repeat the address as their text.
  return (
    node.type === 'link' &&
    node.children[0]?.type === 'text' &&
    /^(https?:|mailto:|www\.)|@/.test(node.children[0].value) &&
    node.url.includes(node.children[0].value)
  );
}

function addInline(builder: Builder, source: string, node: Nodes): void {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  if (node.type === 'text') {
    addSource(builder, source.slice(start, end), start);
  } else if (node.type === 'break') {
    builder.text += '\n';
    builder.offsets.push(start);
  } else if ('children' in node && node.children.length > 0 && !isAddress(node)) {
    for (const child of node.children) {
      addInline(builder, source, child);
    }
  } else if (!(node.type === 'mdxTextExpression' && node.value.startsWith('/*'))) {
    builder.text += OPAQUE;
    builder.offsets.push(start);
  }
}

const isBlockOfText = (node: Nodes): boolean =>
  node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';

function attributeRuns(source: string, node: Nodes): ProseRun[] {
  const start = node.position?.start.offset ?? 0;
  return TEXT_ATTRIBUTES.flatMap((name) => {
    const value = attribute(node, name);
    if (value === undefined) {
      return [];
    }
    const at = Math.max(start, source.indexOf(value, start));
    return [{text: value, offsets: Array.from(value, (_, index) => at + index)}];
  });
}

/**
 * Collects what readers read: no code, no addresses, no expressions.
 * @param root A parsed page.
 * @param source The text that it was parsed from.
 */
export function proseRuns(root: Nodes, source: string): ProseRun[] {
  return [...walk(root)].flatMap((node) => {
    if (!isBlockOfText(node)) {
      return attributeRuns(source, node);
    }
    const builder: Builder = {text: '', offsets: []};
    if ('children' in node) {
      for (const child of node.children) {
        addInline(builder, source, child);
      }
    }
    // A trailing heading id is not prose, and leaves the space before it behind.
    return builder.text.trim() === '' ? [] : [{...builder, text: builder.text.trimEnd()}];
  });
}
