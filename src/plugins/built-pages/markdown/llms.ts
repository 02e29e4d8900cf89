import {fillText, type BuildTexts} from '../../../lib/buildTexts';
import type {BuiltPage} from '../types';

/** Sections of `llms.txt`, in their order. */
const KINDS = ['docs', 'api', 'integrations', 'site', 'blog', 'careers', 'optional'] as const;

type Kind = (typeof KINDS)[number];

/** First folders of paths, with their section; all others tell what the service is. */
const FOLDERS: Readonly<Record<string, Kind>> = {
  documentation: 'docs',
  'api-documentation': 'api',
  integrations: 'integrations',
  blog: 'blog',
  careers: 'careers',
  cookies: 'optional',
  privacy: 'optional',
  terms: 'optional',
  'terms-of-service': 'optional',
};

/** Further pages of the blog's list: its posts are listed themselves. */
const BLOG_LISTS = /^\/blog\/(?:page|tags)\//;

const kindOf = (path: string): Kind =>
  BLOG_LISTS.test(path) ? 'optional' : (FOLDERS[path.split('/')[1] ?? ''] ?? 'site');

export interface ListedPage extends Pick<BuiltPage, 'route' | 'path' | 'title' | 'description'> {
  readonly published?: string | undefined;
  /** Full URL of the twin. */
  readonly address: string;
  /** The twin's text. */
  readonly twin: string;
}

interface ListedSite {
  readonly name: string;
  /** One sentence that describes it. */
  readonly summary: string;
  /** Full URL of the language's home page; the lists are beside it. */
  readonly homeAddress: string;
  /** Routes in reading order, as far as there is one. */
  readonly order: readonly string[];
}

/** Offers and legal texts are listed, and left out where all is in one file. */
const ELSEWHERE: readonly Kind[] = ['careers', 'optional'];

function compare(order: readonly string[]): (one: ListedPage, other: ListedPage) => number {
  const places = new Map([...order].reverse().map((route, index) => [route, order.length - index]));
  const place = ({route}: ListedPage): number => places.get(route) ?? 0;
  return (one, other) =>
    place(one) - place(other) ||
    // The newest post first, after the page that has no date.
    (other.published ?? '9').localeCompare(one.published ?? '9') ||
    one.route.localeCompare(other.route);
}

/** The format gives this heading a meaning, and no translation. */
const OPTIONAL = 'Optional';

const escapeLabel = (text: string): string => text.replace(/[[\]\\]/g, '\\$&');

/**
 * Writes `llms.txt`, every page by kind with one line about it, and `llms-full.txt`, the twins
 * themselves in the order of the list.
 * @param pages All pages of the language.
 * @param site The site.
 * @param texts In the language.
 * @see https://llmstxt.org/#format
 */
export function llmsFiles(
  pages: readonly ListedPage[],
  site: ListedSite,
  texts: BuildTexts,
): {readonly list: string; readonly full: string} {
  const sorted = [...pages].sort(compare(site.order));
  const kinds = KINDS.map(
    (kind) => [kind, sorted.filter(({path}) => kindOf(path) === kind)] as const,
  ).filter(([, listed]) => listed.length > 0);
  const sections = kinds.flatMap(([kind, listed]) => [
    `## ${kind === 'optional' ? OPTIONAL : texts[`twins.kind.${kind}`]}`,
    listed
      .map(({title, address, description}) =>
        [`- [${escapeLabel(title)}](${address})`, ...(description ? [description] : [])].join(': '),
      )
      .join('\n'),
  ]);
  const twins = kinds
    .filter(([kind]) => !ELSEWHERE.includes(kind))
    .flatMap(([, listed]) => listed.map(({twin}) => twin.trimEnd()));
  const toFull = fillText(texts['twins.list.full'], {full: `${site.homeAddress}llms-full.txt`});
  const toList = fillText(texts['twins.full.intro'], {list: `${site.homeAddress}llms.txt`});
  const join = (blocks: readonly string[]): string =>
    `${[`# ${site.name}`, `> ${site.summary}`, ...blocks].join('\n\n')}\n`;
  return {
    list: join([texts['twins.list.intro'], toFull, ...sections]),
    full: join([toList, ...twins]),
  };
}
