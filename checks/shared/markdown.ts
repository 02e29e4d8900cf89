import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Problem} from './problem';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();
const mdx = markdown().use(remarkDirective).use(remarkMdx).freeze();

const FIXES = {
  MDX: 'close every tag, write \\{ and \\< for signs that are meant as text, heading ids as {/* #id */}, and comments as {/* … */}.',
  YAML: 'indent with spaces, and put a text with a colon into quotation marks.',
};

/** A page that is not valid MDX, or its front matter YAML, with the line that the parser stopped at. */
export class MarkdownError extends Error {
  override readonly name = 'MarkdownError';

  constructor(
    message: string,
    readonly line: number | undefined,
    readonly syntax: keyof typeof FIXES = 'MDX',
  ) {
    super(message);
  }
}

/**
 * @param file Path of a page from the project's root.
 * @param error What reading it threw.
 * @returns What its writer has to fix.
 * @throws Every other error.
 */
export function invalidPage(file: string, error: unknown): Problem {
  if (!(error instanceof MarkdownError)) {
    throw error;
  }
  const {line, message, syntax} = error;
  return {
    file,
    ...(line !== undefined && {line}),
    text: `The page is not valid ${syntax}: ${message}`,
    fix: FIXES[syntax],
  };
}

/**
 * Parses a page as Docusaurus does: MDX with GitHub's tables and with directives.
 * @param source The page with its front matter.
 * @param isMdx False for a README: Markdown as GitHub reads it.
 * @throws MarkdownError when it is not valid MDX.
 */
export function parseMarkdown(source: string, isMdx = true): Root {
  try {
    return (isMdx ? mdx : markdown).parse(source);
  } catch (error) {
    const {reason = String(error), line} = error as {reason?: string; line?: number};
    // A tag without its end is found at the end of the page; the text has its place: (12:1-12:7).
    const [, tagLine] = /\((\d+):\d+-/.exec(reason) ?? [];
    throw new MarkdownError(reason, tagLine ? Number(tagLine) : line);
  }
}

/** @returns The node itself and everything below it, in the order of the page. */
export function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) {
    for (const child of node.children) {
      yield* walk(child);
    }
  }
}

/** @returns The node's first line, from 1. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/**
 * @param node An MDX component such as `<Fact id="freeMinutes"/>`.
 * @param name Name of an attribute.
 * @returns Its value when it is a plain string.
 */
export function attribute(node: Nodes, name: string): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return undefined;
  }
  const named = node.attributes.find(
    (entry) => entry.type === 'mdxJsxAttribute' && entry.name === name,
  );
  return typeof named?.value === 'string' ? named.value : undefined;
}

/** @returns Whether a node is the comment `truncate`, which ends what lists of posts show. */
export function isTruncation(node: Nodes): boolean {
  return node.type === 'mdxFlowExpression' && /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);
}

/**
 * @param node A heading.
 * @returns The id of the comment at its end, which starts with `#`, as Docusaurus reads it.
 */
export function explicitId(node: Nodes): string | undefined {
  const last = node.type === 'heading' ? node.children.at(-1) : undefined;
  return last?.type === 'mdxTextExpression'
    ? /^\s*\/\*\s*#([^\s*]+)/.exec(last.value)?.[1]
    : undefined;
}
