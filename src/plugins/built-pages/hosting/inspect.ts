import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';

/** A finding in a page, with its line in the file. */
interface Found {
  readonly line: number;
  readonly text: string;
}

interface FoundScript extends Found {
  /** Plugin that the script belongs to; Docusaurus' own script names none. */
  readonly name: string;
}

export interface Inspection {
  /** Inline scripts, in order. Their texts are exactly what a browser hashes. */
  readonly scripts: readonly FoundScript[];
  /** Markup that the policy would block, each as a phrase that names the element. */
  readonly faults: readonly Found[];
}

/** The name under which a script without a name of its own is allowed. */
const UNNAMED = 'docusaurus';

/** The data blocks that the site writes; a browser may run a script of any other type. */
const DATA = new Set<unknown>(['application/ld+json', 'application/json']);

/** Attributes that hold an address which the browser may follow as a script. */
const ADDRESSES = new Set(['href', 'xLinkHref', 'src', 'action', 'formAction', 'data']);

/** All elements, those in templates included. */
function* elementsOf(node: Root | Element): Generator<Element> {
  for (const child of node.children as readonly ElementContent[]) {
    if (child.type === 'element') {
      yield child;
      yield* elementsOf(child);
    }
  }
  if ('content' in node && node.content) {
    yield* elementsOf(node.content);
  }
}

function describe({tagName, properties}: Element, attribute = ''): string {
  const id = typeof properties.id === 'string' ? ` id="${properties.id}"` : '';
  return `<${tagName}${id}${attribute && ` ${attribute.toLowerCase()}`}>`;
}

function faultsOf(element: Element): readonly string[] {
  const faults = Object.entries(element.properties).flatMap(([name, value]) => {
    // Browsers drop these characters before they read the scheme.
    const address = String(value).replace(/^[\0-\x20]+|[\t\n\r]/g, '');
    return [
      ...(/^on[a-z]/i.test(name) ? [`an inline event handler ${describe(element, name)}`] : []),
      ...(ADDRESSES.has(name) && /^javascript:/i.test(address)
        ? [`a javascript: address ${describe(element, name)}`]
        : []),
    ];
  });
  return element.tagName === 'style' ? [`a style element ${describe(element)}`, ...faults] : faults;
}

/**
 * Looks for scripts and for what the policy blocks. `noscript` is read as markup: its styles count for
 * visitors without scripts, and the policy applies to them too. A script with an address counts as an
 * inline one if it holds a text as well: in a picture, it might run.
 * @param tree A finished page.
 */
export function inspectPage(tree: Root): Inspection {
  const scripts: FoundScript[] = [];
  const faults: Found[] = [];
  for (const element of elementsOf(tree)) {
    const {tagName, properties, position} = element;
    const line = position?.start.line ?? 1;
    faults.push(...faultsOf(element).map((text) => ({line, text})));
    const text = tagName === 'script' && !DATA.has(properties.type) ? toString(element) : '';
    if (text) {
      const name = typeof properties.dataPlugin === 'string' ? properties.dataPlugin : UNNAMED;
      scripts.push({line, name, text});
    }
  }
  return {scripts, faults};
}
