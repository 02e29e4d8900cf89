import {KINDS, kindOf, type Kind} from './kinds';
import type {TwinTexts} from './texts';

/** A page as the lists name it. */
export interface ListedPage {
  /** Path of the page, with the language's. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly published?: string;
  /** Full address of the twin. */
  readonly address: string;
  /** The twin's text. */
  readonly twin: string;
}

/** The site, as the lists name it. */
export interface ListedSite {
  readonly name: string;
  /** One sentence that says what it is. */
  readonly summary: string;
  /** Path of the language's home page. */
  readonly home: string;
  /** The same as an address: lists stand beside it. */
  readonly homeAddress: string;
  /** Paths in reading order, as far as there is one. */
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

function byKind(
  pages: readonly ListedPage[],
  site: ListedSite,
): readonly (readonly [Kind, readonly ListedPage[]])[] {
  const sorted = [...pages].sort(compare(site.order));
  return KINDS.map(
    (kind) => [kind, sorted.filter(({route}) => kindOf(route, site.home) === kind)] as const,
  ).filter(([, listed]) => listed.length > 0);
}

const escapeLabel = (text: string): string => text.replace(/[[\]\\]/g, '\\$&');

const opening = (site: ListedSite, paragraphs: readonly string[]): readonly string[] => [
  `# ${site.name}`,
  `> ${site.summary}`,
  ...paragraphs,
];

/**
 * Writes `llms.txt`: every page, by kind, with one line about it.
 * @param pages All pages of the language.
 * @param site The site.
 * @param texts In the language.
 * @see https://llmstxt.org/#format
 */
export function llmsList(pages: readonly ListedPage[], site: ListedSite, texts: TwinTexts): string {
  const sections = byKind(pages, site).flatMap(([kind, listed]) => [
    `## ${texts.kinds[kind]}`,
    listed
      .map(({title, address, description}) =>
        [`- [${escapeLabel(title)}](${address})`, ...(description ? [description] : [])].join(': '),
      )
      .join('\n'),
  ]);
  const intro = texts.intro(`${site.homeAddress}llms-full.txt`);
  return `${[...opening(site, intro), ...sections].join('\n\n')}\n`;
}

/**
 * Writes `llms-full.txt`: the twins themselves, in the order of the list.
 * @param pages All pages of the language.
 * @param site The site.
 * @param texts In the language.
 */
export function llmsFull(pages: readonly ListedPage[], site: ListedSite, texts: TwinTexts): string {
  const twins = byKind(pages, site)
    .filter(([kind]) => !ELSEWHERE.includes(kind))
    .flatMap(([, listed]) => listed.map(({twin}) => twin.trimEnd()));
  const intro = texts.fullIntro(`${site.homeAddress}llms.txt`);
  return `${[...opening(site, intro), ...twins].join('\n\n')}\n`;
}
