import type {Parents, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** Lines of source that fill a screen of 1080 pixels. */
const SCREEN = 40;

/** Parts of an operation's page that begin on its first screen, side by side (src/features/api). */
const COLUMNS: readonly unknown[] = ['Aside', 'Main'];

/** Imports and exports of a text are none. */
const isBlock = ({type}: RootContent): boolean => type !== 'mdxjsEsm';

/** Nodes that other plugins added have no lines. */
const linesFrom = (start: RootContent | undefined, end: number | undefined): number =>
  (end ?? NaN) - (start?.position?.start.line ?? NaN);

function leaveForLater(parent: Parents): void {
  const children = parent.children as RootContent[];
  const blocks = children.filter(isBlock);
  const first = blocks.find(({position}) => linesFrom(blocks[0], position?.start.line) > SCREEN);
  if (first && linesFrom(first, blocks.at(-1)?.position?.end.line) > SCREEN) {
    const rest = children.splice(children.indexOf(first));
    const later: RootContent = {
      type: 'mdxJsxFlowElement',
      name: 'Later',
      attributes: [],
      children: rest.filter(isBlock) as MdxJsxFlowElementHast['children'],
    };
    children.push(...rest.filter((node) => !isBlock(node)), later);
  }
}

/**
 * Rehype plugin: puts the blocks below the first screen of a long text into `<Later>` (src/components/mdx), so that
 * browsers paint a next page before these are rendered. The server writes the same HTML, without the line breaks between blocks.
 * @returns The transformer.
 */
export default function laterBlocks(): (tree: Root) => void {
  return (tree) => {
    tree.children = tree.children.filter((node) => !(node.type === 'text' && !node.value.trim()));
    visit(tree, (node) => {
      if (node.type === 'root' || ('name' in node && COLUMNS.includes(node.name))) {
        leaveForLater(node);
      }
    });
  };
}
