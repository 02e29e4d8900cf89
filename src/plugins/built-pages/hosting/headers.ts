import {createHash} from 'node:crypto';
import type {HeaderRule} from './rules';

/** URLs may carry a path; the policy holds their origins. */
export interface Origins {
  /** Where scripts may send requests, besides the site itself. */
  readonly connect: readonly string[];
  /** Pages that may be shown in frames. */
  readonly frames: readonly string[];
}

interface PolicyInput {
  readonly origins: Origins;
  /** Source expressions of the inline scripts of all languages. */
  readonly hashes: readonly string[];
  /** Whether the site is served over https. */
  readonly https: boolean;
}

/**
 * @param text Text of an inline script, as the browser reads it.
 * @returns Its source expression for `script-src`.
 * @see https://www.w3.org/TR/CSP3/#external-hash
 */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

const sources = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/**
 * Writes the Content-Security-Policy. Inline styles are allowed: React and the build's highlighted
 * code set attributes.
 * Scripts by `unsafe-inline` or `unsafe-eval` are not.
 * @param input The scripts of the pages and the hosts they may call.
 * @param place In a page, browsers refuse `frame-ancestors`.
 * @returns The value of the header, or of the page's element.
 * @see https://www.w3.org/TR/CSP3/#meta-element
 */
export function contentSecurityPolicy(
  input: PolicyInput,
  place: 'header' | 'page' = 'header',
): string {
  const frames = sources(input.origins.frames);
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...[...new Set(input.hashes)].sort()]],
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:']],
    ['connect-src', ["'self'", ...sources(input.origins.connect)]],
    ['frame-src', frames.length > 0 ? frames : ["'none'"]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ...(place === 'header' ? [['frame-ancestors', ["'none'"]] as const] : []),
    ...(input.https ? [['upgrade-insecure-requests', []] as const] : []),
  ];
  return directives.map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

/** A year, in seconds. */
const YEAR = 31_536_000;

/**
 * The headers of every response: few, since they come before the page in its first packets. `Referrer-Policy` is what
 * browsers do unless their owner set them otherwise.
 */
const securityHeaders = (input: PolicyInput): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(input),
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  ...(input.https ? {'Strict-Transport-Security': `max-age=${YEAR}`} : {}),
});

/**
 * Cuts a page off from the windows that opened it, and not from those that it opens. For pages where visitors type
 * something secret alone: with it, browsers start another process for a first page in a new tab once they have read the
 * response (80 instead of 54 ms to the first paint), and windows of other sites have nothing to read on the others.
 */
const ISOLATED = {'Cross-Origin-Opener-Policy': 'same-origin-allow-popups'};

/** Files in these folders carry a hash of their content in their names. */
const HASHED_FOLDERS = ['assets/*', 'search-index/files/*'];

/**
 * @param homes Base paths of the languages, the default language's first.
 * @param input As for the policy.
 * @param isolated Folders whose pages are cut off from the windows that opened them, without the language: `api/`.
 * @returns The headers of every path, the first rule's for all. Hosts join the headers of several rules
 * that match, so no two give the same header to the same path.
 */
export function headerRules(
  homes: readonly string[],
  input: PolicyInput,
  isolated: readonly string[],
): readonly HeaderRule[] {
  const [root = '/'] = homes;
  return [
    {path: `${root}*`, headers: securityHeaders(input)},
    ...homes.flatMap((home) =>
      HASHED_FOLDERS.map((folder) => ({
        path: home + folder,
        headers: {'Cache-Control': `public, max-age=${YEAR}, immutable`},
      })),
    ),
    ...homes.flatMap((home) =>
      isolated.map((folder) => ({path: `${home}${folder}*`, headers: ISOLATED})),
    ),
    // Hosts that do not know the type offer twins as downloads; search engines are to find the pages.
    {
      path: `${root}*.md`,
      headers: {'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex'},
    },
    ...homes.map((home) => ({
      path: `${home}llms-full.txt`,
      headers: {'X-Robots-Tag': 'noindex'},
    })),
    // RFC 9116, section 3, names the type and the character set; hosts leave out the latter.
    {
      path: `${root}.well-known/security.txt`,
      headers: {'Content-Type': 'text/plain; charset=utf-8'},
    },
  ];
}
