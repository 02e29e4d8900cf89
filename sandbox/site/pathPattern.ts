/** What a pattern's parts matched, by name; the star's is `splat`. */
export type PatternMatch = Readonly<Record<string, string>>;

const escapeRegExp = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/**
 * Compiles a path pattern of `_headers` and `_redirects`: `*` takes everything, `:name` one part.
 * Rules as at https://docs.netlify.com/routing/redirects/redirect-options/ and
 * https://developers.cloudflare.com/pages/configuration/headers/.
 * @param pattern Path such as `/assets/*` or `/blog/:slug`.
 * @returns A function that gives the matched parts of a path, or null.
 */
export function compilePattern(pattern: string): (pathname: string) => PatternMatch | null {
  const source = pattern
    .split(/(\*|:[A-Za-z]\w*)/)
    .map((part) => {
      if (part === '*') {
        return '(?<splat>.*)';
      }
      return /^:[A-Za-z]/.test(part) ? `(?<${part.slice(1)}>[^/]+)` : escapeRegExp(part);
    })
    .join('');
  // `/docs/*` also means `/docs`, as at both hosts.
  const optionalTail = source.replace(/\/\(\?<splat>\.\*\)$/, '(?:/(?<splat>.*))?');
  const expression = new RegExp(`^${optionalTail}$`);
  return (pathname) => {
    const match = expression.exec(pathname);
    // A star that matched nothing at all has no value.
    const groups = Object.entries((match?.groups ?? {}) as Record<string, string | undefined>);
    return match && Object.fromEntries(groups.map(([name, value]) => [name, value ?? '']));
  };
}
