/** @jest-environment node */
import type {ImportDeclaration} from 'estree';
import type {Root, RootContent} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import partsOnUse from '../partsOnUse';

function transform(markdown: string, change: (tree: Root) => void = () => undefined): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown);
  change(tree);
  partsOnUse({
    Admonition: '@theme/Admonition',
    CodeTabs: '@site/src/components/mdx/CodeTabs',
    Fact: '@site/src/components/mdx/Fact',
  })(tree);
  return tree;
}

/** Names and modules that a page imports. */
function importsOf({children: [first]}: Root): readonly string[] {
  const body = first?.type === 'mdxjsEsm' ? (first.data?.estree?.body ?? []) : [];
  return (body as ImportDeclaration[]).map(
    ({specifiers: [specifier], source}) =>
      `${specifier?.type === 'ImportDefaultSpecifier' ? specifier.local.name : `{${specifier?.local.name}}`} ${String(source.value)}`,
  );
}

it('imports what a text uses, at any depth, once', () => {
  const tree = transform(
    '# A <Fact id="a" />\n\n- <Fact id="b" />\n\n<CodeTabs>\n  <Other />\n</CodeTabs>',
  );
  expect(importsOf(tree)).toEqual([
    '{CodeTabs} @site/src/components/mdx/CodeTabs',
    '{Fact} @site/src/components/mdx/Fact',
  ]);
});

it('turns what Docusaurus made of Markdown into components', () => {
  // As its remark plugins leave an admonition.
  const added = [
    {
      type: 'containerDirective',
      data: {hName: 'admonition', hProperties: {type: 'note', title: 'Read'}},
      children: [{type: 'text', value: 'Text'}],
    },
  ] as unknown as RootContent[];
  const tree = transform('Text', ({children}) => children.push(...added));
  expect(importsOf(tree)).toEqual(['Admonition @theme/Admonition']);
  expect(tree.children.slice(2)).toMatchObject([
    {
      type: 'mdxJsxFlowElement',
      name: 'Admonition',
      attributes: [
        {name: 'type', value: 'note'},
        {name: 'title', value: 'Read'},
      ],
      children: [{value: 'Text'}],
    },
  ]);
});

it('leaves a text alone that uses none', () => {
  expect(transform('# Title\n\n<Other />').children.map(({type}) => type)).toEqual([
    'heading',
    'mdxJsxFlowElement',
  ]);
});
