import type {Element, ElementContent} from 'hast';
import {selectAll} from 'hast-util-select';
import {setApart} from '../setApart';

/** Parts of a page that its twin does without: controls, lists of links, pictures without words. */
const LEFT_OUT = [
  'button, footer, input, label, nav, script, select, style, svg, template, textarea',
  // Panels of tabs that are not chosen are as good as the one that is.
  '[hidden]:not([data-panel]), [aria-hidden=true], [data-needs-script], [data-no-twin]',
  '[role=status], [role=search], .hash-link, .theme-doc-toc-mobile',
].join();

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** A fold of which only its summary is left. */
const isEmptyFold = ({tagName, children}: Element): boolean =>
  tagName === 'details' &&
  children.every((child) => isElement(child) && child.tagName === 'summary');

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
      .filter((child) => !leftOut.has(child))
      .map((child) => (isElement(child) ? pruned(child) : child))
      .filter((child) => !(isElement(child) && isEmptyFold(child)))
      .flatMap((child) =>
        isElement(child) && child.tagName === 'noscript' ? child.children : [child],
      );
    return {...element, children: setApart(children)};
  };
  return pruned(main);
}
