import {parse, type DefaultTreeAdapterMap} from 'parse5';
import {markCode} from '../../lib/siteSearch/codeLines';
import type {OutlineSection} from '../../lib/siteSearch/outline';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

export interface ReadSection extends OutlineSection {
  /** Paragraphs divided by blank lines; see PageTexts. */
  readonly text: string;
}

export interface ReadPage {
  readonly title: string;
  readonly description: string;
  /** Of the front matter, as one text. */
  readonly keywords: string;
  readonly isIndexed: boolean;
  readonly sections: readonly ReadSection[];
}

/** What is no text of the page: ways to other places, controls, pictures. */
const SKIPPED = new Set(
  'nav button form dialog script style svg noscript video audio iframe select template'.split(' '),
);

/** Elements beside which a word ends. */
const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody thead tr ul'.split(
    ' ',
  ),
);

/** Elements that may open a section by their id. */
const PLACES = new Set('section article li details div dl dt ul tr'.split(' '));

/** Marks blocks of src/components/mdx/StaticCode. */
const STATIC_CODE = 'data-static-code';

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4']);

/** Ids that a person wrote: React's own begin with an underscore. */
const WRITTEN_ID = /^[a-z][\w.-]*$/i;

const isElement = (node: Node): node is Element => 'tagName' in node;

const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(' ').includes(name);
}

function find(node: Node, fits: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && fits(node)) {
    return node;
  }
  for (const child of childrenOf(node)) {
    const found = find(child, fits);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function isSkipped(element: Element): boolean {
  return (
    SKIPPED.has(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'role') === 'status' ||
    // Pagefind's own mark, which it never sees: it gets the texts from here.
    attribute(element, 'data-pagefind-ignore') !== undefined ||
    hasClass(element, 'hash-link') ||
    hasClass(element, 'theme-doc-toc-mobile') ||
    // A table of contents that opens: it names what the page says anyway.
    (element.tagName === 'details' &&
      childrenOf(element).some((child) => isElement(child) && child.tagName === 'nav'))
  );
}

/** Text of an element in one line, without what is skipped. */
function inlineText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) {
    return node.value;
  }
  if (isElement(node) && isSkipped(node)) {
    return '';
  }
  return childrenOf(node).map(inlineText).join('');
}

const squash = (text: string): string => text.replace(/[\s\u200B]+/g, ' ').trim();

/** Name of the section that an element with an id opens, if it does. */
function titleOfPlace(element: Element): string | undefined {
  const label = attribute(element, 'aria-label');
  const heading = find(
    element,
    ({tagName}) => HEADINGS.has(tagName) || tagName === 'summary' || tagName === 'dt',
  );
  if (heading && attribute(heading, 'id') && heading !== element) {
    return undefined;
  }
  return heading ? squash(inlineText(heading)) : label;
}

interface Draft {
  readonly id: string;
  readonly title: string;
  paragraphs: string[];
  line: string;
}

/** Walks a page and hands its text to sections as they open. */
class SectionReader {
  readonly #sections: Draft[] = [];
  #current: Draft;

  constructor() {
    this.#current = this.#open('', '');
  }

  read(node: Node): readonly ReadSection[] {
    this.#walk(node);
    this.#endLine();
    return this.#sections
      .map(({id, title, paragraphs}) => ({id, title, text: paragraphs.join('\n\n')}))
      .filter(({id, text}) => id !== '' || text !== '');
  }

  #open(id: string, title: string): Draft {
    const draft = {id, title, paragraphs: [], line: ''};
    this.#sections.push(draft);
    return draft;
  }

  #endLine(): void {
    const text = squash(this.#current.line);
    if (text) {
      this.#current.paragraphs.push(text);
    }
    this.#current.line = '';
  }

  #walk(node: Node): void {
    if (node.nodeName === '#text' && 'value' in node) {
      this.#current.line += node.value;
    } else if (!isElement(node)) {
      childrenOf(node).forEach((child) => this.#walk(child));
    } else if (!isSkipped(node)) {
      this.#element(node);
    }
  }

  #element(element: Element): void {
    const {tagName} = element;
    if (tagName === 'br') {
      this.#current.line += ' ';
    }
    // The row of a table is read in one line.
    if (tagName === 'td' || tagName === 'th') {
      this.#current.line += this.#current.line.trim() ? ' · ' : '';
    }
    if (BLOCKS.has(tagName)) {
      this.#endLine();
    }
    if (tagName === 'h1') {
      return;
    }
    const id = attribute(element, 'id') ?? '';
    if (HEADINGS.has(tagName)) {
      this.#heading(element, id);
      return;
    }
    // A block's title, the name of a file or of a program, belongs to its code.
    const isBlock = attribute(element, STATIC_CODE) !== undefined;
    if (tagName === 'pre' || isBlock) {
      const parts = isBlock ? childrenOf(element) : [element];
      const code = markCode(parts.map(inlineText).join('\n'));
      this.#current.paragraphs.push(...(code ? [code] : []));
      return;
    }
    const title = PLACES.has(tagName) && WRITTEN_ID.test(id) ? titleOfPlace(element) : undefined;
    const before = this.#current;
    if (title) {
      this.#current = this.#open(id, title);
    }
    childrenOf(element).forEach((child) => this.#walk(child));
    if (BLOCKS.has(tagName)) {
      this.#endLine();
    }
    // What follows a section of its own belongs to what stood around it.
    if (title) {
      this.#current = before;
    }
  }

  #heading(element: Element, id: string): void {
    const title = squash(inlineText(element));
    if (WRITTEN_ID.test(id)) {
      this.#current = this.#open(id, title);
    } else if (title && title !== this.#current.title) {
      this.#current.paragraphs.push(title);
    }
  }
}

function metaContent(document: Node, name: string): string {
  const meta = find(
    document,
    (element) => element.tagName === 'meta' && attribute(element, 'name') === name,
  );
  return (meta && attribute(meta, 'content')) ?? '';
}

/**
 * Reads a built page as the index needs it.
 * @param html Text of the page.
 * @returns Its title, and the sections of its `main`; none where there is no `main`.
 */
export function readPage(html: string): ReadPage {
  const document = parse(html);
  const main = find(document, ({tagName}) => tagName === 'main');
  const heading = main && find(main, ({tagName}) => tagName === 'h1');
  const title = find(document, ({tagName}) => tagName === 'title');
  const [name = ''] = title ? inlineText(title).split(' | ') : [];
  return {
    title: squash(heading ? inlineText(heading) : name) || squash(name),
    description: metaContent(document, 'description'),
    keywords: metaContent(document, 'keywords'),
    isIndexed: !metaContent(document, 'robots').includes('noindex'),
    sections: main ? new SectionReader().read(main) : [],
  };
}
