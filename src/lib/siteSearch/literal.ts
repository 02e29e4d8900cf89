import {fold} from '../searchWords';
import type {Query} from './analyze';
import {indexWords} from './indexText';

/** Messages and names in code are looked for as they are, not word by word. */
const SIGNS = /[:._/=-]/;

const namesIn = (typed: string): readonly string[] =>
  fold(typed)
    .split(/\s+/)
    .filter((name) => name.length > 3 && SIGNS.test(name.replace(/^\W+|\W+$/g, '')));

/** Whether a query has anything that a text could repeat: two words, or a name with signs. */
export function isLiteral(typed: string, query: Query): boolean {
  return query.phrase.includes(' ') || namesIn(typed).length > 0;
}

/** A text as it is compared. */
export interface ComparableText {
  /** Its folded words with one space between and around them. */
  readonly words: string;
  /** Folded, with its signs. */
  readonly plain: string;
}

/** @param text Of a section, with its title. */
export function comparable(text: string): ComparableText {
  return {words: ` ${indexWords(text).join(' ')} `, plain: fold(text)};
}

/**
 * How closely a text repeats what was typed.
 * @param text From comparable().
 * @param typed The query as it was typed.
 * @param query The same, analysed.
 * @returns From 0 to 1: a message found whole, a name in code with its signs, words side by side.
 */
export function literalMatch(text: ComparableText, typed: string, query: Query): number {
  const words = query.phrase.split(' ');
  if (words.length > 1 && text.words.includes(` ${query.phrase} `)) {
    return 1;
  }
  if (namesIn(typed).some((name) => text.plain.includes(name))) {
    return 1;
  }
  const pairs = words.slice(1).map((word, index) => ` ${words[index] ?? ''} ${word} `);
  const held = pairs.filter((pair) => text.words.includes(pair));
  return pairs.length > 0 ? (0.8 * held.length) / pairs.length : 0;
}
