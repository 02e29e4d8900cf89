import {parseFragment} from 'parse5';
import {readPage, type PageText} from './readPage';

const ENTRY_FIELD =
  /<(title|subtitle|description|summary|content|content:encoded)\b[^>]*>([\s\S]*?)<\/\1>/g;

/** Text of an XML element: a CDATA section as it is, anything else with its entities resolved. */
function decode(source: string): string {
  const data = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/.exec(source)?.[1];
  if (data !== undefined) {
    return data;
  }
  const [node] = parseFragment(source).childNodes;
  return node && 'value' in node ? node.value : '';
}

interface JsonFeed {
  readonly title?: string;
  readonly description?: string;
  readonly items?: readonly {
    readonly title?: string;
    readonly summary?: string;
    readonly content_html?: string;
  }[];
}

function readJsonFeed(source: string): [string, string][] {
  const feed = JSON.parse(source) as JsonFeed;
  const fields = [feed, ...(feed.items ?? [])].flatMap((part) => Object.entries(part));
  return fields.filter(
    (field): field is [string, string] =>
      ['title', 'description', 'summary', 'content_html'].includes(field[0]) &&
      typeof field[1] === 'string',
  );
}

/**
 * Lists the texts of a feed: titles, summaries and the posts themselves.
 * @param source Text of an RSS, Atom or JSON feed.
 * @returns Blocks of text, as of pages.
 */
export function readFeed(source: string): readonly PageText[] {
  const fields: readonly (readonly [string, string])[] = source.trimStart().startsWith('{')
    ? readJsonFeed(source)
    : [...source.matchAll(ENTRY_FIELD)].map(([, name = '', text = '']) => [name, decode(text)]);
  return fields.flatMap(([name, html]) =>
    readPage(html, 'part').map(({text}) => ({place: `feed ${name}`, text})),
  );
}
