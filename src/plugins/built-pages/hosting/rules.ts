/** Headers of the responses to some paths. */
export interface HeaderRule {
  /** Path below the origin; `*` matches any characters. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A host's response to the URL of a page that moved. */
interface RedirectRule {
  /** Path below the origin; `*` at its end matches any rest, `:splat` in `to`; `:slug` matches a part of the path. */
  readonly from: string;
  readonly to: string;
  /** 404 gives the page at `to` without a new URL. */
  readonly status: 301 | 404;
}

/** How a host has to respond; each host reads its own file. */
export interface HostRules {
  /** The first rule is for every path. */
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
}

/**
 * @param homes Base paths of the languages, the default language's first.
 * @param moved Old URLs and where they lead, without the language.
 * @returns Redirects of moved pages in every language, and the 404 pages of other languages.
 */
export function redirectRules(
  homes: readonly string[],
  moved: Readonly<Record<string, string>>,
): readonly RedirectRule[] {
  const [, ...others] = homes;
  return [
    ...homes.flatMap((home) =>
      Object.entries(moved).map(([from, to]) => ({
        from: home + from.slice(1),
        to: home + to.slice(1),
        status: 301 as const,
      })),
    ),
    ...others.map((home) => ({from: `${home}*`, to: `${home}404.html`, status: 404 as const})),
  ];
}

/** Longest line that the strictest of the hosts that know this format accepts. */
const MAX_LINE = 2000;

/**
 * Writes the rules for hosts that read them from files of the site.
 * @returns Texts of the files, by name.
 * @throws When a line is longer than hosts accept.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/routing/redirects/
 */
export function staticHostFiles({headers, redirects}: HostRules) {
  const lines = headers.flatMap((rule) => [
    rule.path,
    ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long) {
    throw new Error(
      `built-pages: the line of ${long.trim().split(':')[0]} in _headers has ${long.length} characters; hosts accept ${MAX_LINE}. Reduce the inline scripts or the configured origins.`,
    );
  }
  return {
    _headers: `${lines.join('\n')}\n`,
    // Not all of these hosts take a URL with a slash at its end for the same.
    _redirects: redirects
      .flatMap(({from, to, status}) =>
        (from.endsWith('*') ? [from] : [from, `${from}/`]).map(
          (path) => `${path} ${to} ${status}\n`,
        ),
      )
      .join(''),
  };
}
