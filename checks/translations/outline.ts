import type {Nodes, Root} from 'mdast';
import {attribute, explicitId, lineOf, parseMarkdown, walk} from '../shared/markdown';
import {readFields, type Field} from './fields';
import {OPAQUE} from './typography';

export type PartKind =
  'heading' | 'link' | 'fact' | 'component' | 'picture' | 'table' | 'code block' | 'truncation';

/** Something that both languages of a page must have. */
export interface Part {
  readonly kind: PartKind;
  /** An address, an id, a shape such as `3 columns and 4 rows`: the same in both languages. */
  readonly name: string;
  readonly line: number;
}

/** A stretch of a page that is translated in one go. */
export interface Section {
  /** `(front matter)`, `(opening)`, or the id of its heading after `#`. */
  readonly name: string;
  readonly text: string;
}

/** Text of one block (a paragraph, a heading, a cell), without markup. */
export interface ProseRun {
  readonly text: string;
  /** Per character of `text`, its index in the source. */
  readonly offsets: readonly number[];
}

/** A page as translations are checked. */
export interface Outline {
  readonly fields: readonly Field[];
  /** In the order of the page. */
  readonly parts: readonly Part[];
  readonly sections: readonly Section[];
  readonly prose: readonly ProseRun[];
}

/** In the name of a heading that links cannot reach in both languages. */
export const NO_ID = '(no id)';

const TRUNCATE_MARKER = /^\s*\/\*\s*truncate\s*\*\/\s*$/;

/** Attributes of components and directives that visitors read or hear. */
const TEXT_ATTRIBUTES = ['alt', 'aria-label', 'label', 'subject', 'title'];

type Named = readonly [kind: PartKind, name: string | undefined];

function namesOf(node: Nodes): readonly Named[] {
  switch (node.type) {
    case 'heading':
      return [['heading', `${'#'.repeat(node.depth)} {/* #${explicitId(node) ?? NO_ID} */}`]];
    case 'link':
    case 'definition':
      return [['link', node.url]];
    case 'image':
      return [['picture', node.url]];
    case 'table': {
      // The head counts as a row.
      const columns = node.children[0]?.children.length ?? 0;
      return [['table', `${columns} columns and ${node.children.length} rows`]];
    }
    case 'code':
      return [['code block', node.lang ?? 'text']];
    case 'mdxFlowExpression':
      return TRUNCATE_MARKER.test(node.value) ? [['truncation', '{/* truncate */}']] : [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [
        ['link', attribute(node, 'href') ?? attribute(node, 'to')],
        ['fact', node.name === 'Fact' ? attribute(node, 'id') : undefined],
        ['picture', node.name === 'img' ? attribute(node, 'src') : undefined],
        // Words of another language are marked for screen readers: each version marks its own.
        ['component', attribute(node, 'lang') ? undefined : (node.name ?? 'fragment')],
      ];
    default:
      return [];
  }
}

function readSections(root: Root, source: string, fields: readonly Field[]): Section[] {
  const [first] = root.children;
  const bodyStart = first?.type === 'yaml' ? (first.position?.end.offset ?? 0) : 0;
  const headings = root.children.filter((node) => node.type === 'heading' && node.depth > 1);
  const starts = headings.map((node) => node.position?.start.offset ?? 0);
  const translated = fields.filter(({isTranslated}) => isTranslated);
  return [
    {
      name: '(front matter)',
      text: translated.map(({name, value}) => `${name}: ${value}`).join('\n'),
    },
    {name: '(opening)', text: source.slice(bodyStart, starts[0])},
    ...headings.map((node, index) => ({
      name: `#${explicitId(node) ?? `heading ${index + 1}`}`,
      text: source.slice(starts[index], starts[index + 1]),
    })),
  ].filter(({text}) => text.trim() !== '');
}

interface Builder {
  text: string;
  readonly offsets: number[];
}

// Line breaks carry the indentation and the quotation marks of the block along; an entity is one
// character of the text.
const SOURCE_TOKEN = /\n[ \t]*(?:>[ \t]*)*|&(?:nbsp|#160|#xA0);|[^]/giu;

function addSource(builder: Builder, source: string, start: number): void {
  for (const match of source.matchAll(SOURCE_TOKEN)) {
    const [token] = match;
    const character = token.startsWith('\n') ? '\n' : token.length > 2 ? '\u00A0' : token;
    builder.text += character;
    builder.offsets.push(...Array.from({length: character.length}, () => start + match.index));
  }
}

/** GitHub's autolinks repeat the address as their text. */
const isAddress = (node: Nodes): boolean =>
  node.type === 'link' &&
  node.children[0]?.type === 'text' &&
  /^(https?:|mailto:|www\.)|@/.test(node.children[0].value) &&
  node.url.includes(node.children[0].value);

function addInline(builder: Builder, source: string, node: Nodes): void {
  const start = node.position?.start.offset ?? 0;
  if (node.type === 'text') {
    addSource(builder, source.slice(start, node.position?.end.offset ?? start), start);
  } else if ('children' in node && node.children.length > 0 && !isAddress(node)) {
    node.children.forEach((child) => {
      addInline(builder, source, child);
    });
  } else if (!(node.type === 'mdxTextExpression' && node.value.startsWith('/*'))) {
    builder.text += node.type === 'break' ? '\n' : OPAQUE;
    builder.offsets.push(start);
  }
}

/** What readers read of a node: no code, no addresses, no expressions. */
function proseOf(node: Nodes, source: string): ProseRun[] {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    const builder: Builder = {text: '', offsets: []};
    node.children.forEach((child) => {
      addInline(builder, source, child);
    });
    // A heading's id is not prose, and leaves the space before it behind.
    return builder.text.trim() === '' ? [] : [{...builder, text: builder.text.trimEnd()}];
  }
  const start = node.position?.start.offset ?? 0;
  return TEXT_ATTRIBUTES.flatMap((name) => {
    const text = attribute(node, name);
    if (text === undefined) {
      return [];
    }
    const at = Math.max(start, source.indexOf(text, start));
    return [{text, offsets: Array.from(text, (_, index) => at + index)}];
  });
}

/**
 * Reads the parts of a page that its translation must share, and what readers read of it.
 * @param source MDX with front matter, line endings of any kind.
 * @throws MarkdownError when it is not valid MDX.
 */
export function readOutline(source: string): Outline {
  const text = source.replaceAll('\r\n', '\n');
  const root = parseMarkdown(text);
  const nodes = [...walk(root)];
  const [first] = root.children;
  // The front matter's first line is the file's second, after `---`.
  const fields = first?.type === 'yaml' ? readFields(first.value, 2) : [];
  return {
    fields,
    parts: nodes.flatMap((node) =>
      namesOf(node).flatMap(([kind, name]) =>
        name === undefined ? [] : [{kind, name, line: lineOf(node)}],
      ),
    ),
    sections: readSections(root, text, fields),
    prose: nodes.flatMap((node) => proseOf(node, text)),
  };
}
