import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {parse, type DefaultTreeAdapterMap} from 'parse5';
import type {PageText} from './readPage';

/** Nodes that hold a run of text. */
const BLOCKS: readonly Nodes['type'][] = ['heading', 'paragraph', 'tableCell'];

/** The block between lines of three hyphens at the start, in which only these are texts. */
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const FIELD = /^(title|description): (".*")$/gm;

/** Code is in no language. */
function withoutCode(node: Nodes): Nodes {
  if (node.type === 'inlineCode') {
    return {type: 'text', value: ' '};
  }
  return 'children' in node ? ({...node, children: node.children.map(withoutCode)} as Nodes) : node;
}

function* characters(node: DefaultTreeAdapterMap['node']): Generator<string> {
  if ('value' in node) {
    yield node.value;
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    yield* characters(child);
  }
}

/** What is left of a text when spaces and signs do not count. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

function* blocksOf(node: Nodes): Generator<Nodes> {
  if (BLOCKS.includes(node.type)) {
    yield node;
  } else if ('children' in node) {
    for (const child of node.children) {
      yield* blocksOf(child);
    }
  }
}

/**
 * Lists the texts of a Markdown twin, or of `llms.txt`, that are its own. What its page says too is
 * judged there, where parts in another language are marked as such.
 * @param source Text of the file.
 * @param page HTML of its page; nothing for `llms.txt`.
 * @returns Blocks of text, as of pages, without code.
 */
export function readMarkdown(source: string, page = ''): readonly PageText[] {
  const [block = '', fields = ''] = FRONT_MATTER.exec(source) ?? [];
  const head = [...fields.matchAll(FIELD)].map(([, name = '', value = '""']) => ({
    place: `front matter ${name}`,
    text: JSON.parse(value) as string,
  }));
  const tree = fromMarkdown(source.slice(block.length), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const said = bare([...characters(parse(page, {scriptingEnabled: false}))].join(''));
  const own = [...blocksOf(tree)].filter((node) => !said.includes(bare(toString(node))));
  return [
    ...head,
    ...own.map((node) => ({
      place: node.type,
      text: toString(withoutCode(node)).replace(/\s+/g, ' ').trim(),
    })),
  ];
}
