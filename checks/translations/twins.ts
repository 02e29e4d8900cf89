// A page and its translation: what both must have, and how they differ.
import type {Nodes, Root} from 'mdast';
import {isMap, isNode, LineCounter, parseDocument} from 'yaml';
import {splitSections, type Section} from '../../src/plugins/stale-sections/sections';
import {PAGE_FIELDS} from '../prose/prose';
import {attribute, explicitId, isTruncation, lineOf, MarkdownError, walk} from '../shared/markdown';
import type {Problem} from '../shared/problem';

/**
 * Kinds of parts, each with the fix where it differs. Those in ORDERED want the same sequence; of the others each name has
 * to be there at least once, since a sentence may say it twice in one language.
 */
const FIXES = {
  field:
    'use the fields of the English file; those that readers see are translated, others copied as they are.',
  heading:
    'keep the order, level and {/* #id */} of the English headings; ids are never translated.',
  link: 'link to the same address, without /fr: the site adds it.',
  fact: 'use the same <Fact id="…"/>; ids are never translated.',
  component: 'use the same components, as often as the English page does.',
  picture:
    'show the same pictures in both languages; a translated one has -fr where the English has -en.',
  table: 'give the table the rows and columns of the English one.',
  'code block': 'copy the code from the English page; only comments and titles are translated.',
  truncation: 'end the introduction at the same place in both languages.',
} as const;

type PartKind = keyof typeof FIXES;

const ORDERED: readonly PartKind[] = ['heading', 'table', 'code block'];

