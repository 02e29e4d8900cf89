import type {Element, ElementContent} from 'hast';
import {selectAll} from 'hast-util-select';

/** Parts of a page that its twin does without: controls, lists of links, pictures without words. */
const LEFT_OUT = [
  'button, footer, input, label, nav, script, select, style, svg, template, textarea',
  // Panels of tabs that are not chosen are as good as the one that is.
  '[hidden]:not([data-panel]), [aria-hidden=true], [data-needs-script], [data-no-twin]',
  '[role=status], [role=search], .hash-link, .theme-doc-toc-mobile',
].join();

/** Elements of a line. */
const INLINE = new Set(
  'a abbr b cite code em i kbd mark small span strong sub sup time'.split(' '),
);

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

const isInline = (node: ElementContent | undefined): boolean =>
  isElement(node) && INLINE.has(node.tagName);

/** How many elements of a line follow each other from here on, with nothing between them. */
function runFrom(children: readonly ElementContent[], start: number): number {
  const end = children.findIndex((child, index) => index >= start && !isInline(child));
  return (end < 0 ? children.length : end) - start;
}

/**
 * Sets apart what only the style sheet holds apart: an author and a role by a space, three and
 * more, such as versions, by dots.
 */
function spaced(children: readonly ElementContent[]): ElementContent[] {
  let separator = '';
  return children.flatMap((child, index): ElementContent[] => {
    const before = children[index - 1];
    if (!isInline(child)) {
      return [child];
    }
    if (before && isInline(before)) {
      return [{type: 'text', value: separator}, child];
    }
    separator = runFrom(children, index) > 2 ? ' · ' : ' ';
    const isLabelled = before?.type === 'text' && before.value.endsWith(':');
    return isLabelled ? [{type: 'text', value: ' '}, child] : [child];
  });
}

/** A fold of which only its summary is left. */
const isEmptyFold = ({tagName, children}: Element): boolean =>
  tagName === 'details' &&
  children.every((child) => (isElement(child) ? child.tagName === 'summary' : false));

/**
 * Leaves out of a page what its twin does without. Code keeps every character.
 * @param main Part of a page; it stays as it is.
 * @returns The part without them.
 */
export function prune(main: Element): Element {
  const leftOut = new Set<ElementContent>(selectAll(LEFT_OUT, main));
  const pruned = (element: Element): Element => {
    if (element.tagName === 'pre' || element.tagName === 'code') {
      return element;
    }
    const children = element.children
      .filter((child) => child.type !== 'comment' && !leftOut.has(child))
      .map((child) => (isElement(child) ? pruned(child) : child))
      .filter((child) => !(isElement(child) && isEmptyFold(child)));
    return {...element, children: spaced(children)};
  };
  return pruned(main);
}
