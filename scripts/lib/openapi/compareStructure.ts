import type {Finding} from './finding';
import {toJsonPath, type Path} from './path';

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

function* differences(english: unknown, french: unknown, path: Path): Generator<Path> {
  if (!isNode(english) || !isNode(french) || Array.isArray(english) !== Array.isArray(french)) {
    if (english !== french) {
      yield path;
    }
    return;
  }
  const keys = new Set([...Object.keys(english), ...Object.keys(french)]);
  for (const key of keys) {
    yield* differences(
      (english as Record<string, unknown>)[key],
      (french as Record<string, unknown>)[key],
      [...path, Array.isArray(english) ? Number(key) : key],
    );
  }
}

/**
 * Compares the description with what the overlay made of it: the proof that the two languages
 * describe one and the same API, whatever a tool took the overlay to mean.
 * @param english The description, as parsed.
 * @param french The description with the overlay applied.
 * @param texts Places whose texts may differ.
 * @returns One finding per place that differs beyond that.
 */
export function compareStructure(
  english: unknown,
  french: unknown,
  texts: readonly Path[],
): Finding[] {
  const allowed = new Set(texts.map(toJsonPath));
  return [...differences(english, french, [])]
    .filter((path) => !allowed.has(toJsonPath(path)))
    .map((path) => ({
      document: 'description',
      path,
      text: `The French description differs at ${toJsonPath(path)}, which is no text.`,
      fix: 'let the overlay change texts only.',
    }));
}
