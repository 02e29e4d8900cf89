import type {Element, ElementContent} from 'hast';
import {insertSeparators} from '../separators';

/** Elements that a twin does without: controls, lists of links, pictures without words. */
const CONTROLS = new Set(
  'button footer input label nav script select style svg template textarea'.split(' '),
);

const ROLES = new Set<unknown>(['status', 'search']);
const CLASSES = new Set<unknown>(['hash-link']);

/** The box of a point in a list of tasks: GitHub's Markdown has the only boxes that no one can tick. */
const isTask = ({tagName, properties: {type, disabled}}: Element): boolean =>
  tagName === 'input' && type === 'checkbox' && disabled === true;

/** Asked of each element of a page: a selector would take four times as long. */
function isLeftOut(element: Element): boolean {
  const {tagName, properties} = element;
  const {hidden, ariaHidden, role, className} = properties;
  return (
    (CONTROLS.has(tagName) && !isTask(element)) ||
    ROLES.has(role) ||
    ariaHidden === 'true' ||
    // Panels of tabs that are not chosen are as good as the one that is.
    ((hidden ?? false) !== false && !('dataPanel' in properties)) ||
    'dataNeedsScript' in properties ||
    'dataNoTwin' in properties ||
    (Array.isArray(className) && className.some((name) => CLASSES.has(name)))
  );
}

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
  const pruned = (element: Element): Element => {
    if (element.tagName === 'pre' || element.tagName === 'code') {
      return element;
    }
    const children = element.children
      .filter((child) => !isElement(child) || !isLeftOut(child))
      .map((child) => (isElement(child) ? pruned(child) : child))
      .filter((child) => !(isElement(child) && isEmptyFold(child)))
      .flatMap((child) =>
        isElement(child) && child.tagName === 'noscript' ? child.children : [child],
      );
    return {...element, children: insertSeparators(children)};
  };
  return pruned(main);
}
