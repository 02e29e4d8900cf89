import type {Nodes, Root} from 'mdast';
import {readFrontMatter, type FrontMatterField} from './frontMatter';
import {attribute, explicitId, lineOf, parseMarkdown, walk} from './markdown';
import {proseRuns, type ProseRun} from './prose';

export interface Heading {
  readonly depth: number;
  readonly id: string | undefined;
  readonly line: number;
}

/** Something that both languages must have, such as the address of a link. */
export interface Part {
  readonly name: string;
  readonly line: number;
}

/** A stretch of a page that is translated in one go. */
export interface Section {
  /** `(front matter)`, `(opening)`, or the id of its heading after `#`. */
  readonly name: string;
  readonly line: number;
  readonly text: string;
}

/** What two languages of one page are compared by. */
export interface Outline {
  readonly frontMatter: readonly FrontMatterField[];
  readonly headings: readonly Heading[];
  readonly links: readonly Part[];
  readonly facts: readonly Part[];
  readonly components: readonly Part[];
  /** Addresses of pictures. */
  readonly images: readonly Part[];
  /** Shapes of the tables, such as `3 columns and 4 rows`, in their order. */
  readonly tables: readonly Part[];
  /** Languages of the code blocks, in their order. */
  readonly codeBlocks: readonly Part[];
  readonly isTruncated: boolean;
  readonly sections: readonly Section[];
  readonly prose: readonly ProseRun[];
}

const TRUNCATE_MARKER = /^\s*\/\*\s*truncate\s*\*\/\s*$/;

const isComponent = (node: Nodes): boolean =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Words of another language, marked for screen readers: each version marks its own. */
const isForeignWords = (node: Nodes): boolean => attribute(node, 'lang') !== undefined;

function linkOf(node: Nodes): string | undefined {
  switch (node.type) {
    case 'link':
    case 'definition':
      return node.url;
    default:
      return attribute(node, 'href') ?? attribute(node, 'to');
  }
}

function imageOf(node: Nodes): string | undefined {
  if (node.type === 'image') {
    return node.url;
  }
  return isComponent(node) && 'name' in node && node.name === 'img'
    ? attribute(node, 'src')
    : undefined;
}

/** Size of a table; its head counts as a row. */
const tableOf = (node: Nodes): string | undefined =>
  node.type === 'table'
    ? `${node.children[0]?.children.length ?? 0} columns and ${node.children.length} rows`
    : undefined;

function parts(nodes: readonly Nodes[], nameOf: (node: Nodes) => string | undefined): Part[] {
  return nodes.flatMap((node) => {
    const name = nameOf(node);
    return name === undefined ? [] : [{name, line: lineOf(node)}];
  });
}

function readSections(
  root: Root,
  source: string,
  frontMatter: readonly FrontMatterField[],
): Section[] {
  const [first] = root.children;
  const bodyStart = first?.type === 'yaml' ? (first.position?.end.offset ?? 0) : 0;
  const headings = root.children.filter((node) => node.type === 'heading' && node.depth > 1);
  const starts = headings.map((node) => node.position?.start.offset ?? 0);
  const slice = (from: number, index: number): string =>
    source.slice(from, starts[index] ?? source.length);
  const translated = frontMatter.filter(({isTranslated}) => isTranslated);
  return [
    {
      name: '(front matter)',
      line: 1,
      text: translated.map(({name, value}) => `${name}: ${value}`).join('\n'),
    },
    {name: '(opening)', line: 1, text: slice(bodyStart, 0)},
    ...headings.map((node, index) => ({
      name: `#${explicitId(node) ?? `heading ${index + 1}`}`,
      line: lineOf(node),
      text: slice(starts[index] ?? 0, index + 1),
    })),
  ].filter(({text}) => text.trim() !== '');
}

/**
 * Reads the parts of a page that its translation must share.
 * @param source MDX with front matter, line endings of any kind.
 * @throws MarkdownError when it is not valid MDX.
 */
export function readOutline(source: string): Outline {
  const text = source.replaceAll('\r\n', '\n');
  const root = parseMarkdown(text);
  const nodes = [...walk(root)];
  const [first] = root.children;
  const frontMatter = first?.type === 'yaml' ? readFrontMatter(first.value) : [];
  return {
    frontMatter,
    headings: nodes.flatMap((node) =>
      node.type === 'heading'
        ? [{depth: node.depth, id: explicitId(node), line: lineOf(node)}]
        : [],
    ),
    links: parts(nodes, linkOf),
    facts: parts(nodes, (node) =>
      isComponent(node) && 'name' in node && node.name === 'Fact'
        ? attribute(node, 'id')
        : undefined,
    ),
    components: parts(nodes, (node) =>
      isComponent(node) && !isForeignWords(node) && 'name' in node
        ? (node.name ?? 'fragment')
        : undefined,
    ),
    images: parts(nodes, imageOf),
    tables: parts(nodes, tableOf),
    codeBlocks: parts(nodes, (node) => (node.type === 'code' ? (node.lang ?? 'text') : undefined)),
    isTruncated: nodes.some(
      (node) => node.type === 'mdxFlowExpression' && TRUNCATE_MARKER.test(node.value),
    ),
    sections: readSections(root, text, frontMatter),
    prose: proseRuns(root, text),
  };
}
