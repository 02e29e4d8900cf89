import type {Code, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {languageLabel} from '../../lib/languageLabel';
import {isChart, renderDiagram} from './diagram';
import {languageName} from './highlight';
import {renderCode, toLines, type Line} from './render';

/** Language of fences that are drawn: here, or charts over time in the browser by src/theme/Mermaid. */
const DIAGRAM = 'mermaid';

/** Widths, in characters, from which on a block's style sheet knows that nothing has to wrap. */
const WIDTHS = [40, 60, 80, 100];

function widthOf(lines: readonly Line[]): string {
  const longest = Math.max(...lines.map(({text}) => text.length));
  return `${WIDTHS.find((width) => longest <= width) ?? 'more'}`;
}

const attribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** Props of src/components/mdx/Diagram. */
const toDiagram = ({value}: Code): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Diagram',
  attributes: [attribute('source', value), attribute('svg', renderDiagram(value))],
  children: [],
});

/** The options after a fence's language: its title, and those of checks/samples. */
const OPTION = /\b(\w+)=(?:"([^"]*)"|'([^']*)')/g;

/** Colours a fence, for the props of src/components/mdx/StaticCode. @throws When Prism does not know the language, or a word after it is no option. */
function staticCodeProps({value, lang, meta}: Code) {
  const language = languageName(lang ?? '');
  const options = [...(meta ?? '').matchAll(OPTION)];
  const [, , double, single] = options.find(([, name]) => name === 'title') ?? [];
  const other = meta?.replace(OPTION, '').trim();
  if (other) {
    throw new Error(
      `a block does nothing for ${other}. Take it out, or write it as title="file.js".`,
    );
  }
  const lines = toLines(value);
  return {
    language,
    // Here rather than in the browser, which would need the names of all languages for it.
    title: double ?? single ?? languageLabel(language),
    width: widthOf(lines),
    html: renderCode(lines, language),
  };
}

const toElement = (node: Code): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'StaticCode',
  attributes: Object.entries(staticCodeProps(node)).map(([name, value]) => attribute(name, value)),
  children: [],
});

/**
 * Remark plugin: fences become `<StaticCode>` with their HTML, coloured once, in the build, and
 * diagrams `<Diagram>` with their picture (see README).
 * @returns The transformer. It fails the build, naming file and line, for an unknown language, or a diagram that cannot be
 * drawn.
 */
export default function staticCode(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'code', (node, index = 0, parent) => {
      const isDiagram = node.lang === DIAGRAM;
      if (!parent || (isDiagram && isChart(node.value))) {
        return;
      }
      try {
        parent.children[index] = isDiagram ? toDiagram(node) : toElement(node);
      } catch (error) {
        file.fail(`static-code: ${error instanceof Error ? error.message : String(error)}`, node);
      }
    });
  };
}
