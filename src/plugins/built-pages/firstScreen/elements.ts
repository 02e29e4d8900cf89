import type {Element, Root, RootContent} from 'hast';
import {visit} from 'unist-util-visit';

/** Characters of text in `main` that no phone shows at once: a screen of 40rem by 60rem shows 2,000. */
const SHOWN = 2500;

/** Characters in `main` after which blocks are laid out later, unless the window shows them after all. */
const LAID_OUT = 900;

/** Height in pixels of a line of text, and the characters in it on a narrow phone. */
const LINE = {height: 28, characters: 40};

/** Elements with room for a line around them and after their last word. */
const SPACED = new Set(['h1', 'h2', 'h3', 'h4', 'p']);

/** Characters in the room of a picture of that height in pixels, or of a higher one. */
const PICTURE = {characters: 1250, height: 200};

/** Width in pixels that drawings have at most on a phone. */
const DRAWING_WIDTH = 560;

/** Characters in the room of a line of code, which does not wrap. */
const CODE_LINE = 50;

/** Elements whose children are blocks, one below the other. */
const BLOCKS = new Set(['main', 'div', 'article', 'section', 'ul', 'ol']);

const NO_BOX = new Set(['head', 'script', 'template', 'noscript']);

/** Whether browsers show nothing of an element, whatever its rules. */
const hasNoBox = ({tagName, properties}: Element): boolean =>
  NO_BOX.has(tagName) || (tagName === 'dialog' && properties.open === undefined);

/** Whether an element after the first blocks can be left for later: around `main`, the footer alone. */
const isLater =
  (inMain: boolean) =>
  (node: RootContent): node is Element =>
    node.type === 'element' && (inMain ? !hasNoBox(node) : node.tagName === 'footer');

/** Ids of the elements that a press on a button shows. */
function closedIds(tree: Root): ReadonlySet<unknown> {
  const ids = new Set<unknown>();
  visit(tree, 'element', ({properties: {ariaExpanded, ariaControls}}) => {
    if (ariaExpanded === 'false' && Array.isArray(ariaControls)) {
      ariaControls.forEach((id) => ids.add(id));
    }
  });
  return ids;
}

/** Height in pixels of what may be a picture. A drawing without one is as high as its width, or its own units, allow. */
function heightOf({properties}: Element): number {
  const {height, width, viewBox} = properties;
  const [, , columns, rows] = (viewBox ?? '').split(' ').map(Number);
  return height === undefined && columns && rows
    ? (rows / columns) * Math.min(Number(width ?? columns), DRAWING_WIDTH)
    : Number(height);
}

/** Characters in the room of an element, apart from its text. */
function roomOf(node: Element): number {
  const height = heightOf(node);
  const lines = SPACED.has(node.tagName) ? 1 : Math.floor(height / LINE.height) || 0;
  return height >= PICTURE.height ? PICTURE.characters : lines * LINE.characters;
}

/** A closed `<details>` shows its summary, and a `<select>` one option. */
const shownChildren = ({tagName, properties, children}: Element): Element['children'] =>
  (tagName === 'details' && properties.open === undefined) || tagName === 'select'
    ? children.filter((child) => child.type === 'element' && child.tagName === 'summary')
    : children;

/** The first screen of a page on a phone. */
export interface FirstScreen {
  /** Names of its elements, attributes and classes, and the words of all values: selectors name no others. */
  readonly names: ReadonlySet<string>;
  /** The blocks of `main` further down, without the last one, and the footer below them. */
  readonly later: readonly Element[];
}

/**
 * Reads a page from its top until it holds more than a phone shows.
 * @param tree A built page.
 * @param hidden Classes of what phones do not show.
 */
export function firstScreenOf(tree: Root, hidden: ReadonlySet<string>): FirstScreen {
  const names = new Set(['class']);
  const later: Element[] = [];
  const footers: Element[] = [];
  const closed = closedIds(tree);
  let left = SHOWN;
  const isNear = (): boolean => left > SHOWN - LAID_OUT;

  const isClosed = ({properties}: Element): boolean =>
    properties.popover !== undefined ||
    Boolean(properties.hidden) ||
    closed.has(properties.id) ||
    ((properties.className ?? []) as readonly string[]).some((name) => hidden.has(name));

  const note = ({tagName, properties}: Element): void => {
    names.add(tagName);
    for (const [name, value] of Object.entries(properties)) {
      // hast calls `aria-label` ariaLabel and `datetime` dateTime.
      names.add(name.toLowerCase());
      names.add(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
      const words = Array.isArray(value) ? value.map(String) : String(value).split(/[^\w-]+/);
      words.forEach((word) => names.add(word));
    }
  };
  const walk = (node: RootContent, inMain: boolean, inCode: boolean): void => {
    if (node.type === 'text' && inMain) {
      left -= inCode ? CODE_LINE * (node.value.split('\n').length - 1) : node.value.length;
    }
    if (node.type !== 'element' || left <= 0 || hasNoBox(node)) {
      return;
    }
    note(node);
    left -= inMain ? roomOf(node) : 0;
    const isInMain = inMain || node.tagName === 'main';
    const children = isClosed(node) ? [] : shownChildren(node);
    children.forEach((child, index) => {
      const wasNear = isNear();
      walk(child, isInMain, inCode || node.tagName === 'pre');
      if (wasNear && !isNear() && BLOCKS.has(node.tagName)) {
        (isInMain ? later : footers).push(...children.slice(index + 1).filter(isLater(isInMain)));
      }
    });
  };
  tree.children.forEach((child) => {
    walk(child, false, false);
  });
  // The last one has its own height: by a promised one, the footer would lie over the end of its content.
  return {names, later: [...later.slice(0, footers.length > 0 ? -1 : undefined), ...footers]};
}
