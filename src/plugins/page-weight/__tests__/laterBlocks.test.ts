/** @jest-environment node */
import type {Element, Root, RootContent, Text} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import laterBlocks from '../laterBlocks';

type Parent = Root | MdxJsxFlowElementHast;

const point = (line: number) => ({line, column: 1});

/** A paragraph of one line. */
const paragraph = (line: number): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{type: 'text', value: `line ${line}`}],
  position: {start: point(line), end: point(line)},
});

const gap: Text = {type: 'text', value: '\n'};

/** Paragraphs on each second line, with the line breaks that MDX finds between blocks. */
const paragraphs = (count: number): Element[] =>
  Array.from({length: count}, (_, index) => paragraph(1 + 2 * index));

const component = (name: string, children: Element[]): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
  position: {start: point(1), end: point(2)},
});

function transform(children: RootContent[]): Root {
  const tree: Root = {type: 'root', children};
  laterBlocks()(tree);
  return tree;
}

/** Texts of the paragraphs in a part, types of other nodes, and what comes later as a list. */
const outline = ({children}: Parent): readonly unknown[] =>
  children.map((node) => {
    if (node.type === 'mdxJsxFlowElement') {
      return node.name === 'Later' ? outline(node) : node.name;
    }
    return node.type === 'element' ? (node.children[0] as Text).value : node.type;
  });

const texts = paragraphs(50).map(({position}) => `line ${position?.start.line}`);

it('leaves what begins below a screen of 40 lines for later, without line breaks between blocks', () => {
  const tree = transform(paragraphs(50).flatMap((each) => [each, gap]));
  expect(outline(tree)).toEqual([...texts.slice(0, 21), texts.slice(21)]);
});

it('leaves a text whole that has no second screen', () => {
  expect(outline(transform(paragraphs(41)))).toEqual(texts.slice(0, 41));
});

it('keeps the exports of a text where MDX looks for them', () => {
  const tree = transform([...paragraphs(50), {type: 'mdxjsEsm', value: 'export const a = 1;'}]);
  expect(outline(tree).slice(21)).toEqual(['mdxjsEsm', texts.slice(21)]);
});

it('keeps the order of what a text shows', () => {
  const tree = transform([
    ...paragraphs(49),
    {type: 'mdxFlowExpression', value: 'a'},
    paragraph(99),
  ]);
  expect(outline(tree).slice(21)).toEqual([
    [...texts.slice(21, 49), 'mdxFlowExpression', 'line 99'],
  ]);
});

it.each(['Aside', 'Main'])('splits the %s column of an operation by itself', (name) => {
  const column = component(name, paragraphs(50));
  expect(outline(transform([paragraph(1), column]))).toEqual(['line 1', name]);
  expect(outline(column)).toEqual([...texts.slice(0, 21), texts.slice(21)]);
});

it('leaves other components whole', () => {
  const other = component('Tabs', paragraphs(50));
  transform([other]);
  expect(outline(other)).toEqual(texts);
});