/** Something that both languages of a page must have. */
interface Part {
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

interface Field {
  /** Names from the outside in, such as `title` or `tutorial.label`. */
  readonly name: string;
  /** As written, without the quotation marks around it. */
  readonly value: string;
  readonly line: number;
  readonly isTranslated: boolean;
}

/**
 * Lists the fields of a YAML text, nested ones after their parents.
 * @param source Front matter without its `---` lines, or a file such as authors.yml.
 * @param firstLine The text's first line in its file.
 * @throws MarkdownError when it is not valid YAML.
 */
function readFields(source: string, firstLine = 1): Field[] {
  const lineCounter = new LineCounter();
  const {contents, errors} = parseDocument(source, {lineCounter});
  const lineAt = (offset = 0): number => lineCounter.linePos(offset).line + firstLine - 1;
  const [error] = errors;
  if (error) {
    throw new MarkdownError(error.message, lineAt(error.pos[0]), 'YAML');
  }
  const read = (map: unknown, parents: readonly string[]): Field[] =>
    (isMap(map) ? map.items : []).flatMap(({key, value}) => {
      const names = [...parents, String(key)];
      const range = isNode(value) && !isMap(value) ? value.range : null;
      const [from, to] = range ?? [0, 0];
      const field: Field = {
        name: names.join('.'),
        value: source
          .slice(from, to)
          .trim()
          .replace(/^(['"])(.*)\1$/s, '$2'),
        line: lineAt(isNode(key) ? key.range?.[0] : 0),
        isTranslated: PAGE_FIELDS.has(String(key)),
      };
      return [field, ...read(value, names)];
    });
  return read(contents, []);
}

/** Fields that readers see have to be there; others are the same to the letter. */
const toPart = ({name, value, line, isTranslated}: Field): Part => ({
  kind: 'field',
  name: isTranslated || value === '' ? name : `${name}: ${value}`,
  line,
});

const toText = (fields: readonly Field[]): string =>
  fields.map(({name, value}) => `${name}: ${value}`).join('\n');

/**
 * Reads authors.yml or tags.yml, in which each entry goes stale as a whole.
 * @throws MarkdownError when it is not valid YAML.
 */
export function readDataFile(source: string): Outline {
  const fields = readFields(source);
  const seen = fields.filter(({isTranslated}) => isTranslated);
  const entries = new Set(seen.map(({name}) => name.split('.')[0] ?? name));
  const sections = [...entries].map((entry) => ({
    name: entry,
    text: toText(seen.filter(({name}) => name === entry || name.startsWith(`${entry}.`))),
  }));
  return {parts: fields.map(toPart), sections};
}

function namesOf(node: Nodes): readonly (readonly [PartKind, string | undefined])[] {
  switch (node.type) {
    case 'heading':
      return [['heading', `${'#'.repeat(node.depth)} {/* #${explicitId(node) ?? '(no id)'} */}`]];
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

/**
 * Reads the parts of a page that its translation must share.
 * @param source MDX with front matter and line feeds.
 * @param root The same, parsed.
 * @throws MarkdownError when its front matter is not valid YAML.
 */
export function readOutline(source: string, root: Root): Outline {
  const [first] = root.children;
  // The front matter's first line is the file's second, after `---`.
  const fields = first?.type === 'yaml' ? readFields(first.value, 2) : [];
  const seen = fields.filter(({isTranslated}) => isTranslated);
  const times = new Map<string, number>();
  const parts = [...walk(root)].flatMap((node) =>
    namesOf(node).flatMap(([kind, name]): Part[] => {
      if (name === undefined) {
        return [];
      }
      const time = (times.get(`${kind} ${name}`) ?? 0) + 1;
      times.set(`${kind} ${name}`, time);
      // Every component counts.
      const isNth = kind === 'component' && time > 1;
      return [{kind, name: isNth ? `${name} (${time})` : name, line: lineOf(node)}];
    }),
  );
  const head = seen.length > 0 ? [{name: '(front matter)', text: toText(seen)}] : [];
  return {parts: [...fields.map(toPart), ...parts], sections: [...head, ...splitSections(source)]};
}

const LANGUAGE_MARK =
  /^(https?:\/\/)(en|fr)\.|\/(en|fr)(-[a-z]{2})?(?=\/|$)|[-_](en|fr)(?=\.\w+$)/gi;

/** The same picture or page of a foreign site in either language: en.wikipedia.org, fr.wikipedia.org. */
function withoutLanguage(part: Part): Part {
  const isForeign = part.kind === 'link' && /^https?:/.test(part.name);
  return isForeign || part.kind === 'picture'
    ? {...part, name: part.name.replaceAll(LANGUAGE_MARK, '$1')}
    : part;
}

/** A difference, at the translation's line. */
type Difference = Omit<Problem, 'file'>;

type Found = Omit<Difference, 'fix'>;

function compareOrder(kind: PartKind, english: readonly Part[], french: readonly Part[]): Found[] {
  const index = Array.from({length: Math.max(english.length, french.length)}).findIndex(
    (_, at) => english[at]?.name !== french[at]?.name,
  );
  const [expected, given] = [english[index], french[index]];
  const ours = expected ? `${expected.name} (line ${expected.line})` : 'nothing';
  const text = `The ${kind}s differ from here on: English has ${ours}, French has ${given?.name ?? 'nothing'}.`;
  return index < 0 ? [] : [{...(given && {line: given.line}), text}];
}

function compareNames(kind: PartKind, english: readonly Part[], french: readonly Part[]): Found[] {
  const lacking = (parts: readonly Part[], others: readonly Part[]): Part[] => [
    ...new Map(
      parts
        .filter(({name}) => !others.some((part) => part.name === name))
        .map((part) => [part.name, part]),
    ).values(),
  ];
  return [
    ...lacking(english, french).map(({name, line}) => ({
      text: `The ${kind} ${name} of the English page (line ${line}) is missing.`,
    })),
    ...lacking(french, english).map(({name, line}) => ({
      line,
      text: `The English page has no ${kind} ${name}.`,
    })),
  ];
}

/**
 * Compares a page with its translation.
 * @param english Outline of the source.
 * @param french Outline of the translation.
 * @returns What the translation lacks, has too much, or changed and should not have.
 */
export function compareTwins(english: Outline, french: Outline): Difference[] {
  return (Object.keys(FIXES) as PartKind[]).flatMap((kind) => {
    const [ours = [], theirs = []] = [english, french].map(({parts}) =>
      parts.filter((part) => part.kind === kind).map(withoutLanguage),
    );
    const compare = ORDERED.includes(kind) ? compareOrder : compareNames;
    return compare(kind, ours, theirs).map((found) => ({...found, fix: FIXES[kind]}));
  });
}
