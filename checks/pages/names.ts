import type {Program} from 'estree';
import type {Nodes, Root} from 'mdast';
import {findUnknown} from '../../src/config/placeholders';
import {mdxParts} from '../../src/config/mdxParts';
import {attribute, lineOf, walk} from '../shared/markdown';
import {nearest} from '../shared/nearest';
import type {Finding, Site} from './types';

/** Components of src/theme/MDXComponents, beside those that a page gets where it uses them. */
const COMPONENTS: readonly string[] = [...Object.keys(mdxParts), 'Head', 'StaticCode'];

/** Elements of HTML with the name of a component in small letters. */
const ELEMENTS: ReadonlySet<string> = new Set(['details', 'head']);

/** Names that a module of a page imports or declares. */
function declaredBy(program: Program | null | undefined): string[] {
  return (program?.body ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({local}) => local.name);
    }
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({id}) => (id.type === 'Identifier' ? id.name : []));
    }
    return declaration ? [declaration.id.name] : [];
  });
}

function checkComponents(nodes: readonly Nodes[], declared: readonly string[]): Finding[] {
  const known = [...COMPONENTS, ...declared];
  return nodes.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
      return [];
    }
    const [name = ''] = node.name?.split('.') ?? [];
    const capitalized = known.find((component) => component.toLowerCase() === name);
    const isUnknown = /^\p{Lu}/u.test(name)
      ? !known.includes(name)
      : capitalized !== undefined && !ELEMENTS.has(name);
    const meant = capitalized ?? nearest(name, known);
    return isUnknown
      ? [
          {
            line: lineOf(node),
            text: `The component <${name}> is unknown.`,
            fix: `write ${meant ? `<${meant}>` : `one of ${known.join(', ')}`}, or import it.`,
          },
        ]
      : [];
  });
}

function checkFacts(nodes: readonly Nodes[], known: readonly string[]): Finding[] {
  return nodes.flatMap((node) => {
    const isFact =
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.name === 'Fact';
    const id = attribute(node, 'id') ?? '';
    const meant = nearest(id, known);
    return isFact && !known.includes(id)
      ? [
          {
            line: lineOf(node),
            text: id ? `There is no fact “${id}”.` : 'The fact has no id.',
            fix: meant
              ? `write <Fact id="${meant}" />`
              : `write one of ${known.join(', ')}, or add it to src/data/facts.ts.`,
          },
        ]
      : [];
  });
}

/** A name alone, as in `{name}` and `{name.part}`. */
const NAME = /^\s*([A-Za-z_$][\w$]*)(?:\.[\w$]+)*\s*$/;

/** Braces that were meant as text: MDX reads a name in them as code, and the build fails without their line. */
function checkExpressions(nodes: readonly Nodes[], declared: readonly string[]): Finding[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') {
      return [];
    }
    const name = NAME.exec(node.value)?.[1];
    return name === undefined || name === 'props' || declared.includes(name)
      ? []
      : [
          {
            line: lineOf(node),
            text: `{${node.value}} is code for MDX, and the page has no ${name}.`,
            fix: `write \\{${node.value}\\} where it is meant as text, or put it into backquotes.`,
          },
        ];
  });
}

/**
 * Checks the names in a page that it, or the build, has to have something for.
 * @param root The page.
 * @param source What was parsed.
 * @returns Components, values in braces, facts and placeholders that do not exist, all of them at once.
 */
export function checkNames(
  root: Root,
  source: string,
  {facts, placeholders}: Pick<Site, 'facts' | 'placeholders'>,
): Finding[] {
  const unknown = findUnknown(source, placeholders).map(({word, line}) => {
    const meant = nearest(word.slice(1, -1), placeholders);
    const names = meant ? [meant] : placeholders;
    return {
      line,
      text: `Nothing is filled in for ${word}.`,
      fix: `write ${meant ? '' : 'one of '}${names.map((name) => `%${name}%`).join(', ')}.`,
    };
  });
  const nodes = [...walk(root)];
  const declared = nodes.flatMap((node) =>
    node.type === 'mdxjsEsm' ? declaredBy(node.data?.estree) : [],
  );
  return [
    ...checkComponents(nodes, declared),
    ...checkExpressions(nodes, declared),
    ...checkFacts(nodes, facts),
    ...unknown,
  ];
}
