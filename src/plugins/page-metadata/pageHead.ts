import {parse, type DefaultTreeAdapterMap} from 'parse5';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

/** A block of structured data: its text and where it stands in the HTML. */
export interface DataBlock {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What a built page says about itself, and where more can be added. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Index in the HTML right behind the title. */
  readonly end: number;
  /** The blocks of structured data in the head, in order. */
  readonly data: readonly DataBlock[];
}

function childrenNamed(node: Node, name: string): readonly Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.filter((child): child is Element => 'tagName' in child && child.tagName === name);
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

function dataBlock(script: Element): readonly DataBlock[] {
  const {startTag, endTag} = script.sourceCodeLocation ?? {};
  return attribute(script, 'type') === 'application/ld+json' && startTag && endTag
    ? [{text: textOf(script), start: startTag.endOffset, end: endTag.startOffset}]
    : [];
}

/**
 * Reads the head of a built page.
 * @param html Text of the page.
 * @param file Where it stands, for the message.
 * @returns What stands in it.
 * @throws When the page has no title.
 */
export function readHead(html: string, file: string): PageHead {
  const document = parse(html, {sourceCodeLocationInfo: true});
  const [root] = childrenNamed(document, 'html');
  const [head] = root ? childrenNamed(root, 'head') : [];
  const [title] = head ? childrenNamed(head, 'title') : [];
  const end = title?.sourceCodeLocation?.endTag?.endOffset;
  if (!head || !title || end === undefined) {
    throw new Error(`page-metadata: ${file} has no title. Give the page one in its front matter.`);
  }
  const description = childrenNamed(head, 'meta').find(
    (meta) => attribute(meta, 'name') === 'description',
  );
  return {
    title: textOf(title),
    description: (description && attribute(description, 'content')) ?? '',
    end,
    data: childrenNamed(head, 'script').flatMap(dataBlock),
  };
}

/**
 * Writes structured data so that no text in it can end its element.
 * @param data Anything that JSON knows.
 */
export function dataText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
