import {toJsonPath, type Path} from './description';

/** A string of the description that readers of the reference see. */
interface Text {
  /** Its place, as a JSONPath. */
  readonly name: string;
  readonly text: string;
  /** Whether a French page needs its French: always, but for values of examples that are no prose. */
  readonly isProse: boolean;
}

/** Members of OpenAPI's objects whose strings are written for people. */
const TEXT_KEYS = new Set(['description', 'summary', 'title', 'x-displayName']);

/** Members that hold values of the API, some of which are prose. */
const VALUE_KEYS = new Set(['example', 'value']);

/** Members that hold values which callers send or compare: French changes none of them. */
const FIXED_KEYS = new Set(['const', 'default', 'enum', 'mapping', 'pattern']);

/** Members whose own members have names that the author chose, `title` and `example` among them. */
const NAME_MAPS = new Set(
  (
    'callbacks content encoding examples headers links parameters pathItems paths requestBodies responses schemas ' +
    'securitySchemes variables webhooks $defs dependentSchemas patternProperties properties'
  ).split(' '),
);

const hasWords = (text: string) => /\p{L}\p{P}*\s+\p{P}*\p{L}/u.test(text);

/** Whether a value is a problem of RFC 9457, whose texts the API gives in English. */
const isProblem = (value: object) =>
  'type' in value && 'title' in value && 'status' in value && typeof value.status === 'number';

/** @returns Whether a value is an object or a list. */
export const isNode = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** @returns Members of an object by name, or those of a list by index. */
export const membersOf = (node: object): (readonly [number | string, unknown])[] =>
  Array.isArray(node)
    ? node.map((item: unknown, index) => [index, item])
    : Object.entries(node as Readonly<Record<string, unknown>>);

function* valueTexts(node: unknown, path: Path): Generator<Text> {
  if (typeof node === 'string') {
    yield {name: toJsonPath(path), text: node, isProse: hasWords(node)};
  } else if (isNode(node) && !isProblem(node)) {
    for (const [key, child] of membersOf(node)) {
      yield* valueTexts(child, [...path, key]);
    }
  }
}

function* walk(node: unknown, path: Path, isNames: boolean): Generator<Text> {
  if (!isNode(node)) {
    return;
  }
  for (const [key, child] of membersOf(node)) {
    const at = [...path, key];
    const name = isNames ? '' : String(key);
    if (TEXT_KEYS.has(name) && typeof child === 'string') {
      yield {name: toJsonPath(at), text: child, isProse: true};
    } else if (VALUE_KEYS.has(name) || (name === 'examples' && Array.isArray(child))) {
      yield* valueTexts(child, at);
    } else if (!FIXED_KEYS.has(name)) {
      yield* walk(child, at, NAME_MAPS.has(name) && !Array.isArray(child));
    }
  }
}

/**
 * Collects what readers of the API reference read.
 * @param description An OpenAPI 3.1 description, as parsed.
 * @returns Its texts in the order of the file, without those of problems.
 */
export function collectTexts(description: unknown): Text[] {
  return [...walk(description, [], false)];
}
