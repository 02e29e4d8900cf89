import {createHash} from 'node:crypto';
import type {Origins} from './options';

export interface PolicyInput extends Origins {
  /** Texts of all inline scripts that the pages hold, each once. */
  readonly inlineScripts: readonly string[];
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

const orNone = (origins: readonly string[]): readonly string[] =>
  origins.length > 0 ? origins : ["'none'"];

/**
 * Writes the Content-Security-Policy. Inline styles are allowed: React and the build's highlighted
 * code set attributes, and Mermaid measures a diagram with the style element that it draws into it.
 * WebAssembly may run, which the search is made of; that compiles modules and no JavaScript.
 * Scripts by `unsafe-inline` or `unsafe-eval` are not.
 * @param input What the pages hold and whom they may talk to.
 * @returns The header's value.
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", "'wasm-unsafe-eval'", ...input.inlineScripts.map(hashSource).sort()]],
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['media-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['connect-src', ["'self'", ...input.connectOrigins]],
    ['frame-src', orNone(input.frameOrigins)],
    ['form-action', ["'self'", ...input.formTargets]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ...(input.https ? [['upgrade-insecure-requests', []] as const] : []),
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** What the site never uses. Autoplay, full screen and writing to the clipboard stay as they are. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** A year, in seconds. */
const YEAR = 31_536_000;

/**
 * @param input As for the policy.
 * @returns The headers of every answer, by name.
 */
export function securityHeaders(input: PolicyInput): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(input),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(input.https ? {'Strict-Transport-Security': `max-age=${YEAR}`} : {}),
  };
}

/** Files under these paths carry a hash of their content in their names. */
export const assetHeaders = {
  'Cache-Control': `public, max-age=${YEAR}, immutable`,
} as const;

/** RFC 9116, section 3, names the type and the character set; hosts leave out the latter. */
export const securityTxtHeaders = {'Content-Type': 'text/plain; charset=utf-8'} as const;

/**
 * Markdown twins of pages: hosts that do not know the type offer them as downloads, and search engines
 * are to find the pages instead.
 */
export const markdownHeaders = {
  'Content-Type': 'text/markdown; charset=utf-8',
  'X-Robots-Tag': 'noindex',
} as const;

/** All twins in one file. */
export const fullListHeaders = {'X-Robots-Tag': 'noindex'} as const;

/** Parts of the search index that carry a hash as well; what names them does not. */
export const hashedFolders = ['assets/*', 'pagefind/index/*', 'pagefind/pages/*'] as const;
