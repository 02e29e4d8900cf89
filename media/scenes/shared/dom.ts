/**
 * Finds the one element a scene needs.
 *
 * @throws Error naming the selector when the scene's HTML does not hold it.
 */
export function find(selector: string, root: ParentNode = document): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (element === null) {
    throw new Error(`The scene's index.html has no element for "${selector}".`);
  }
  return element;
}

/** Makes an element with a class and, if given, plain text. */
export function make(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/** A tick drawn as a path, so that no font needs the glyph; the path is 24 units wide. */
export function tick(className: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', className);
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', 'M6.5 12.6l3.7 3.7 7.3-8');
  path.setAttribute('pathLength', '1');
  svg.append(path);
  return svg;
}
