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
 * @param exceptions Starts of errors that are not ours.
 * @param root The project's root, from which files are named.
 * @returns Each error once with its pages, and the exceptions that match nothing any more.
 */
export function reportHtml(
  messages: readonly HtmlMessage[],
  exceptions: readonly string[],
  root: string,
): readonly string[] {
  const unused = new Set(exceptions);
  const faults = new Map<string, HtmlMessage[]>();
  for (const found of messages.filter(({type}) => type !== 'info')) {
    const exception = exceptions.find((start) => found.message.startsWith(start));
    if (exception === undefined) {
      faults.set(found.message, [...(faults.get(found.message) ?? []), found]);
    } else {
      unused.delete(exception);
    }
  }
  return [
    ...[...faults].map(([text, found]) => {
      const pages = [...new Set(found.map((message) => pageOf(message, root)))];
      const more = pages.length > SHOWN_PAGES ? ` and ${pages.length - SHOWN_PAGES} more` : '';
      const extract = found[0]?.extract?.trim().replace(/\s+/g, ' ') ?? '';
      return `${text}\n    in ${pages.slice(0, SHOWN_PAGES).join(', ')}${more}\n    near ${extract}`;
    }),
    ...[...unused].map(
      (start) => `“${start}” occurs no more.\n    Remove it from checks/html/index.ts.`,
    ),
  ];
}
