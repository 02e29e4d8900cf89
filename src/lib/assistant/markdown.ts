/** What answers may hold: a small part of Markdown, read into a tree that React draws. */
export type Inline =
  | {readonly type: 'text'; readonly text: string}
  | {readonly type: 'code'; readonly text: string}
  | {readonly type: 'strong'; readonly children: readonly Inline[]}
  | {readonly type: 'link'; readonly href: string; readonly children: readonly Inline[]};

export type Block =
  | {readonly type: 'paragraph'; readonly children: readonly Inline[]}
  | {
      readonly type: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | {readonly type: 'code'; readonly text: string};

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const ITEM = /^ {0,6}(?:([-*+])|(\d{1,3})[.)])\s+(.*)$/;
const HEADING = /^ {0,3}#{1,6}\s+(.*?)\s*#*$/;

const INLINE =
  /\\([!-/:-@[-`{-~])|(`+)([\s\S]*?[^`])\2(?!`)|\*\*(\S(?:[\s\S]*?\S)?)\*\*|\[((?:[^[\]\\]|\\.)*)\]\(\s*<?([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"]*")?\s*\)/g;

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

function parseInline(text: string, origin: string, isInLink = false): Inline[] {
  const parts: Inline[] = [];
  const push = (part: string): void => {
    const last = parts.at(-1);
    if (part !== '' && last?.type === 'text') {
      parts[parts.length - 1] = {type: 'text', text: last.text + part};
    } else if (part !== '') {
      parts.push({type: 'text', text: part});
    }
  };
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, escaped, , code, strong, label, address] = match;
    push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (escaped !== undefined) {
      push(escaped);
    } else if (code !== undefined) {
      parts.push({type: 'code', text: code.replace(/\s+/g, ' ').trim()});
    } else if (strong !== undefined) {
      parts.push({type: 'strong', children: parseInline(strong, origin, isInLink)});
    } else if (label !== undefined) {
      const href = isInLink ? null : safeHref(address ?? '', origin);
      const children = parseInline(label, origin, true);
      if (href === null || children.length === 0) {
        // The address stays readable, so that nobody wonders what was meant.
        push(whole);
      } else {
        parts.push({type: 'link', href, children});
      }
    }
  }
  push(text.slice(end));
  return parts;
}

/**
 * Reads an answer: paragraphs, lists, bold, inline code, fences, links. Everything else, HTML
 * above all, is text.
 * @param source The answer, perhaps cut off in the middle while it streams.
 * @param origin The site's own origin, for links.
 */
export function parseMarkdown(source: string, origin: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  let paragraph: string[] = [];
  let list: {isOrdered: boolean; items: string[]} | null = null;
  const flush = (): void => {
    if (paragraph.length > 0) {
      blocks.push({type: 'paragraph', children: parseInline(paragraph.join(' '), origin)});
      paragraph = [];
    }
    if (list) {
      const {isOrdered, items} = list;
      blocks.push({type: 'list', isOrdered, items: items.map((item) => parseInline(item, origin))});
      list = null;
    }
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const fence = FENCE.exec(line)?.[1];
    const item = ITEM.exec(line);
    if (fence) {
      flush();
      const code: string[] = [];
      for (
        index += 1;
        index < lines.length && !(lines[index] ?? '').trim().startsWith(fence);
        index += 1
      ) {
        code.push(lines[index] ?? '');
      }
      blocks.push({type: 'code', text: code.join('\n')});
    } else if (line.trim() === '') {
      flush();
    } else if (item) {
      const isOrdered = item[2] !== undefined;
      if (paragraph.length > 0 || (list && list.isOrdered !== isOrdered)) {
        flush();
      }
      list ??= {isOrdered, items: []};
      list.items.push(item[3] ?? '');
    } else if (list && /^\s/.test(line)) {
      list.items.push(`${list.items.pop() ?? ''} ${line.trim()}`);
    } else {
      if (list) {
        flush();
      }
      const heading = HEADING.exec(line)?.[1];
      if (heading === undefined) {
        paragraph.push(line.trim());
      } else {
        flush();
        blocks.push({
          type: 'paragraph',
          children: [{type: 'strong', children: parseInline(heading, origin)}],
        });
      }
    }
  }
  flush();
  return blocks;
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
