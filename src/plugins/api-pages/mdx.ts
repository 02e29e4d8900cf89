/** Code spans of Markdown, in which MDX reads nothing. */
const CODE_SPAN = /(`+)[^`](?:.*?[^`])?\1(?!`)/gs;

/** Signs that begin JSX or an expression in MDX. */
const escapeSigns = (text: string): string => text.replaceAll(/[<{}]/g, String.raw`\$&`);

/**
 * Turns the Markdown of a description into MDX that says the same.
 * @param markdown CommonMark; HTML in it is shown as it is written.
 */
export function toMdx(markdown: string): string {
  let end = 0;
  let mdx = '';
  for (const {0: code, index} of markdown.matchAll(CODE_SPAN)) {
    mdx += escapeSigns(markdown.slice(end, index)) + code;
    end = index + code.length;
  }
  return (mdx + escapeSigns(markdown.slice(end))).trim();
}

/** @returns The text of some Markdown: without marks of code, emphasis and links, in one line. */
export function toPlainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`|\*\*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** @returns A value as people type it. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** @returns A value as code in a sentence of Markdown. */
export function inlineCode(value: unknown): string {
  const text = valueText(value);
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
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
  const ticks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([t]) => t.length + 1)));
  const meta = title === undefined ? '' : ` title="${title.replaceAll('"', "'")}"`;
  return `${ticks}${language}${meta}\n${code}\n${ticks}`;
}

/** A heading with an id of its own, the same in all languages. */
export function heading(depth: number, text: string, id: string): string {
  return `${'#'.repeat(depth)} ${text} {/* #${id} */}`;
}
