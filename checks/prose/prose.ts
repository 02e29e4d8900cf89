import {parseTree} from 'jsonc-parser';
import type {Nodes} from 'mdast';
import {isMap, isScalar, isSeq, parseDocument} from 'yaml';
import {parseMarkdown, walk} from '../shared/markdown';

/** Replaces each character of what is not prose: code, an address, a placeholder, a component. */
export const OPAQUE = '\uFFFC';

/** Text of one block, as long as its source, so that a place in it is a place in the file. */
export interface Run {
  readonly start: number;
  readonly text: string;
}

/** Fields of front matter, authors.yml and tags.yml that readers see. */
export const PAGE_FIELDS: ReadonlySet<string> = new Set([
  'department',
  'description',
  'duties',
  'image_alt',
  'keywords',
  'label',
  'name',
  'pagination_label',
  'requirements',
  'sidebar_label',
  'summary',
  'title',
  'title_meta',
]);

const API_FIELDS: ReadonlySet<string> = new Set([
  'description',
  'summary',
  'title',
  'x-displayName',
  // Of test runs in examples.
  'name',
]);

/** Attributes of components and directives that visitors read or hear. */
const TEXT_ATTRIBUTES = /\b(?:alt|aria-label|label|subject|title)="([^"]+)"/g;

const NO_PROSE =
  /```[^]*?```|`[^`]+`|(?<=\])\([^)]*\)|https?:\/\/[^\s»)]+|mailto:\S+|[\w.+-]+@[\w-]+\.\w+|\{[\w.]+\}|%\w+%|<\/?\w[^<>]*>|&\w+;|\\[a-z"]/gi;

/** Hosts, and files with more than one dot; a sentence begins with a capital, and `node.js` is a name. */
const HOSTS = /(?<![\w@.-])(?:[a-z\d][a-z\d-]*\.)+(?!js\b)[a-z]{2,}(?::\d+)?(?![\w-])/g;

const hide = (text: string): string => OPAQUE.repeat(text.length);

/** Hides code, addresses and placeholders; what markup repeats on each line becomes spaces. */
function mask(text: string, margin = /\n[ \t]*(?:>[ \t]?)*/g): string {
  return text
    .replace(NO_PROSE, (found) =>
      found === '&nbsp;' ? '\u00A0'.repeat(found.length) : hide(found),
    )
    .replace(HOSTS, hide)
    .replace(margin, (found) => ' '.repeat(found.length));
}

const range = (node: Nodes): readonly [number, number] => [
  node.position?.start.offset ?? 0,
  node.position?.end.offset ?? 0,
];

/** Text of a block: words of another language, which have a `lang` of their own, are hidden. */
function textOf(source: string, node: Nodes): string {
  const [start, end] = range(node);
  if (node.type === 'text') {
    return mask(source.slice(start, end));
  }
  const isForeign = 'attributes' in node && JSON.stringify(node.attributes).includes('"lang"');
  if (!('children' in node) || isForeign) {
    return hide(source.slice(start, end));
  }
  const parts: string[] = [];
  let at = start;
  for (const child of node.children) {
    const [from, to] = range(child);
    parts.push(hide(source.slice(at, from)), textOf(source, child));
    at = to;
  }
  return [...parts, hide(source.slice(at, end))].join('');
}

function* attributesOf(source: string, node: Nodes): Generator<Run> {
  const [start, end] = range(node);
  if (node.type === 'image' && node.alt) {
    yield {start: start + 2, text: mask(node.alt)};
  } else if (node.type.startsWith('mdxJsx') || node.type.endsWith('Directive')) {
    const firstChild = 'children' in node ? node.children[0] : undefined;
    const opening = source.slice(start, firstChild ? range(firstChild)[0] : end);
    for (const {0: all, 1: text = '', index} of opening.matchAll(TEXT_ATTRIBUTES)) {
      yield {start: start + index + all.length - 1 - text.length, text: mask(text)};
    }
  }
}

/** @returns The texts of a page: its blocks, attributes that visitors read, and front matter. */
export function* readPage(source: string, isMdx = true): Generator<Run> {
  for (const node of walk(parseMarkdown(source, isMdx))) {
    if (node.type === 'yaml') {
      const start = source.indexOf('\n') + 1;
      for (const run of readYaml(node.value, PAGE_FIELDS)) {
        yield {...run, start: run.start + start};
      }
    } else if (['paragraph', 'heading', 'tableCell'].includes(node.type)) {
      yield {start: range(node)[0], text: textOf(source, node)};
    } else {
      yield* attributesOf(source, node);
    }
  }
}

/** @returns The texts of a YAML file under the given names, paragraph by paragraph. */
export function* readYaml(
  source: string,
  names: {readonly has: (name: string) => boolean} = API_FIELDS,
): Generator<Run> {
  function* visit(node: unknown, isText: boolean): Generator<Run> {
    if (isMap(node)) {
      for (const {key, value} of node.items) {
        yield* visit(value, names.has(String(key)));
      }
    } else if (isSeq(node)) {
      for (const item of node.items) {
        yield* visit(item, isText);
      }
    } else if (isText && isScalar(node) && typeof node.value === 'string' && node.range) {
      const quote = node.type?.startsWith('QUOTE') ? 1 : 0;
      const [start, end] = [node.range[0] + quote, node.range[1] - quote];
      const raw = source.slice(start, end);
      // The first line of a block scalar has its style alone.
      const head = /^[|>][-+\d]*/.exec(raw)?.[0].length ?? 0;
      yield* paragraphs(raw.slice(head), start + head);
    }
  }
  const {contents} = parseDocument(source);
  // A file that is one list has texts alone.
  yield* visit(contents, isSeq(contents));
}

function* paragraphs(text: string, start: number): Generator<Run> {
  const blank = /\n[ \t]*(?=\n)/g;
  let at = 0;
  for (const {index} of [...mask(text, /(?!)/g).matchAll(blank), {index: text.length}]) {
    yield {start: start + at, text: mask(text.slice(at, index))};
    at = index;
  }
}

/** Ids of what visitors may type to the assistant. */
const VISITORS_WORDS = 'assistant.words.';

/** @returns The messages of a file of texts; in English with what describes them to translators. */
export function* readMessages(source: string, names = ['message']): Generator<Run> {
  const root = parseTree(source);
  for (const {children: [id, entry] = []} of root?.children ?? []) {
    if (String(id?.value).startsWith(VISITORS_WORDS)) {
      continue;
    }
    for (const {children: [key, value] = []} of entry?.children ?? []) {
      if (value && names.includes(String(key?.value))) {
        const start = value.offset + 1;
        yield {start, text: mask(source.slice(start, value.offset + value.length - 1))};
      }
    }
  }
}

const COMMENT_OR_STRING =
  /\/\*[^]*?\*\/|(?<![:\w])\/\/.*(?:\n[ \t]*\/\/.*)*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`/g;

/** A string with several words is a text for people. */
const SENTENCE = /^.(?=[^]*\p{L} \p{L}+ \p{L})/u;

/** @returns The comments of code, and strings of several words where messages count. */
export function* readCode(source: string, hasMessages: boolean): Generator<Run> {
  for (const {0: found, index: start} of source.matchAll(COMMENT_OR_STRING)) {
    if (found.startsWith('/')) {
      yield {start, text: mask(found, /^\/[/*]+|\n[ \t]*(?:\/\/|\*+)?|\*\/$/g)};
    } else if (hasMessages && SENTENCE.test(found)) {
      const text = found.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, hide);
      yield {start: start + 1, text: mask(text)};
    }
  }
}

/** @returns The lines of WebVTT that are shown or read out. */
export function* readCaptions(source: string): Generator<Run> {
  for (const {0: text, index: start} of source.matchAll(/^(?!WEBVTT|NOTE|.*-->).*\p{L}.* .*$/gmu)) {
    yield {start, text: mask(text)};
  }
}
