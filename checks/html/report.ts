import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** A message of the checker; see its `--format json`. */
export interface HtmlMessage {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly url?: string;
  readonly lastLine?: number;
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
 * Sorts what the checker found.
 * @param messages All of its messages; infos are no errors and pass.
 * @param root The project's root, from which files are named.
 * @returns Each error once, with its pages.
 */
export function reportHtml(messages: readonly HtmlMessage[], root: string): readonly string[] {
  const faults = new Map<string, HtmlMessage[]>();
  for (const found of messages.filter(({type}) => type !== 'info')) {
    faults.set(found.message, [...(faults.get(found.message) ?? []), found]);
  }
  return [...faults].map(([text, found]) => {
    const pages = [...new Set(found.map((message) => pageOf(message, root)))];
    const more = pages.length > SHOWN_PAGES ? ` and ${pages.length - SHOWN_PAGES} more` : '';
    const extract = found[0]?.extract?.trim().replace(/\s+/g, ' ') ?? '';
    return `${text}\n    in ${pages.slice(0, SHOWN_PAGES).join(', ')}${more}\n    near ${extract}`;
  });
}
