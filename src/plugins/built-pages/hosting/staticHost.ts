import type {HostRules} from './rules';

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
    _redirects: redirects.map(({from, to, status}) => `${from} ${to} ${status}\n`).join(''),
  };
}
