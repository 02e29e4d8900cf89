import type {Program} from 'estree';
import type {Nodes} from 'mdast';
import {mdxParts} from '../../src/config/mdxParts';
import {findUnknown} from '../../src/config/placeholders';
import {attribute, lineOf} from '../shared/markdown';
import {suggest} from '../shared/nearest';
import {lineAt} from '../shared/problem';
import type {Finding, Site} from './site';

/** Components of src/theme/MDXComponents, beside those that a page gets where it uses them. */
const COMPONENTS: readonly string[] = [...Object.keys(mdxParts), 'Head', 'StaticCode'];

/** Elements of HTML with the name of a component in small letters. */
const ELEMENTS = ['details', 'head'];

/** Names that a module of a page imports or declares. */
function declaredBy(program: Program | null | undefined) {
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

function checkComponent(node: Nodes, known: readonly string[]): Finding[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return [];
  }
  const [name = ''] = node.name?.split('.') ?? [];
  const isComponent =
    /^\p{Lu}/u.test(name) ||
    (known.some((component) => component.toLowerCase() === name) && !ELEMENTS.includes(name));
  const fix = `write ${suggest(name, known, (component) => `<${component}>`)}, or import it.`;
  return isComponent && !known.includes(name)
    ? [{line: lineOf(node), text: `The component <${name}> is unknown.`, fix}]
    : [];
}

function checkFact(node: Nodes, known: readonly string[]): Finding[] {
  const isFact = 'name' in node && node.name === 'Fact';
  const id = attribute(node, 'id') ?? '';
  const meant = suggest(id, known, (name) => `<Fact id="${name}" />`);
  const fix = `write ${meant}, or add the fact to src/data/facts.ts.`;
  return isFact && !known.includes(id)
    ? [{line: lineOf(node), text: `There is no fact “${id}”.`, fix}]
    : [];
}

/** A name alone, as in `{name}` and `{name.part}`. */
const NAME = /^\s*([A-Za-z_$][\w$]*)(?:\.[\w$]+)*\s*$/;

/** Braces that were meant as text: MDX reads a name in them as code, and the build fails without their line. */
function checkExpression(node: Nodes, declared: readonly string[]): Finding[] {
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') {
    return [];
  }
  const name = NAME.exec(node.value)?.[1];
  const text = `{${node.value}} is code for MDX, and the page has no ${name}.`;
  const fix = `write \\{${node.value}\\} where it is meant as text, or put it into backquotes.`;
  return name === undefined || ['props', ...declared].includes(name)
    ? []
    : [{line: lineOf(node), text, fix}];
}

/**
 * Keys and tokens as services make them: random letters of both cases among digits, or digits to the base of
 * 16, as long as no name is. Identifiers of Amazon have no small letters. Checksums are named.
 */
const SECRETS =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[A-Z\d]{16}\b|(?<![\w@-])(?<!sha\d+\W)(?:\w+[_-])?[\da-f]{32,}(?![\w-])|(?<!\w)(?<!sha\d+\W)(?=\w*[a-z])(?=\w*[A-Z])(?=\w*\d[A-Za-z]\w*\d)\w{20,}(?!\w)/g;

/** An example is base64 of words, which no service makes. */
function isExample(secret: string) {
  const words = Buffer.from(secret.replace(/^.*_/, ''), 'base64').toString('latin1');
  return /^[ -~]+$/.test(words) && words.includes(' ');
}

/** Finds keys and tokens that somebody pasted. */
function checkSecrets(source: string): Finding[] {
  return [...source.matchAll(SECRETS)]
    .filter(([secret]) => !isExample(secret))
    .map(({0: secret, index}) => ({
      line: lineAt(source, index),
      text: `“${secret.slice(0, 8)}…” looks like a key or a token.`,
      fix: 'remove it, and revoke it where it was made: others may have read it. In code, write the name of a variable, such as FIREGRID_API_KEY; for an example, encode words: echo -n "for trials only" | base64',
    }));
}

/**
 * Checks the names in a page that it, or the build, has to have something for, and those that no page may have.
 * @param nodes Of the page.
 * @param source What was parsed.
 * @returns Components, values in braces, facts and placeholders that do not exist; pasted keys.
 */
export function checkNames(
  nodes: readonly Nodes[],
  source: string,
  {facts, placeholders}: Pick<Site, 'facts' | 'placeholders'>,
): Finding[] {
  const declared = nodes.flatMap((node) =>
    node.type === 'mdxjsEsm' ? declaredBy(node.data?.estree) : [],
  );
  const components = [...COMPONENTS, ...declared];
  return [
    ...nodes.flatMap((node) => [
      ...checkComponent(node, components),
      ...checkFact(node, facts),
      ...checkExpression(node, declared),
    ]),
    ...findUnknown(source, placeholders).map(({word, line}) => ({
      line,
      text: `Nothing is filled in for ${word}.`,
      fix: `write ${suggest(word.slice(1, -1), placeholders, (name) => `%${name}%`)}.`,
    })),
    ...checkSecrets(source),
  ];
}
