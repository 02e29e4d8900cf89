import {fileURLToPath} from 'node:url';
import path from 'node:path';

/** An error of the checker that is not ours, and why. */
export interface HtmlException {
  /** Start of the checker's message. */
  readonly message: string;
  /** Where the markup comes from, and what will end it. */
  readonly reason: string;
}

/** A message of the checker; see its `--format json`. */
export interface HtmlMessage {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: string;
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  readonly extract?: string;
}

export interface HtmlReport {
  /** Errors to fix, each with its pages. */
  readonly faults: readonly string[];
  /** Known errors by exception. */
  readonly known: ReadonlyMap<HtmlException, number>;
  /** Exceptions that match nothing any more. */
  readonly unused: readonly HtmlException[];
}

/** Pages are many and mistakes few: each is shown with so many of its pages. */
const SHOWN_PAGES = 3;

function pageOf(message: HtmlMessage, root: string): string {
  const file = message.url?.startsWith('file:') ? fileURLToPath(message.url) : (message.url ?? '');
  const place = message.lastLine === undefined ? '' : `:${message.lastLine}`;
  return `${path.relative(root, file)}${place}`;
}

/**
 * Sorts what the checker found.
 * @param messages All of its messages; infos are no errors and pass.
 * @param exceptions Errors that are not ours.
 * @param root The project's root, from which files are named.
 */
export function reportHtml(
  messages: readonly HtmlMessage[],
  exceptions: readonly HtmlException[],
  root: string,
): HtmlReport {
  const known = new Map<HtmlException, number>();
  const faults = new Map<string, HtmlMessage[]>();
  for (const message of messages.filter(({type}) => type !== 'info')) {
    const exception = exceptions.find((entry) => message.message.startsWith(entry.message));
    if (exception) {
      known.set(exception, (known.get(exception) ?? 0) + 1);
    } else {
      faults.set(message.message, [...(faults.get(message.message) ?? []), message]);
    }
  }
  return {
    faults: [...faults].map(([text, found]) => {
      const pages = [...new Set(found.map((message) => pageOf(message, root)))];
      const more = pages.length > SHOWN_PAGES ? ` and ${pages.length - SHOWN_PAGES} more` : '';
      const extract = found[0]?.extract?.trim().replace(/\s+/g, ' ');
      return [
        text,
        `    in ${pages.slice(0, SHOWN_PAGES).join(', ')}${more}`,
        ...(extract ? [`    near ${extract}`] : []),
      ].join('\n');
    }),
    known,
    unused: exceptions.filter((exception) => !known.has(exception)),
  };
}
