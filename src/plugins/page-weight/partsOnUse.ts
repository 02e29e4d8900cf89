import type {ImportDeclaration} from 'estree';
import type {Node, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/** Modules of what writers use without an import, by the name of the component. */
type Parts = Readonly<Record<string, string>>;

/** Components of elements that Docusaurus makes of Markdown. */
const COMPONENTS: Readonly<Record<string, string>> = {
  admonition: 'Admonition',
  details: 'Details',
  mermaid: 'Mermaid',
};

/** A node with what remark's plugins and MDX leave in it. */
interface AnyNode extends Node {
  name?: string | null;
  attributes?: MdxJsxFlowElement['attributes'];
  children?: AnyNode[];
  data?: {hName?: string; hProperties?: Readonly<Record<string, string>>};
}

/** Makes an element of Docusaurus' a component, as if it had been written as one. */
function toComponent(node: AnyNode, name: string): void {
  node.type = 'mdxJsxFlowElement';
  node.name = name;
  node.attributes = Object.entries(node.data?.hProperties ?? {}).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  }));
  node.children ??= [];
  delete node.data;
}

function collect(node: AnyNode, parts: Parts, used: Set<string>): void {
  const component = COMPONENTS[node.data?.hName ?? ''];
  if (component) {
    toComponent(node, component);
  }
  if (node.type.startsWith('mdxJsx') && node.name && node.name in parts) {
    used.add(node.name);
  }
  node.children?.forEach((child) => {
    collect(child, parts, used);
  });
}

/** The theme exports its components by default, the site by name. */
function importOf(name: string, source: string): ImportDeclaration {
  const local = {type: 'Identifier', name} as const;
  return {
    type: 'ImportDeclaration',
    specifiers: [
      source.startsWith('@theme/')
        ? {type: 'ImportDefaultSpecifier', local}
        : {type: 'ImportSpecifier', local, imported: local},
    ],
    source: {type: 'Literal', value: source},
    attributes: [],
  };
}

/**
 * Remark plugin: a page imports the parts that it uses, so that no other page loads them.
 * @param parts All of them.
 * @returns The transformer. It comes after Docusaurus' own, which turn admonitions and diagrams into elements.
 */
export default function partsOnUse(parts: Parts): (tree: Root) => void {
  return (tree) => {
    const used = new Set<string>();
    collect(tree as AnyNode, parts, used);
    if (used.size === 0) {
      return;
    }
    const body = [...used].sort().map((name) => importOf(name, parts[name] ?? ''));
    const imports: MdxjsEsm = {
      type: 'mdxjsEsm',
      value: '',
      data: {estree: {type: 'Program', sourceType: 'module', body}},
    };
    tree.children.unshift(imports);
  };
}
