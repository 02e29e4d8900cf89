import {parse, parseFragment, type DefaultTreeAdapterMap} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

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

const TEXT_ATTRIBUTES = new Set('alt aria-description aria-label placeholder title'.split(' '));

const META_NAMES = new Set(
  'description og:description og:image:alt og:title twitter:description twitter:title'.split(' '),
);

/** Fields of structured data that hold a text for people. */
const DATA_FIELDS = new Set('articleBody caption description headline name text'.split(' '));

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** A part in a language of its own, or one that nobody is to translate. */
function isForeign(element: Element): boolean {
  return (
    (element.tagName !== 'html' && attribute(element, 'lang') !== undefined) ||
    attribute(element, 'translate') === 'no'
  );
}

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

function structuredData(element: Element): PageText[] {
  if (attribute(element, 'type') !== 'application/ld+json') {
    return [];
  }
  const source = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  return [...dataTexts(JSON.parse(source) as unknown)].map((text) => ({
    place: 'structured data',
    text,
  }));
}

function attributeTexts(element: Element): PageText[] {
  const meta = attribute(element, 'name') ?? attribute(element, 'property') ?? '';
  const content = attribute(element, 'content');
  if (element.tagName === 'meta') {
    return content !== undefined && META_NAMES.has(meta)
      ? [{place: `meta ${meta}`, text: content}]
      : [];
  }
  return element.attrs
    .filter(({name}) => TEXT_ATTRIBUTES.has(name))
    .map(({name, value}) => ({place: `${element.tagName} ${name}`, text: value}));
}

/** Collects block by block; inline parts join the text around them. */
class Reader {
  readonly texts: PageText[] = [];
  #block = '';

  read(node: Node, place: string): void {
    if ('tagName' in node) {
      this.#readElement(node, place);
    } else if (node.nodeName === '#text' && 'value' in node) {
      this.#block += node.value;
    } else {
      this.#readChildren(node, place);
    }
  }

  end(place: string): void {
    const text = this.#block.replace(/\s+/g, ' ').trim();
    this.#block = '';
    if (text) {
      this.texts.push({place, text});
    }
  }

  #readElement(element: Element, place: string): void {
    if (isForeign(element)) {
      this.#block += ' ';
      return;
    }
    this.texts.push(...attributeTexts(element), ...structuredData(element));
    if (SKIPPED.has(element.tagName)) {
      this.#block += ' ';
    } else if (INLINE.has(element.tagName)) {
      this.#block += element.tagName === 'br' ? ' ' : '';
      this.#readChildren(element, place);
    } else {
      this.end(place);
      this.#readChildren(element, element.tagName);
      this.end(element.tagName);
    }
  }

  #readChildren(node: Node, place: string): void {
    for (const child of 'childNodes' in node ? node.childNodes : []) {
      this.read(child, place);
    }
  }
}

/**
 * Lists the texts of a finished page: title, descriptions, prose, labels, structured data. Code,
 * parts with a `lang` of their own and parts with `translate="no"` are left out.
 * @param html Text of the page, or of a part of one.
 * @param kind `part` for HTML without a head, such as the content of a feed.
 * @returns Blocks of text in their order, white space collapsed.
 * @throws SyntaxError when structured data is not JSON.
 */
export function readPage(html: string, kind: 'page' | 'part' = 'page'): readonly PageText[] {
  const reader = new Reader();
  reader.read(
    kind === 'page'
      ? parse(html, {scriptingEnabled: false})
      : parseFragment(html, {scriptingEnabled: false}),
    'text',
  );
  reader.end('text');
  return reader.texts;
}
