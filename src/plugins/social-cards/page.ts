import {parse, type DefaultTreeAdapterMap} from 'parse5';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

/** What a built page says about itself, and where more can be added. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Index in the HTML right behind the title. */
  readonly end: number;
}

function childrenNamed(node: Node, name: string): readonly Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.filter((child): child is Element => 'tagName' in child && child.tagName === name);
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/**
 * Reads the head of a built page.
 * @param html Text of the page.
 * @returns Its title and description, or undefined where there is no title.
 */
export function readHead(html: string): PageHead | undefined {
  const document = parse(html, {sourceCodeLocationInfo: true});
  const [root] = childrenNamed(document, 'html');
  const [head] = root ? childrenNamed(root, 'head') : [];
  const [title] = head ? childrenNamed(head, 'title') : [];
  const end = title?.sourceCodeLocation?.endTag?.endOffset;
  if (!head || !title || end === undefined) {
    return undefined;
  }
  const description = childrenNamed(head, 'meta').find(
    (meta) => attribute(meta, 'name') === 'description',
  );
  return {
    title: title.childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
    description: (description && attribute(description, 'content')) ?? '',
    end,
  };
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A card as the head names it. */
export interface CardLink {
  /** Full address of the picture. */
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Names a card in a page.
 * @param html Text of the page.
 * @param end Where to write, from readHead.
 * @param card The card.
 * @returns The page with the card's meta elements.
 */
export function insertCard(html: string, end: number, card: CardLink): string {
  const metas = [
    ['property', 'og:image', card.url],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(card.width)],
    ['property', 'og:image:height', String(card.height)],
    ['property', 'og:image:alt', card.alt],
    ['name', 'twitter:image', card.url],
    ['name', 'twitter:image:alt', card.alt],
  ] as const;
  const text = metas
    .map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escape(content)}">`)
    .join('');
  return html.slice(0, end) + text + html.slice(end);
}
