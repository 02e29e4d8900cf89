import type {Element, Nodes, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {contentOf, hasClass, isControl, isElement} from '../../plugins/built-pages/content';
import type {Block} from '../types';

/** A part of a page with a heading of its own, or the text before the first heading. */
export interface PageSection {
  /** Id to link to; empty for the page's beginning. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

// Names of elements, and no selectors: a page has thousands of elements to ask.
const tags = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Parts of a page that the search does not quote, beyond those that no one reads as its text. */
const UNQUOTED = tags('form dialog noscript video audio iframe');

/** Elements that are a date and what belongs to it, if they hold one. */
const DATED = tags('div li p');

const HEADINGS = tags('h1 h2 h3 h4 summary dt');

/** Elements that name the text after them, when they have no id. */
const NAMES = new Set([...HEADINGS, 'h5', 'h6']);

/** Elements that begin a new line. */
const BLOCKS = new Set([
  ...NAMES,
  ...tags('address article aside blockquote body dd details div dl fieldset figure figcaption'),
  ...tags('footer header hgroup hr li main ol p pre section table ul'),
]);

/** Elements that may open a section by their id. */
const PLACES = tags('section article li details div dl ul tr');

/** Ids that a person wrote: React's own begin with an underscore. */
const WRITTEN_ID = /^[a-z][\w.-]*$/i;

/** Lists with less text than this are read as one block. */
const SHORT_LIST = 200;

const ENDS_SENTENCE = /[.!?:;…»]$/;

const childrenOf = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : []);

const isBlock = (node: Nodes): node is Element =>
  isElement(node) && (BLOCKS.has(node.tagName) || 'dataStaticCode' in node.properties);

const holdsBlocks = (node: Nodes): boolean =>
  childrenOf(node).some((child) => isBlock(child) || holdsBlocks(child));

const idOf = ({properties: {id}}: Element): string =>
  typeof id === 'string' && WRITTEN_ID.test(id) ? id : '';

const sentence = (text: string): string => (ENDS_SENTENCE.test(text) ? text : `${text}.`);

function inlineText(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (isElement(node) && node.tagName === 'br') {
    return ' ';
  }
  return childrenOf(node)
    .map((child) => (isBlock(child) ? ` ${inlineText(child)} ` : inlineText(child)))
    .join('');
}

/** @returns Text of a node in one line. */
export const textOf = (node: Nodes): string =>
  inlineText(node)
    .replace(/[ \t\r\n\u200B]+/g, ' ')
    .trim();

/** Headings that name an element or a part of it. */
const headingsIn = (element: Element): readonly Element[] =>
  element.children
    .filter(isElement)
    .flatMap((child) => [...(HEADINGS.has(child.tagName) ? [child] : []), ...headingsIn(child)]);

const holds = (node: Nodes, name: string): boolean =>
  childrenOf(node).some(
    (child) =>
      isElement(child) && (child.tagName === name || (!isBlock(child) && holds(child, name))),
  );

const isUnquoted = (element: Element): boolean =>
  isControl(element) ||
  UNQUOTED.has(element.tagName) ||
  element.properties.role === 'img' ||
  'dataNoExcerpt' in element.properties ||
  hasClass(element, 'flag') ||
  (DATED.has(element.tagName) && holds(element, 'time'));

/** Links alone are ways to somewhere else. */
function areLinks(nodes: readonly Nodes[]): boolean {
  const parts = nodes.filter((node) => isElement(node) || !/^[\s·]*$/.test(textOf(node)));
  return parts.length > 0 && parts.every((node) => isElement(node) && node.tagName === 'a');
}

interface Draft {
  readonly id: string;
  readonly title: string;
  blocks: Block[];
}

/** Reads a page's `main` element into sections, in the order of the page. */
class SectionReader {
  readonly #sections: Draft[] = [];
  #current = this.#open('', '');
  /** A name that waits for the text that it names. */
  #name = '';

  constructor(main: Element) {
    this.#children(main);
    this.#endName();
  }

  get sections(): readonly PageSection[] {
    return this.#sections.filter(({id, blocks}) => id !== '' || blocks.length > 0);
  }

  #open(id: string, title: string): Draft {
    const section = {id, title, blocks: []};
    this.#sections.push(section);
    return section;
  }

  #add(block: Block): void {
    this.#endName();
    this.#current.blocks.push(block);
  }

  #addText(text: string): void {
    if (text !== '') {
      const name = this.#name && `${sentence(this.#name)} `;
      this.#name = '';
      this.#add({type: 'text', text: name + text});
    }
  }

  #endName(): void {
    const name = this.#name;
    this.#name = '';
    if (name) {
      this.#current.blocks.push({type: 'text', text: name});
    }
  }

  #children(element: Element): void {
    let line: Nodes[] = [];
    const endLine = (): void => {
      this.#addText(areLinks(line) ? '' : textOf({type: 'root', children: line} as Root));
      line = [];
    };
    for (const child of element.children) {
      if (isBlock(child) || (isElement(child) && holdsBlocks(child))) {
        endLine();
        this.#block(child);
      } else {
        line.push(child);
      }
    }
    endLine();
  }

  #block(element: Element): void {
    const {tagName} = element;
    if (NAMES.has(tagName)) {
      this.#heading(element, idOf(element));
    } else if (tagName === 'pre' || 'dataStaticCode' in element.properties) {
      const code = tagName === 'pre' ? element : (select('pre', element) ?? element);
      const text = (code.tagName === 'pre' ? toString(code) : textOf(code)).trim();
      this.#add({type: 'code', text});
    } else if (tagName === 'table') {
      this.#table(element);
    } else {
      this.#place(element, idOf(element));
    }
  }

  #heading(element: Element, id: string): void {
    const title = textOf(element);
    this.#endName();
    if (element.tagName === 'h1') {
      return;
    }
    if (id) {
      this.#current = this.#open(id, title);
    } else if (title !== this.#current.title) {
      this.#name = title;
    }
  }

  #table(table: Element): void {
    const rows = selectAll('tr', table).map((row) => row.children.filter(isElement));
    const isHeader = (row: readonly Element[]): boolean =>
      row.every(({tagName}) => tagName === 'th');
    const texts = (row: readonly Element[]): string[] => row.map(textOf);
    const body = rows.filter((row) => !isHeader(row)).map(texts);
    if (body.length > 0) {
      this.#add({type: 'rows', header: texts(rows.find(isHeader) ?? []), rows: body});
    }
  }

  #place(element: Element, id: string): void {
    const title = id && PLACES.has(element.tagName) ? this.#titleOf(element) : undefined;
    const before = this.#current;
    if (title) {
      this.#endName();
      this.#current = this.#open(id, title);
    }
    const items = element.children.filter(isElement);
    const isList = element.tagName === 'ul' || element.tagName === 'ol';
    if (isList && !items.some(holdsBlocks) && textOf(element).length < SHORT_LIST) {
      const texts = items.filter(({children}) => !areLinks(children)).map(textOf);
      this.#addText(texts.filter(Boolean).join(', '));
    } else {
      this.#children(element);
    }
    // Text after a section with an element of its own belongs to the section around it.
    if (title) {
      this.#endName();
      this.#current = before;
    }
  }

  /** Name of the section that an element with an id opens; none where a heading in it opens one. */
  #titleOf(element: Element): string | undefined {
    const headings = headingsIn(element);
    const [first] = headings;
    const label = element.properties.ariaLabel;
    if (first && idOf(first)) {
      return undefined;
    }
    if (typeof label === 'string') {
      return label;
    }
    // Several of a kind name the cards of a list, not the list.
    const isOwn = first && headings.filter(({tagName}) => tagName === first.tagName).length === 1;
    return isOwn ? textOf(first) : this.#current.title;
  }
}

/**
 * Reads the sections of a built page: every heading or element with an id that a person wrote
 * opens one. Navigation, controls, dates and pictures are left out.
 * @param main The page's main element.
 * @returns Sections in the order of the page; none for a page without one.
 */
export const readSections = (main: Element | undefined): readonly PageSection[] =>
  main ? new SectionReader(contentOf(main, isUnquoted)).sections : [];
