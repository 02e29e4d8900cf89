import {spaced} from '../engine/language';
import {questionWords, type Courtesy} from './words';

/** @returns Folded words and phrases of a list that is divided by commas. */
export const entriesOf = (list: string): readonly string[] =>
  list.split(',').map((entry) => spaced(entry).trim());

const {courtesies, fillers} = questionWords;
const courtesyOf = new Map(
  Object.entries(courtesies).flatMap(([courtesy, list]) =>
    entriesOf(list).map((phrase) => [phrase, courtesy as Courtesy]),
  ),
);

// Each word is read once, in its longest phrase: trying all ways to divide a long text takes for ever.
const longestFirst = [...courtesyOf.keys(), ...entriesOf(fillers)].sort(
  (a, b) => b.length - a.length,
);
const pattern = new RegExp(` (?:${longestFirst.join('|')})(?= )`, 'g');

/**
 * Recognises what is no question to the site: a message of such phrases and fillers alone.
 * @param text As it was typed.
 * @returns The courtesy, of several the last, or null for a question.
 */
export function recogniseCourtesy(text: string): Courtesy | null {
  const words = spaced(text);
  if (words.replace(pattern, '').trim() !== '') {
    return null;
  }
  const found = words.match(pattern) ?? [];
  return found.flatMap((phrase) => courtesyOf.get(phrase.trim()) ?? []).at(-1) ?? null;
}
