import {html as spec, parse, type DefaultTreeAdapterMap} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

export interface HtmlScan {
  /** Texts of the inline scripts that a browser would run, exactly as it hashes them. */
  readonly inlineScripts: readonly string[];
  /** What the policy would block, each as a phrase that names the element. */
  readonly faults: readonly string[];
}

/**
 * Types that make a script run, or that the policy treats as if: import maps and speculation
 * rules. Any other type is a data block, such as structured data.
 * @see https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
 * @see https://mimesniff.spec.whatwg.org/#javascript-mime-type
 */
const RUNNING_TYPE =
  /^(?:module|importmap|speculationrules|(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;

/** Attributes that hold an address which the browser may follow as a script. */
const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'data']);

const attributeName = ({name, prefix}: Element['attrs'][number]): string =>
  prefix ? `${prefix}:${name}` : name;

function attributesOf(element: Element): ReadonlyMap<string, string> {
  return new Map(element.attrs.map((attr) => [attributeName(attr), attr.value]));
}

function isInlineScript(element: Element, attributes: ReadonlyMap<string, string>): boolean {
  const sources = element.namespaceURI === spec.NS.SVG ? ['href', 'xlink:href'] : ['src'];
  if (element.tagName !== 'script' || sources.some((name) => attributes.has(name))) {
    return false;
  }
  const type = attributes.get('type');
  const language = attributes.get('language');
  const given = type ?? (language ? `text/${language}` : '');
  return given === '' || RUNNING_TYPE.test(given.trim());
}

const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

function describe(element: Element, attribute?: string): string {
  const id = element.attrs.find(({name}) => name === 'id')?.value;
  return `<${element.tagName}${id ? ` id="${id}"` : ''}${attribute ? ` ${attribute}` : ''}>`;
}

function findFaults(element: Element, attributes: ReadonlyMap<string, string>): string[] {
  const faults = element.tagName === 'style' ? [`a style element ${describe(element)}`] : [];
  attributes.forEach((value, name) => {
    if (/^on[a-z]/.test(name)) {
      faults.push(`an inline event handler ${describe(element, name)}`);
    }
    // Browsers drop these characters before they read the scheme.
    const address = value.replace(/^[\0-\x20]+|[\t\n\r]/g, '');
    if (ADDRESSES.has(name) && /^javascript:/i.test(address)) {
      faults.push(`a javascript: address ${describe(element, name)}`);
    }
  });
  return faults;
}

function childrenOf(node: Node): Node[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return 'content' in node ? [...children, node.content] : children;
}

/**
 * Reads a finished page with the same algorithm as a browser.
 *
 * `noscript` is read as markup: its styles count for visitors without scripts, and the policy
 * holds for them too.
 * @param html Text of the page.
 * @returns Its inline scripts, in order, and its faults.
 */
export function scanHtml(html: string): HtmlScan {
  const inlineScripts: string[] = [];
  const faults: string[] = [];
  const open: Node[] = [parse(html, {scriptingEnabled: false})];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node) {
      const attributes = attributesOf(node);
      faults.push(...findFaults(node, attributes));
      const text = isInlineScript(node, attributes) ? textOf(node) : '';
      if (text) {
        inlineScripts.push(text);
      }
    }
    open.push(...childrenOf(node).reverse());
  }
  return {inlineScripts, faults};
}
