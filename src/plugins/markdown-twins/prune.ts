import type {Element, ElementContent, Properties, Root} from 'hast';

/** What a reader of text has no use for, whatever it holds. */
const SILENT = new Set([
  'button',
  'footer',
  'input',
  'label',
  'nav',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
]);

/** Elements that stand in a line. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
]);

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

const classes = ({className}: Properties): readonly string[] =>
  Array.isArray(className) ? className.map(String) : [];

/**
 * @param element Part of a page.
 * @param name One of its classes that are not hashed, such as the theme's.
 */
export function hasClass(element: Element, name: string): boolean {
  return classes(element.properties).includes(name);
}

function isSilent({tagName, properties}: Element): boolean {
  return (
    SILENT.has(tagName) ||
    // Panels of tabs that are not chosen are as good as the one that is.
    (properties.hidden !== undefined && properties.dataPanel === undefined) ||
    properties.ariaHidden === 'true' ||
    properties.dataNeedsScript !== undefined ||
    properties.dataNoTwin !== undefined ||
    properties.role === 'status' ||
    properties.role === 'search' ||
    ['hash-link', 'theme-doc-toc-mobile'].some((name) => classes(properties).includes(name))
  );
}

const isInline = (node: ElementContent | undefined): boolean =>
  isElement(node) && INLINE.has(node.tagName);

/** How many elements stand side by side from here on, with nothing between them. */
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

/** A fold of which nothing is left but what it says it holds. */
const isEmptyFold = ({tagName, children}: Element): boolean =>
  tagName === 'details' &&
  children.every((child) => (isElement(child) ? child.tagName === 'summary' : false));

/**
 * Leaves out of a page what its twin does without: controls, lists of links, pictures without
 * words, comments. Code keeps every character.
 * @param element Part of a page; it stays as it is.
 * @returns The part without them.
 */
export function prune(element: Element): Element {
  if (element.tagName === 'pre' || element.tagName === 'code') {
    return element;
  }
  const children = element.children
    .filter((child) => child.type !== 'comment' && !(isElement(child) && isSilent(child)))
    .map((child) => (isElement(child) ? prune(child) : child))
    .filter((child) => !(isElement(child) && isEmptyFold(child)));
  return {...element, children: spaced(children)};
}

/** @returns The first element that a test finds, the outermost first. */
export function findElement(
  node: Element | Root,
  test: (element: Element) => boolean,
): Element | undefined {
  for (const child of node.children) {
    if (child.type === 'element') {
      const found = test(child) ? child : findElement(child, test);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

/** @returns All text of an element. */
export function textOf(element: Element): string {
  return element.children
    .map((child) => {
      if (child.type === 'text') {
        return child.value;
      }
      return child.type === 'element' ? textOf(child) : '';
    })
    .join('');
}
