import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** A message of the checker; see its `--format json`. */
export interface HtmlMessage {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly url?: string;
  readonly lastLine?: number;
  readonly lastColumn?: number;
  readonly message: string;
  readonly extract?: string;
}

/** Pages are many and mistakes few: each is shown with so many of its pages. */
const SHOWN_PAGES = 3;

function pageOf({url = '', lastLine}: HtmlMessage, root: string): string {
  const file = url.startsWith('file:') ? path.relative(root, fileURLToPath(url)) : url;
  return lastLine === undefined ? file : `${file}:${lastLine}`;
}

/**
 * Whether a message is about a style element: it holds rules of the style sheets, which ESLint checks. The checker
 * does not know container queries and other parts of today's CSS.
 */
function isInStyleElement({url = '', lastLine = 1, lastColumn, message}: HtmlMessage): boolean {
  if (!message.startsWith('CSS: ') || !url.startsWith('file:')) {
    return false;
  }
  const line = readFileSync(fileURLToPath(url), 'utf8').split('\n')[lastLine - 1] ?? '';
  const before = line.slice(0, lastColumn);
  return before.lastIndexOf('<style') > before.lastIndexOf('</style');
}

/**
 * Sorts what the checker found.
 * @param messages All of its messages; infos are no errors and pass.
 * @param root The project's root, from which files are named.
 * @returns Each error once, with its pages.
 */
export function reportHtml(messages: readonly HtmlMessage[], root: string): readonly string[] {
  const faults = new Map<string, HtmlMessage[]>();
  for (const found of messages) {
    if (found.type === 'info' || isInStyleElement(found)) {
      continue;
    }
    faults.set(found.message, [...(faults.get(found.message) ?? []), found]);
  }
  return [...faults].map(([text, found]) => {
    const pages = [...new Set(found.map((message) => pageOf(message, root)))];
    const more = pages.length > SHOWN_PAGES ? ` and ${pages.length - SHOWN_PAGES} more` : '';
    const extract = found[0]?.extract?.trim().replace(/\s+/g, ' ') ?? '';
    return `${text}\n    in ${pages.slice(0, SHOWN_PAGES).join(', ')}${more}\n    near ${extract}`;
  });
}
