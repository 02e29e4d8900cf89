/** Longest line that the strictest of the hosts that know this format accepts. */
const MAX_LINE = 2000;

export interface HeaderRule {
  /** Path with `*` for any rest: `/assets/*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Writes rules in the format of static hosts: a path, then its headers, indented.
 * @param rules In the order to write them. Hosts join headers of several matching rules, so no two
 * of them may give the same header to the same path.
 * @returns The text of a `_headers` file.
 * @throws When a line is longer than hosts accept.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/routing/headers/
 */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({path, headers}) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long) {
    throw new Error(
      `security-headers: the line of ${long.trim().split(':')[0]} in _headers has ${long.length} characters; hosts accept ${MAX_LINE}. Reduce the inline scripts or the configured origins.`,
    );
  }
  return `${lines.join('\n')}\n`;
}
