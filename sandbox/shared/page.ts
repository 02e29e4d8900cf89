import {createHash} from 'node:crypto';
import type {ServerResponse} from 'node:http';
import {brand} from '../../src/config/brand';
import {html, Markup} from './html';
import {languageTag, type Locale} from './locale';
import {style} from './style';

export interface Page {
  readonly locale: Locale;
  /** Also its heading, unless the page has its own. */
  readonly title: string;
  readonly ownHeading?: boolean;
  /** Name of the service, shown beside the brand. */
  readonly service: string;
  readonly main: Markup;
  readonly wide?: boolean;
  /** Script of ours, sent inside the page and allowed by its hash. */
  readonly script?: string;
}

/** Origins that a page's policy allows. */
export interface PageAccess {
  /** Origins where its forms end up, redirects included: Chromium checks each hop. */
  readonly formTargets?: readonly string[];
  /** Origins that may show the page in a frame. */
  readonly frameAncestors?: readonly string[];
}

const note: Readonly<Record<Locale, string>> = {
  en: 'This page simulates a third party while you try the site. Nothing you type leaves this machine.',
  fr: 'Cette page simule un service tiers pendant que vous essayez le site. Rien de ce que vous tapez ne quitte cet ordinateur.',
};

/** The brand's mark, a grid with a few cells lit; size is given in pixels. */
function markSvg(size: number, unlit: string): Markup {
  const lit: Readonly<Record<number, string>> = {
    1: '#ffb454',
    3: '#e4572e',
    4: '#e4572e',
    8: '#b23a12',
  };
  const cells = Array.from({length: 9}, (_, cell) => {
    const [x, y] = [(cell % 3) * 11, Math.floor(cell / 3) * 11];
    return `<rect x="${x}" y="${y}" width="9" height="9" rx="2.5" fill="${lit[cell] ?? unlit}"/>`;
  });
  return new Markup(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 31 31" aria-hidden="true">${cells.join('')}</svg>`,
  );
}

// A data address: a browser that finds no icon asks for /favicon.ico and logs the 404.
const icon = `data:image/svg+xml,${encodeURIComponent(markSvg(32, '#463b32').text)}`;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sources = (origins: readonly string[] | undefined): string =>
  origins && origins.length > 0 ? origins.join(' ') : "'none'";

/**
 * Headers of a page: a policy that allows its own style and script by their hashes, and no more.
 * @param script The page's script, if any.
 * @param access What the page may reach.
 */
export function pageHeaders(
  script: string | undefined,
  access: PageAccess = {},
): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${script ? hashOf(script) : "'none'"}`,
    'img-src data:',
    `form-action 'self' ${(access.formTargets ?? []).join(' ')}`.trim(),
    `frame-ancestors ${sources(access.frameAncestors)}`,
    "base-uri 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}

/**
 * The page as a document.
 * @param page Its language, title and content.
 */
export function renderPage(page: Page): string {
  const {locale, title, ownHeading, service, main, wide, script} = page;
  return html`<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<link rel="icon" href="${icon}">
<style>${new Markup(style)}</style>
</head>
<body>
<header>${markSvg(28, 'var(--unlit)')}<strong>${brand.name}</strong><span class="tag">${service}</span></header>
<main${wide && new Markup(' class="wide"')}>
${!ownHeading && html`<h1>${title}</h1>`}
${main}
</main>
<footer>${note[locale]}</footer>
${script && new Markup(`<script>${script}</script>`)}
</body>
</html>
`.text;
}

/**
 * Answers with a page.
 * @param response The response to end.
 * @param page The page.
 * @param options HTTP status, 200 unless given, and what the page may reach.
 */
export function sendPage(
  response: ServerResponse,
  page: Page,
  options: PageAccess & {readonly status?: number} = {},
): void {
  response.writeHead(options.status ?? 200, pageHeaders(page.script, options));
  response.end(renderPage(page));
}
