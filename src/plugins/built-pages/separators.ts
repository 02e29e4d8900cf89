import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';

/** Elements of a line. */
const INLINE = new Set(
  'a abbr b cite code em i kbd mark small span strong sub sup time'.split(' '),
);

const isInline = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && INLINE.has(node.tagName);

/** How many elements of a line follow each other from here on, with nothing between them. */
function runFrom(children: readonly ElementContent[], start: number): number {
  const end = children.findIndex((child, index) => index >= start && !isInline(child));
  return (end < 0 ? children.length : end) - start;
}

/**
 * Sets apart what only the style sheet holds apart: a price and its unit by a space; what begins anew, and
 * three and more, such as versions, by dots.
 * @param children Of one element, without those that are left out.
 * @returns The same with texts between them, and without comments.
 */
export function insertSeparators(children: readonly ElementContent[]): ElementContent[] {
  const nodes = children.filter(({type}) => type !== 'comment');
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
    isRow = runFrom(nodes, index) > 2;
    const isLabelled = before?.type === 'text' && before.value.endsWith(':');
    return isLabelled ? [{type: 'text', value: ' '}, child] : [child];
  });
}
