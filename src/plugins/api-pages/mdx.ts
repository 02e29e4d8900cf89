import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';

const MDX: Options = {
  bullet: '-',
  extensions: [gfmToMarkdown(), mdxToMarkdown()],
  // MDX reads modules at the start of a line, Docusaurus admonitions.
  unsafe: [
    {atBreak: true, character: 'i', after: 'mport\\b'},
    {atBreak: true, character: 'e', after: 'xport\\b'},
    {atBreak: true, character: ':', after: ':'},
  ],
};

const parse = (markdown: string) =>
  fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});

/**
 * Turns the Markdown of a description into MDX that says the same; `<token>` and the like are placeholders.
 * @param markdown GitHub-flavoured Markdown.
 */
export function toMdx(markdown: string): string {
  const tree = parse(markdown);
  visit(tree, 'html', (node) => {
    Object.assign(node, {type: 'text'});
  });
  return toMarkdown(tree, MDX).trim();
}

/** @returns Text that MDX shows as it is. */
export function plainText(text: string): string {
  return toMarkdown({type: 'paragraph', children: [{type: 'text', value: text}]}, MDX).trim();
}

/** @returns The text of some Markdown without its tables and code blocks, in one line. */
export function toPlainText(markdown: string): string {
  return parse(markdown)
    .children.filter(({type}) => type !== 'code' && type !== 'table')
    .map((block) => toString(block))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** @returns A value as people type it. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

const ticksAround = (code: string, least: number) =>
  '`'.repeat(Math.max(least, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));

/** @returns A value as code in a sentence of Markdown. */
export function inlineCode(value: unknown): string {
  const text = (value === '' ? '""' : valueText(value)).replaceAll(/\s*\n\s*/g, ' ');
  const ticks = ticksAround(text, 1);
  return ticks.length > 1 ? `${ticks} ${text} ${ticks}` : `\`${text}\``;
}

/** @returns An attribute of JSX; nothing for a value that is not there. */
export function attribute(name: string, value: string | undefined): string {
  if (value === undefined) {
    return '';
  }
  return /["\\{}<>&\n]/.test(value) ? ` ${name}={${JSON.stringify(value)}}` : ` ${name}="${value}"`;
}

/**
 * A component around Markdown.
 * @param name Name of the component, with its attributes.
 * @param children Blocks of MDX; empty ones are left out.
 */
export function element(name: string, children: readonly string[]): string {
  const [tag = name] = name.split(' ');
  return [`<${name}>`, ...children.filter((child) => child !== ''), `</${tag}>`].join('\n\n');
}

/**
 * A fenced block.
 * @param language As Prism names it.
 * @param code Its lines.
 * @param title Shown above it.
 */
export function fence(language: string, code: string, title?: string): string {
  const ticks = ticksAround(code, 3);
  const oneLine = title?.replaceAll('"', "'").replaceAll(/\s+/g, ' ');
  const meta = oneLine === undefined ? '' : ` title="${oneLine}"`;
  return `${ticks}${language}${meta}\n${code}\n${ticks}`;
}

/** A heading with a fixed id, the same in all languages. */
export function heading(depth: number, text: string, id: string): string {
  return `${'#'.repeat(depth)} ${text} {/* #${id} */}`;
}

/** Details that few readers need at once; nothing around nothing. */
export function fold(summary: string, children: readonly string[], isOpen = false): string {
  return children.some((child) => child !== '')
    ? element(`Fold${attribute('summary', summary)}${isOpen ? ' open' : ''}`, children)
    : '';
}

/** @returns Lines as a list of Markdown. */
export const list = (lines: readonly string[]): string =>
  lines.map((line) => `- ${line}`).join('\n');
