import {raw} from 'hast-util-raw';
import {toMdast} from 'hast-util-to-mdast';
import type {Html, Nodes, Paragraph, Root, Text} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toHast} from 'mdast-util-to-hast';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {html} from 'parse5';
import {visit} from 'unist-util-visit';

const HTML_TAGS = new Set<string>(Object.values(html.TAG_NAMES));

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

/** Whether an HTML node is of HTML: `<token>` and the like are placeholders, which readers need to see. */
const isHtml = ({value}: Html): boolean =>
  [...value.matchAll(/<\/?([a-z][\w-]*)/gi)].every(([, name = '']) =>
    HTML_TAGS.has(name.toLowerCase()),
  );

function parse(markdown: string): Root {
  const tree = fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  visit(tree, 'html', (node, index, parent) => {
    if (!isHtml(node) && parent && index !== undefined) {
      const text: Text = {type: 'text', value: node.value};
      const isBlock = parent.type === 'root' || parent.type === 'listItem';
      parent.children[index] = isBlock ? {type: 'paragraph', children: [text]} : text;
    }
  });
  // Only where it is needed: pages of our own are Markdown, which stays as it is written.
  return markdown.includes('<')
    ? (toMdast(raw(toHast(tree, {allowDangerousHtml: true}))) as Root)
    : tree;
}

/**
 * Turns the Markdown of a description into MDX that says the same: HTML in it becomes Markdown, its
 * headings become bold text, its pictures links, and links that only work elsewhere their text.
 * @param markdown GitHub-flavoured Markdown with HTML.
 */
export function toMdx(markdown: string): string {
  const tree = parse(markdown);
  visit(tree, (node: Nodes, index, parent) => {
    if (!parent || index === undefined) {
      return undefined;
    }
    const siblings = parent.children as Nodes[];
    if (node.type === 'heading') {
      const bold: Paragraph = {
        type: 'paragraph',
        children: [{type: 'strong', children: node.children}],
      };
      siblings[index] = bold;
    } else if (node.type === 'link' && !/^(https?:\/\/|mailto:)/i.test(node.url)) {
      siblings.splice(index, 1, ...node.children);
      return index;
    } else if (node.type === 'image') {
      const children: Text[] = [{type: 'text', value: node.alt ?? node.url}];
      siblings[index] = {type: 'link', url: node.url, children};
      return index;
    }
    return undefined;
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

const ticksAround = (code: string, least: number): string =>
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
