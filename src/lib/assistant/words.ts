import {editDistance} from '@site/src/lib/editDistance';
import {fold, withoutElision} from '@site/src/lib/searchWords';
import {stopWords} from '@site/src/lib/siteSearch/stopWords';

/** A run of letters, digits and what holds codes together: `appium:noReset`, `--shard`, `1.3`. */
const TOKEN = /[\p{L}\p{N}\p{M}]+(?:[._:/-][\p{L}\p{N}\p{M}]+)*/gu;

/** Inner capitals, signs other than the hyphen of “avez-vous”, digits. */
const CODE = /\p{Ll}\p{Lu}|[._:/]|\d/u;
const MAX_WORDS = 16;

const smallWords = new Map<string, ReadonlySet<string>>(
  Object.entries(stopWords).map(([locale, words]) => [locale, new Set(words.split(/\s+/))]),
);

function isSmall(word: string, locale: string): boolean {
  // Questions mix languages: both lists count, but short words of one can be names in the other.
  return (
    smallWords.get(locale)?.has(word) === true ||
    (word.length > 2 && [...smallWords.values()].some((words) => words.has(word)))
  );
}

/**
 * Splits a text into words that can be compared: folded, and codes in their parts.
 * @param text A text of any length.
 */
export function plainWords(text: string): string[] {
  return (withoutElision(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(fold);
}

/**
 * Reads what a question is about.
 * @param question As it was typed.
 * @param locale Language of the page.
 * @param brand The site's own name, which says nothing here.
 * @returns Folded words without those that only make it a question, each once.
 */
export function questionWords(question: string, locale: string, brand = ''): string[] {
  const ownName = fold(brand);
  const words = (withoutElision(question).match(TOKEN) ?? []).flatMap((token) => {
    const isCode = CODE.test(token);
    return plainWords(token).filter((word) => {
      const isLone = word.length < 2 && !/\d/.test(word);
      return !isLone && word !== ownName && (isCode || !isSmall(word, locale));
    });
  });
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/**
 * Tells whether two folded words are forms of one: plurals, endings of verbs, a slip of the finger.
 * @returns 1 for the same word, less for forms of it, 0 for different words.
 */
export function likeness(a: string, b: string): number {
  if (a === b) {
    return 1;
  }
  if (/\d/.test(a) || /\d/.test(b)) {
    return 0;
  }
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < 3) {
    return 0;
  }
  if (long.startsWith(short) && long.length - short.length <= 2) {
    return 0.95;
  }
  let shared = 0;
  while (shared < short.length && a[shared] === b[shared]) {
    shared += 1;
  }
  if (shared >= 4 && shared >= 0.66 * long.length) {
    return 0.85;
  }
  const slips = short.length >= 8 ? 2 : 1;
  return short.length >= 5 && editDistance(a, b, slips) <= slips ? 0.75 : 0;
}
