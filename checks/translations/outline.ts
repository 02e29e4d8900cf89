import type {Nodes, Root} from 'mdast';
import {attribute, explicitId, isTruncation, lineOf, parseMarkdown, walk} from '../shared/markdown';
import {splitSections, type Section} from '../../src/plugins/stale-sections/sections';
import {readFields, type Field} from './fields';

export type PartKind =
  | 'field'
  | 'heading'
  | 'link'
  | 'fact'
  | 'component'
  | 'picture'
  | 'table'
  | 'code block'
  | 'truncation';

/** Something that both languages of a page must have. */
export interface Part {
  readonly kind: PartKind;
  /** An address, an id, a shape such as `3 columns and 4 rows`: the same in both languages. */
  readonly name: string;
  readonly line: number;
}

/** A page as translations are checked. */
export interface Outline {
  /** In the order of the page, after the fields of its front matter. */
  readonly parts: readonly Part[];
  /** The front matter's texts are one, too. */
  readonly sections: readonly Section[];
}

/** In the name of a heading that links cannot reach in both languages. */
export const NO_ID = '(no id)';

type Named = readonly [kind: PartKind, name: string | undefined];

function namesOf(node: Nodes): readonly Named[] {
  switch (node.type) {
    case 'heading':
      return [['heading', `${'#'.repeat(node.depth)} {/* #${explicitId(node) ?? NO_ID} */}`]];
    case 'link':
    case 'definition':
      return [['link', node.url]];
    case 'image':
      return [['picture', node.url]];
    case 'table': {
      // The head counts as a row.
      const columns = node.children[0]?.children.length ?? 0;
      return [['table', `${columns} columns and ${node.children.length} rows`]];
    }
    case 'code':
      return [['code block', node.lang ?? 'text']];
    case 'mdxFlowExpression':
      return isTruncation(node) ? [['truncation', '{/* truncate */}']] : [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [
        ['link', attribute(node, 'href') ?? attribute(node, 'to')],
        ['fact', node.name === 'Fact' ? attribute(node, 'id') : undefined],
        ['picture', node.name === 'img' ? attribute(node, 'src') : undefined],
        // Words of another language are marked for screen readers: each version marks its own.
        ['component', attribute(node, 'lang') ? undefined : (node.name ?? 'fragment')],
      ];
    default:
      return [];
  }
}

/** Fields that readers see have to be there; others are the same to the letter. */
const toPart = ({name, value, line, isTranslated}: Field): Part => ({
  kind: 'field',
  name: isTranslated || value === '' ? name : `${name}: ${value}`,
  line,
});

const isTranslated = (field: Field): boolean => field.isTranslated;

const toText = (fields: readonly Field[]): string =>
  fields.map(({name, value}) => `${name}: ${value}`).join('\n');

/**
 * Reads authors.yml or tags.yml, in which each entry goes stale as a whole.
 * @param source YAML.
 * @throws MarkdownError when it is not valid YAML.
 */
export function readDataFile(source: string): Outline {
  const fields = readFields(source);
  const seen = fields.filter(isTranslated);
  const entries = [...new Set(seen.map(({name}) => name.split('.')[0] ?? name))];
  return {
    parts: fields.map(toPart),
    sections: entries.map((entry) => ({
      name: entry,
      text: toText(seen.filter(({name}) => name === entry || name.startsWith(`${entry}.`))),
    })),
  };
}

/**
 * Reads the parts of a page that its translation must share.
 * @param source MDX with front matter and line feeds.
 * @param root The same, parsed.
 * @throws MarkdownError when it is not valid MDX.
 */
export function readOutline(source: string, root: Root = parseMarkdown(source)): Outline {
  const nodes = [...walk(root)];
  const [first] = root.children;
  // The front matter's first line is the file's second, after `---`.
  const fields = first?.type === 'yaml' ? readFields(first.value, 2) : [];
  return {
    parts: [
      ...fields.map(toPart),
      ...nodes.flatMap((node) =>
        namesOf(node).flatMap(([kind, name]) =>
          name === undefined ? [] : [{kind, name, line: lineOf(node)}],
        ),
      ),
    ],
    sections: [
      ...(fields.some(isTranslated)
        ? [{name: '(front matter)', text: toText(fields.filter(isTranslated))}]
        : []),
      ...splitSections(source),
    ],
  };
}
