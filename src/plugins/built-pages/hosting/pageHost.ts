import path from 'node:path';
import type {Root} from 'hast';
import {select} from 'hast-util-select';
import {escapeHtml} from '../../../lib/escapeHtml';
import {insertAfter} from '../edit';
import {hashSource} from './headers';

// For hosts that read no rules: what other hosts are told is in the pages.

/**
 * Writes the policy into a page, before all that it is about.
 * @param tree The page.
 * @param policy Content-Security-Policy without what only a header may hold.
 * @throws When the page does not begin with its character set.
 */
export function addPolicy(tree: Root, policy: string): void {
  const head = select('head', tree);
  const charset = head && select('meta[charset]', head);
  if (!charset) {
    throw new Error('built-pages: a page has no <meta charset>, after which its policy belongs.');
  }
  insertAfter(tree, head, charset, [
    {
      type: 'element',
      tagName: 'meta',
      properties: {httpEquiv: ['Content-Security-Policy'], content: policy},
      children: [],
    },
  ]);
}

/** Keeps query and section of the old URL. */
const LEAVE =
  'const {pathname, hash} = document.links[0]; location.replace(pathname + location.search + (hash || location.hash))';

const LEAVE_POLICY = `default-src 'none'; script-src ${hashSource(LEAVE)}; base-uri 'none'`;

/** A page that exists. */
export interface Target {
  /** Path without the language: `/documentation/quick-start/`. */
  readonly path: string;
  readonly title: string;
  /** Ids of its sections. */
  readonly ids: readonly string[];
}

/** An old URL and its page. */
interface RedirectPage {
  /** File below the folder of the language. */
  readonly file: string;
  readonly html: string;
}

/** @returns The old URLs of a page by a rule, each with where it leads now. */
function movesOf({path: page, ids}: Target, from: string, to: string): readonly [string, string][] {
  const start = to.replace(':splat', '');
  if (start !== to) {
    return page.startsWith(start) ? [[from.replace('*', page.slice(start.length)), page]] : [];
  }
  const [target, section] = to.split('#');
  const places = section === ':slug' ? ids : [''];
  return page === target
    ? places.map((place) => [from.replace(':slug', place), to.replace(':slug', place)])
    : [];
}

/**
 * Makes a page for each old URL of a page that exists.
 * @param moved Old URLs and where they lead, without the language; `*` and `:splat` at their ends are any rest, `:slug`
 * is a section.
 * @param targets The pages of the language.
 * @param home URL of the language's home page, with origin.
 * @returns Pages that lead to the new URLs.
 */
export function redirectPages(
  moved: Readonly<Record<string, string>>,
  targets: readonly Target[],
  home: string,
): readonly RedirectPage[] {
  return Object.entries(moved).flatMap(([from, to]) =>
    targets.flatMap((target) =>
      movesOf(target, from, to).map(([old, now]) => {
        const url = escapeHtml(home + now.slice(1));
        const title = escapeHtml(target.title);
        return {
          file: path.posix.join(old.slice(1), 'index.html'),
          html: `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${LEAVE_POLICY}">
<title>${title}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${url}">
<noscript><meta http-equiv="refresh" content="0; url=${url}"></noscript>
<a href="${url}">${title}</a>
<script>${LEAVE}</script>
`,
        };
      }),
    ),
  );
}
