import type {Element, Root, RootContent} from 'hast';

/** Characters in `main` that no phone shows at once: a screen of 40rem by 60rem shows 2,000. */
const SHOWN = 2500;

/** Characters in `main` after which blocks are laid out later, unless the window shows them after all. */
const LAID_OUT = 1200;

/** Characters in the room of an element, apart from its text, and of a picture. Code has one for each of its words. */
const ROOM = {element: 15, picture: 1000, span: 0} as const;

const PICTURES = new Set(['picture', 'video', 'figure']);

/** Elements whose children are blocks, one below the other. */
const BLOCKS = new Set(['main', 'div', 'article', 'section', 'ul', 'ol']);

const NO_BOX = new Set(['head', 'script', 'template', 'noscript']);

/** Whether browsers show nothing of an element, whatever its rules. */
const hasNoBox = ({tagName, properties}: Element) =>
  NO_BOX.has(tagName) || (tagName === 'dialog' && properties.open === undefined);

/** Whether an element after the first blocks can be left for later: around `main`, the footer alone. */
const isLater =
  (inMain: boolean) =>
  (node: RootContent): node is Element =>
    node.type === 'element' && (inMain ? !hasNoBox(node) : node.tagName === 'footer');

function roomOf({tagName}: Element): number {
  if (PICTURES.has(tagName)) {
    return ROOM.picture;
  }
  return tagName === 'span' ? ROOM.span : ROOM.element;
}

/** A closed `<details>` shows its summary, and a `<select>` one option. */
const shownChildren = ({tagName, properties, children}: Element) =>
  (tagName === 'details' && properties.open === undefined) || tagName === 'select'
    ? children.filter((child) => child.type === 'element' && child.tagName === 'summary')
    : children;

/**
 * Reads a page from its top until it holds more than a phone shows.
 * @param tree A built page.
 * @param hidden Classes of what phones do not show.
 * @returns Names of its elements, attributes and classes, and the words of all values: selectors name no others; and,
 * for later, the blocks of `main` further down, without the last one, and the footer below them.
 */
export function firstScreenOf(tree: Root, hidden: ReadonlySet<string>) {
  const names = new Set(['class']);
  const later: Element[] = [];
  const footers: Element[] = [];
  let left = SHOWN;
  const isNear = () => left > SHOWN - LAID_OUT;

  const isClosed = ({properties}: Element) =>
    properties.popover !== undefined ||
    Boolean(properties.hidden) ||
    ((properties.className ?? []) as readonly string[]).some((name) => hidden.has(name));

  const note = ({tagName, properties}: Element) => {
    names.add(tagName);
    for (const [name, value] of Object.entries(properties)) {
      // hast calls `aria-label` ariaLabel and `datetime` dateTime.
      names.add(name.toLowerCase());
      names.add(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
      const words = Array.isArray(value) ? value.map(String) : String(value).split(/[^\w-]+/);
      words.forEach((word) => names.add(word));
    }
  };
  const walk = (node: RootContent, inMain: boolean) => {
    if (node.type === 'text' && inMain) {
      left -= node.value.length;
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
      walk(child, isInMain);
      if (wasNear && !isNear() && BLOCKS.has(node.tagName)) {
        (isInMain ? later : footers).push(...children.slice(index + 1).filter(isLater(isInMain)));
      }
    });
  };
  tree.children.forEach((child) => {
    walk(child, false);
  });
  // The last one has its own height: by a promised one, the footer would lie over the end of its content.
  return {names, later: [...later.slice(0, footers.length > 0 ? -1 : undefined), ...footers]};
}
