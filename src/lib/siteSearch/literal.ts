import {fold} from '../searchWords';
import type {Query} from './analyze';
import {indexWords} from './indexText';

/** Messages and names in code are looked for as they are, not word by word. */
const SIGNS = /[:._/=-]/;

/**
 * How closely a text repeats what was typed.
 * @param text Of a section, with its title.
 * @param typed The query as it was typed.
 * @param query The same, analysed.
 * @returns From 0 to 1: a message found whole, a name in code with its signs, words side by side.
 */
export function literalMatch(text: string, typed: string, query: Query): number {
  const folded = ` ${indexWords(text).join(' ')} `;
  const words = query.phrase.split(' ');
  if (words.length > 1 && folded.includes(` ${query.phrase} `)) {
    return 1;
  }
  const plain = fold(text);
  const names = fold(typed)
    .split(/\s+/)
    .filter((name) => name.length > 3 && SIGNS.test(name.replace(/^\W+|\W+$/g, '')));
  if (names.some((name) => plain.includes(name))) {
    return 1;
  }
  const pairs = words.slice(1).map((word, index) => ` ${words[index] ?? ''} ${word} `);
  const held = pairs.filter((pair) => folded.includes(pair));
  return pairs.length > 0 ? (0.8 * held.length) / pairs.length : 0;
}
