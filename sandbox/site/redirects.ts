import {compilePattern, type PatternMatch} from './pathPattern';

export interface RedirectHit {
  /** Path or full address; the query of the request is not part of it. */
  readonly to: string;
  /** 3xx sends the visitor on; 200 and 404 answer with another file. */
  readonly status: number;
  /** Applies even where a file of that path exists. */
  readonly force: boolean;
}

export type RedirectLookup = (pathname: string) => RedirectHit | null;

const STATUSES: readonly number[] = [200, 301, 302, 303, 307, 308, 404, 410];

function fill(target: string, match: PatternMatch): string {
  return target.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => match[name] ?? whole);
}

/**
 * Reads a `_redirects` file: `from to [status]` a line, the first match counts.
 * @param text The file's content.
 * @param file Its name, for messages.
 * @throws Error that names the line which cannot be read.
 */
export function parseRedirects(text: string, file = '_redirects'): RedirectLookup {
  const rules = text.split(/\r?\n/).flatMap((line, index) => {
    const content = line.replace(/(^|\s)#.*$/, '').trim();
    if (content === '') {
      return [];
    }
    const [from, to, code = '301'] = content.split(/\s+/);
    const status = Number(code.replace('!', ''));
    if (!from?.startsWith('/') || !to || !STATUSES.includes(status)) {
      throw new Error(
        `${file}, line ${index + 1}: "${content}" cannot be read. Write it like ` +
          '/old-path/ /new-path/ 301',
      );
    }
    return [{match: compilePattern(from), to, status, force: code.endsWith('!')}];
  });
  return (pathname) => {
    for (const {match, to, status, force} of rules) {
      const found = match(pathname);
      if (found) {
        return {to: fill(to, found), status, force};
      }
    }
    return null;
  };
}
