/**
 * The rules of `_headers` and `_redirects`, as far as hosts agree on them:
 * https://docs.netlify.com/routing/redirects/redirect-options/ and
 * https://developers.cloudflare.com/pages/configuration/headers/. What they leave to one host (taking
 * headers away, forced redirects) is refused.
 */

/** The parts of a path that a pattern matched, by name. */
type PatternMatch = Readonly<Record<string, string | undefined>>;

/** Compiles a pattern: `*`, the splat, takes everything, `:name` one part. */
function compilePattern(pattern: string): (pathname: string) => PatternMatch | null {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$|\*|:([A-Za-z]\w*)/g, (part, name: string) => {
      if (part === '/*') {
        // `/docs/*` also means `/docs`, as at both hosts.
        return '(?:/(?<splat>.*))?';
      }
      return part === '*' ? '(?<splat>.*)' : `(?<${name}>[^/]+)`;
    });
  const expression = new RegExp(`^${source}$`);
  return (pathname) => {
    const match = expression.exec(pathname);
    return match === null ? null : (match.groups ?? {});
  };
}

/** Gives the headers that a path's rules add, names in lower case. */
export type HeaderLookup = (pathname: string) => Readonly<Record<string, string>>;

/**
 * Reads a `_headers` file. Every rule that matches applies; a header that two rules set is joined
 * with a comma, as static hosts do.
 * @param text The file's content.
 * @throws Error that names the line which cannot be read.
 */
export function parseHeaders(text: string): HeaderLookup {
  const rules: {matches: ReturnType<typeof compilePattern>; headers: [string, string][]}[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(content) ?? [];
    const rule = rules.at(-1);
    if (content === '' || content.startsWith('#')) {
      continue;
    }
    if (!/^\s/.test(line)) {
      rules.push({matches: compilePattern(content), headers: []});
    } else if (rule && name && value !== undefined) {
      rule.headers.push([name.toLowerCase(), value]);
    } else {
      throw new Error(
        `_headers, line ${index + 1}: "${content}" is neither a path at the start of a line ` +
          'nor an indented "Name: value" below one.',
      );
    }
  }
  return (pathname) => {
    const result: Record<string, string> = {};
    for (const [name, value] of rules.flatMap((rule) =>
      rule.matches(pathname) ? rule.headers : [],
    )) {
      result[name] = name in result ? `${result[name]}, ${value}` : value;
    }
    return result;
  };
}

export interface RedirectHit {
  /** Path or full address; the query of the request is not part of it. */
  readonly to: string;
  /** 3xx sends the visitor on; 200 and 404 answer with another file. */
  readonly status: number;
}

export type RedirectLookup = (pathname: string) => RedirectHit | null;

const STATUSES: readonly number[] = [200, 301, 302, 303, 307, 308, 404, 410];

/**
 * Reads a `_redirects` file: `from to [status]` a line, the first match counts.
 * @param text The file's content.
 * @throws Error that names the line which cannot be read.
 */
export function parseRedirects(text: string): RedirectLookup {
  const rules = text.split(/\r?\n/).flatMap((line, index) => {
    const content = line.replace(/(^|\s)#.*$/, '').trim();
    if (content === '') {
      return [];
    }
    const [from, to, code = '301'] = content.split(/\s+/);
    const status = Number(code);
    if (!from?.startsWith('/') || !to || !STATUSES.includes(status)) {
      throw new Error(
        `_redirects, line ${index + 1}: "${content}" cannot be read. Write it like ` +
          '/old-path/ /new-path/ 301',
      );
    }
    return [{match: compilePattern(from), to, status}];
  });
  return (pathname) => {
    for (const {match, to, status} of rules) {
      const found = match(pathname);
      if (found) {
        const fill = (part: string, name: string): string =>
          name in found ? (found[name] ?? '') : part;
        return {to: to.replace(/:([A-Za-z]\w*)/g, fill), status};
      }
    }
    return null;
  };
}
