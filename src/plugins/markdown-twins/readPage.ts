import type {Element as HastElement} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse, type DefaultTreeAdapterMap} from 'parse5';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

/** A built page, as far as its twin needs it. */
export interface SourcePage {
  readonly title: string;
  readonly description: string;
  /** Full address of the page. */
  readonly canonical: string;
  /** As the page's `lang` says. */
  readonly language: string;
  /** Dates that the page states to programs, as far as they are known: `2026-11-10`. */
  readonly published?: string;
  readonly updated?: string;
  /** Path of the twin that the head names, or null. */
  readonly twin: string | null;
  /** Whether search engines may list the page. */
  readonly isIndexed: boolean;
  readonly main: HastElement;
}

function* elementsOf(node: Node): Generator<Element> {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if ('tagName' in child) {
      yield child;
      yield* elementsOf(child);
    }
  }
}

const attribute = (element: Element | undefined, name: string): string | undefined =>
  element?.attrs.find((attr) => attr.name === name)?.value;

const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

function readDates(
  scripts: readonly Element[],
  times: readonly Element[],
): Pick<SourcePage, 'published' | 'updated'> {
  const data = scripts
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map((script) => JSON.parse(textOf(script)) as Readonly<Record<string, unknown>>);
  const stated = (name: string): string | undefined => {
    const value = data.map((block) => block[name]).find((date) => typeof date === 'string');
    const time = times.find((element) => attribute(element, 'itemprop') === name);
    return (value ?? attribute(time, 'datetime'))?.slice(0, 'YYYY-MM-DD'.length);
  };
  const published = stated('datePublished') ?? stated('datePosted');
  const updated = stated('dateModified');
  return {
    ...(published === undefined ? {} : {published}),
    ...(updated === undefined ? {} : {updated}),
  };
}

/**
 * Reads a built page.
 * @param html Text of the page. Scripts count as off: what stands in `noscript` is part of it.
 * @param file Where it stands, for messages.
 * @throws When the page has no title, no canonical address or no `main`.
 */
export function readPage(html: string, file: string): SourcePage {
  const elements = [...elementsOf(parse(html, {scriptingEnabled: false}))];
  const named = (tagName: string): readonly Element[] =>
    elements.filter((element) => element.tagName === tagName);
  const linked = (rel: string, type?: string): string | undefined =>
    attribute(
      named('link').find(
        (link) => attribute(link, 'rel') === rel && attribute(link, 'type') === type,
      ),
      'href',
    );
  const meta = (name: string): string | undefined =>
    attribute(
      named('meta').find((element) => attribute(element, 'name') === name),
      'content',
    );
  const [[title], [main], canonical] = [named('title'), named('main'), linked('canonical')];
  if (!title || !main || canonical === undefined) {
    throw new Error(
      `markdown-twins: ${file} has no ${title ? (main ? 'canonical address' : 'main element') : 'title'}, so that it has no Markdown twin. Put the page into the theme's layout.`,
    );
  }
  return {
    title: textOf(title),
    description: meta('description') ?? '',
    canonical,
    language: attribute(named('html')[0], 'lang') ?? '',
    ...readDates(named('script'), named('time')),
    twin: linked('alternate', 'text/markdown') ?? null,
    isIndexed: !(meta('robots') ?? '').includes('noindex'),
    main: fromParse5(main) as HastElement,
  };
}
