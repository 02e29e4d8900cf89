import type {Element, ElementContent, Nodes} from 'hast';
import {toString} from 'hast-util-to-string';

// The one reading of what a page says: twins, search, the check of languages and tests begin with it.

/** Controls, lists of links, pictures without words. */
const CONTROLS = new Set(
  'button footer input label nav script select style svg template textarea'.split(' '),
);

/** Elements of a line, and so of a sentence. */
export const INLINE = new Set(
  'a abbr b bdi bdo cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
);

/** The box of a point in a list of tasks: GitHub's Markdown has the only boxes that no one can tick. */
const isTask = ({tagName, properties: {type, disabled}}: Element): boolean =>
  tagName === 'input' && type === 'checkbox' && disabled === true;

export const hasClass = ({properties: {className}}: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

export const isElement = (node: Nodes): node is Element => node.type === 'element';

/** Asked of each element of a page: a selector would take four times as long. */
export function isControl(element: Element): boolean {
  const {tagName, properties} = element;
  const {hidden, ariaHidden, role} = properties;
  return (
    (CONTROLS.has(tagName) && !isTask(element)) ||
    role === 'status' ||
    role === 'search' ||
    ariaHidden === 'true' ||
    // Panels of tabs that are not chosen are as good as the one that is.
    ((hidden ?? false) !== false && !('dataPanel' in properties)) ||
    'dataNeedsScript' in properties ||
    'dataNoTwin' in properties ||
    hasClass(element, 'hash-link')
  );
}

const isInline = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && INLINE.has(node.tagName);

/**
 * Sets apart what only the style sheet holds apart: a price and its unit by a space; what begins anew, and
 * three and more, such as versions, by dots.
 */
function insertSeparators(nodes: readonly ElementContent[]): ElementContent[] {
  let isRow = false;
  return nodes.flatMap((child, index): ElementContent[] => {
    const before = nodes[index - 1];
    if (!isInline(child)) {
      return [child];
    }
    if (isInline(before)) {
      const isNew = isRow || /^\p{Lu}/u.test(toString(child));
      return [{type: 'text', value: isNew ? ' · ' : ' '}, child];
    }
    isRow = [child, nodes[index + 1], nodes[index + 2]].every(isInline);
    const isLabelled = before?.type === 'text' && before.value.endsWith(':');
    return isLabelled ? [{type: 'text', value: ' '}, child] : [child];
  });
}

/** A fold of which only its summary is left. */
const isEmptyFold = ({tagName, children}: Element): boolean =>
  tagName === 'details' &&
  children.every((child) => isElement(child) && child.tagName === 'summary');

/**
 * Reads what a part of a page says. Code keeps every character.
 * @param part Part of a page; it stays as it is.
 * @param isLeftOut Whether an element is no text of it.
 * @returns The part without what is left out, with texts between neighbours that would run together.
 */
export function contentOf(part: Element, isLeftOut = isControl): Element {
  if (part.tagName === 'pre' || part.tagName === 'code') {
    return part;
  }
  const children = part.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) {
      return child.type === 'comment' ? [] : [child];
    }
    if (isLeftOut(child)) {
      return [];
    }
    const content = contentOf(child, isLeftOut);
    return isEmptyFold(content) ? [] : child.tagName === 'noscript' ? content.children : [content];
  });
  return {...part, children: insertSeparators(children)};
}
