/**
 * The rules of `_headers` and `_redirects`, as far as hosts agree on them and the site uses them:
 * https://docs.netlify.com/routing/redirects/redirect-options/ and
 * https://developers.cloudflare.com/pages/configuration/headers/. `*` matches any rest of a path and
 * `:slug` a part of it; other names of parts and what only one host knows are refused.
 */

/** `/docs/*` also means `/docs`, as at both hosts. */
const compilePattern = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\/\*$|\*/, (splat) => (splat === '*' ? '(.*)' : '(?:/(.*))?'))
      .replace(':slug', '([^/]+)')}$`,
  );

/** Gives the headers that a path's rules add, names in lower case. */
export type HeaderLookup = (pathname: string) => Readonly<Record<string, string>>;

/**
 * Reads a `_headers` file. Every rule that matches applies; a header that two rules set is joined
 * with a comma, as static hosts do.
 * @param text The file's content.
 * @throws Error that names the line which cannot be read.
 */
export function parseHeaders(text: string): HeaderLookup {
  const rules: {pattern: RegExp; headers: [string, string][]}[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(content) ?? [];
    const rule = rules.at(-1);
    if (content === '' || content.startsWith('#')) {
      continue;
    }
    if (!/^\s/.test(line)) {
      rules.push({pattern: compilePattern(content), headers: []});
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
    for (const [name, value] of rules.flatMap(({pattern, headers}) =>
      pattern.test(pathname) ? headers : [],
    )) {
      result[name] = name in result ? `${result[name]}, ${value}` : value;
    }
    return result;
  };
}

export interface RedirectHit {
  /** Path or full address; the query of the request is not part of it. */
  readonly to: string;
  /** 3xx sends the visitor on; 404 answers with another file. */
  readonly status: number;
}

/**
 * Reads a `_redirects` file: `from to [status]` a line, the first match counts.
 * @param text The file's content.
 * @returns Finds the rule for a path.
 * @throws Error that names the line which cannot be read.
 */
export function parseRedirects(text: string): (pathname: string) => RedirectHit | undefined {
  const rules = text.split(/\r?\n/).flatMap((line, index) => {
    const content = line.replace(/(^|\s)#.*$/, '').trim();
    if (content === '') {
      return [];
    }
    const [, from, to, status = '301'] =
      /^(\/(?:[^\s:]|:slug\b)*)\s+(\S+)(?:\s+(30[12378]|404))?$/.exec(content) ?? [];
    if (from === undefined || to === undefined) {
      throw new Error(
        `_redirects, line ${index + 1}: "${content}" cannot be read. Write it like ` +
          '/old-path/ /new-path/ 301',
      );
    }
    return [{pattern: compilePattern(from), to, status: Number(status)}];
  });
  return (pathname) => {
    for (const {pattern, to, status} of rules) {
      const match = pattern.exec(pathname);
      if (match) {
        return {to: to.replace(/:splat|:slug/, () => match[1] ?? ''), status};
      }
    }
    return undefined;
  };
}
