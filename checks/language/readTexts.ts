import type {Element, Nodes, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {INLINE} from '../../src/plugins/built-pages/content';

/** A text that visitors read or hear, or that search engines show. */
export interface PageText {
  /** Element or attribute that holds it, such as `p` or `img alt`. */
  readonly place: string;
  readonly text: string;
}

/** Neither prose nor read aloud as such: code is the same in every language. */
const SKIPPED = new Set('br code kbd pre samp script style svg template'.split(' '));

/** Attributes with a text, by the names that hast gives them. */
const ATTRIBUTES = ['alt', 'ariaDescription', 'ariaLabel', 'placeholder', 'title'];

const META = new Set<unknown>(
  'description og:description og:image:alt og:title twitter:description twitter:title'.split(' '),
);

/** Fields of structured data that hold a text for people. */
const DATA_FIELDS = new Set('articleBody caption description headline name text'.split(' '));

/** A part in a language of its own, or one that is not to be translated. */
const isForeign = ({tagName, properties}: Element): boolean =>
  (tagName !== 'html' && properties.lang !== undefined) || properties.translate === 'no';

/** The texts of an element that are not its content. */
function ownTexts(element: Element): readonly PageText[] {
  const {tagName, properties} = element;
  if (tagName === 'script' && properties.type === 'application/ld+json') {
    const texts: PageText[] = [];
    JSON.parse(toString(element), (field, text: unknown) => {
      if (typeof text === 'string' && DATA_FIELDS.has(field)) {
        texts.push({place: 'structured data', text});
      }
      return text;
    });
    return texts;
  }
  if (tagName === 'meta') {
    const name = properties.name ?? properties.property;
    return META.has(name)
      ? [{place: `meta ${String(name)}`, text: String(properties.content)}]
      : [];
  }
  return ATTRIBUTES.flatMap((name) => {
    const text = properties[name];
    return typeof text === 'string' ? [{place: `${tagName} ${name}`, text}] : [];
  });
}

/**
 * Lists the texts of a finished page: title, descriptions, prose, labels, structured data. Code,
 * parts with a `lang` of their own and parts with `translate="no"` are left out.
 * @param tree The page.
 * @returns Blocks of text in their order, white space collapsed.
 * @throws SyntaxError when structured data is not JSON.
 */
export function readTexts(tree: Root): readonly PageText[] {
  const texts: PageText[] = [];
  let block = '';
  const end = (place: string): void => {
    texts.push({place, text: block.replace(/\s+/g, ' ').trim()});
    block = '';
  };
  const read = (node: Nodes, place: string): void => {
    if (node.type === 'text') {
      block += node.value;
    } else if (node.type === 'root') {
      node.children.forEach((child) => read(child, place));
    } else if (node.type === 'element') {
      texts.push(...(isForeign(node) ? [] : ownTexts(node)));
      if (isForeign(node) || SKIPPED.has(node.tagName)) {
        block += ' ';
      } else if (INLINE.has(node.tagName)) {
        node.children.forEach((child) => read(child, place));
      } else {
        end(place);
        node.children.forEach((child) => read(child, node.tagName));
        end(node.tagName);
      }
    }
  };
  read(tree, 'text');
  end('text');
  return texts.filter(({text}) => text !== '');
}
