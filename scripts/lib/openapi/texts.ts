import {hashText, type Hashes} from '../../../checks/translations/sources';
import {isObject, toJsonPath, type Path} from './path';

/** A string of the description that readers of the reference see. */
export interface Text {
  readonly path: Path;
  readonly text: string;
  /** Whether a French page needs its French: always, but for values of examples that are no prose. */
  readonly isProse: boolean;
}

export interface Texts {
  readonly texts: readonly Text[];
  /** JSONPaths of the examples of problems, whose texts the API gives in English. */
  readonly problems: readonly string[];
}

/** Members of OpenAPI's objects whose strings are written for people. */
const TEXT_KEYS = new Set(['description', 'summary', 'title', 'x-displayName']);

/** Members that hold values of the API, some of which are prose. */
const VALUE_KEYS = new Set(['example', 'value']);

/** Members that hold values which callers send or compare: French changes none of them. */
const FIXED_KEYS = new Set(['const', 'default', 'enum', 'mapping', 'pattern']);

/** Members whose own members have names that the author chose, `title` and `example` among them. */
const NAME_MAPS = new Set([
  ...[
    'callbacks',
    'content',
    'encoding',
    'examples',
    'headers',
    'links',
    'parameters',
    'pathItems',
  ],
  ...['paths', 'requestBodies', 'responses', 'schemas', 'securitySchemes', 'variables', 'webhooks'],
  ...['$defs', 'dependentSchemas', 'patternProperties', 'properties'],
]);

const PROBLEM_TYPE = 'application/problem+json';
const EXAMPLES = '#/components/examples/';

const hasWords = (text: string): boolean => /\p{L}\p{P}*\s+\p{P}*\p{L}/u.test(text);

const membersOf = (node: unknown): (readonly [number | string, unknown])[] =>
  Array.isArray(node) ? node.map((item, index) => [index, item]) : Object.entries(node ?? {});

function* valueTexts(node: unknown, path: Path): Generator<Text> {
  if (typeof node === 'string') {
    yield {path, text: node, isProse: hasWords(node)};
  } else if (typeof node === 'object') {
    for (const [key, child] of membersOf(node)) {
      yield* valueTexts(child, [...path, key]);
    }
  }
}

function* walk(node: unknown, path: Path, isNames: boolean): Generator<Text> {
  if (typeof node !== 'object') {
    return;
  }
  for (const [key, child] of membersOf(node)) {
    const at = [...path, key];
    const name = isNames ? '' : String(key);
    if (TEXT_KEYS.has(name) && typeof child === 'string') {
      yield {path: at, text: child, isProse: true};
    } else if (VALUE_KEYS.has(name) || (name === 'examples' && Array.isArray(child))) {
      yield* valueTexts(child, at);
    } else if (!FIXED_KEYS.has(name)) {
      yield* walk(child, at, NAME_MAPS.has(name) && isObject(child));
    }
  }
}

function* problemExamples(node: unknown, path: Path): Generator<string> {
  if (typeof node !== 'object') {
    return;
  }
  for (const [key, child] of membersOf(node)) {
    const at = [...path, key];
    if (key === PROBLEM_TYPE && isObject(child) && isObject(child.examples)) {
      for (const [name, example] of Object.entries(child.examples)) {
        const ref = isObject(example) && typeof example.$ref === 'string' ? example.$ref : '';
        yield toJsonPath(
          ref.startsWith(EXAMPLES)
            ? ['components', 'examples', ref.slice(EXAMPLES.length)]
            : [...at, 'examples', name],
        );
      }
    }
    yield* problemExamples(child, at);
  }
}

/** @returns Whether a place is a value of one of these examples, or below it. */
export function isInProblem(path: Path, problems: readonly string[]): boolean {
  const place = toJsonPath(path);
  return problems.some((problem) => place.startsWith(`${problem}.value`));
}

/**
 * Collects what readers of the API reference read.
 * @param description An OpenAPI 3.1 description, as parsed.
 * @returns Its texts in the order of the file, without those of problems.
 */
export function collectTexts(description: unknown): Texts {
  const problems = [...new Set(problemExamples(description, []))];
  const texts = [...walk(description, [], false)].filter(({path}) => !isInProblem(path, problems));
  return {texts, problems};
}

/**
 * Hashes of the English that a French was made from, for the record of translated sources.
 * @param description An OpenAPI 3.1 description, as parsed.
 * @returns By JSONPath, in the order of the file.
 */
export function hashTexts(description: unknown): Hashes {
  const prose = collectTexts(description).texts.filter(({isProse}) => isProse);
  return Object.fromEntries(prose.map(({path, text}) => [toJsonPath(path), hashText(text)]));
}
