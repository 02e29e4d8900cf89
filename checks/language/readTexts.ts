import type {Element, Nodes, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {parsePage} from '../../src/plugins/built-pages/readPage';

/** A text that visitors read or hear, or that search engines show. */
export interface PageText {
  /** Element or attribute that holds it, such as `p` or `img alt`. */
  readonly place: string;
  readonly text: string;
}

/** Parts of a sentence: they do not end it. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite em i mark q s small span strong sub sup time u wbr'.split(' '),
);

/** Neither prose nor read aloud as such: code is the same in every language. */
const SKIPPED = new Set('code kbd pre samp script style svg template'.split(' '));

/** Attributes with a text, by the names that hast gives them. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  alt: 'alt',
  ariaDescription: 'aria-description',
  ariaLabel: 'aria-label',
  placeholder: 'placeholder',
  title: 'title',
};

const META = new Set<unknown>(
  'description og:description og:image:alt og:title twitter:description twitter:title'.split(' '),
);

/** Fields of structured data that hold a text for people. */
const DATA_FIELDS = new Set('articleBody caption description headline name text'.split(' '));

/** A part in a language of its own, or one that is not to be translated. */
const isForeign = ({tagName, properties}: Element): boolean =>
  (tagName !== 'html' && properties.lang !== undefined) || properties.translate === 'no';

function* dataTexts(value: unknown, field = ''): Generator<string> {
  if (typeof value === 'string') {
    if (DATA_FIELDS.has(field)) {
      yield value;
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      yield* dataTexts(part, Array.isArray(value) ? field : name);
    }
  }
}

/** The texts of an element that are not its content. */
function ownTexts(element: Element): readonly PageText[] {
  const {tagName, properties} = element;
  if (tagName === 'script' && properties.type === 'application/ld+json') {
    const data = JSON.parse(toString(element)) as unknown;
    return [...dataTexts(data)].map((text) => ({place: 'structured data', text}));
  }
  if (tagName === 'meta') {
    const name = properties.name ?? properties.property;
    return META.has(name)
      ? [{place: `meta ${String(name)}`, text: String(properties.content)}]
      : [];
  }
  return Object.entries(ATTRIBUTES).flatMap(([property, name]) => {
    const text = properties[property];
    return typeof text === 'string' ? [{place: `${tagName} ${name}`, text}] : [];
  });
}

/**
 * Lists the texts of a finished page: title, descriptions, prose, labels, structured data. Code,
 * parts with a `lang` of their own and parts with `translate="no"` are left out.
 * @param tree The page, or a part of one.
 * @returns Blocks of text in their order, white space collapsed.
 * @throws SyntaxError when structured data is not JSON.
 */
export function readTexts(tree: Root): readonly PageText[] {
  const texts: PageText[] = [];
  let block = '';
  const end = (place: string): void => {
    const text = block.replace(/\s+/g, ' ').trim();
    block = '';
    if (text) {
      texts.push({place, text});
    }
  };
  const read = (node: Nodes, place: string): void => {
    if (node.type === 'text') {
      block += node.value;
    } else if (node.type === 'root') {
      node.children.forEach((child) => read(child, place));
    } else if (node.type === 'element') {
      const {tagName} = node;
      const isInline = INLINE.has(tagName);
      texts.push(...(isForeign(node) ? [] : ownTexts(node)));
      if (isForeign(node) || SKIPPED.has(tagName) || tagName === 'br') {
        block += ' ';
      } else if (isInline) {
        node.children.forEach((child) => read(child, place));
      } else {
        end(place);
        node.children.forEach((child) => read(child, tagName));
        end(tagName);
      }
    }
  };
  read(tree, 'text');
  end('text');
  return texts;
}

/** The fields of a JSON feed that hold texts. RSS and Atom are written from the same entries. */
interface Feed {
  readonly title?: string;
  readonly description?: string;
  readonly items?: readonly {
    readonly title?: string;
    readonly summary?: string;
    readonly content_html?: string;
  }[];
}

/**
 * Lists the texts of a feed: titles, summaries and the posts themselves.
 * @param source Text of a JSON feed.
 */
export function readFeed(source: string): readonly PageText[] {
  const {title, description, items = []} = JSON.parse(source) as Feed;
  const texts = [
    title,
    description,
    ...items.flatMap((item) => [item.title, item.summary, item.content_html]),
  ];
  return texts.flatMap((html) =>
    html === undefined ? [] : readTexts(parsePage(html)).map(({text}) => ({place: 'feed', text})),
  );
}
