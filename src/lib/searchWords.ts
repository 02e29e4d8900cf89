/** A run of letters, digits and the marks on them: apostrophes and hyphens end a word. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

const ELISION = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’]/giu;

const MAX_WORDS = 12;

/**
 * Makes words comparable: without case, accents and ligatures.
 * @param text A text of any length.
 * @returns `Éprouvé` as `eprouve`, `œuvre` as `oeuvre`.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/**
 * Leaves out French words that lose their vowel before another.
 * @param text A text of any length.
 * @returns “l'appareil” as “ appareil”.
 */
export function withoutElision(text: string): string {
  return text.replace(ELISION, ' ');
}

/**
 * Splits a text into its folded words.
 * @param text A text of any length.
 * @returns Each word once, in the order of the text.
 */
export function foldedWords(text: string): string[] {
  return [...new Set(text.match(WORD)?.map(fold) ?? [])];
}

/**
 * Reads what somebody searches for.
 * @param query As it was typed.
 * @returns Folded words, each the beginning of a word to be found; empty for signs alone.
 */
export function queryWords(query: string): string[] {
  return foldedWords(withoutElision(query)).slice(0, MAX_WORDS);
}

/**
 * Tells whether a text holds words that begin with all of these.
 * @param haystack Folded words, divided by spaces.
 * @param words What queryWords() returned.
 */
export function holdsAll(haystack: string, words: readonly string[]): boolean {
  const padded = ` ${haystack}`;
  return words.every((word) => padded.includes(` ${word}`));
}

export interface TextPart {
  readonly text: string;
  readonly found: boolean;
}

/** How many characters of a word the folded beginning takes up: accents and ligatures differ. */
function prefixLength(word: string, foldedPrefix: string): number {
  let folded = 0;
  let length = 0;
  for (const character of word) {
    const size = fold(character).length;
    // A mark that follows its letter belongs to it.
    if (folded >= foldedPrefix.length && size > 0) {
      break;
    }
    folded += size;
    length += character.length;
  }
  return length;
}

/**
 * Divides a text at the beginnings of words that were searched for.
 * @param text The text as it is shown.
 * @param words What queryWords() returned.
 * @returns Parts that together are the text.
 */
export function splitAtWords(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const push = (until: number, found: boolean): void => {
    if (until > end) {
      parts.push({text: text.slice(end, until), found});
      end = until;
    }
  };
  for (const {0: word, index} of text.matchAll(WORD)) {
    const folded = fold(word);
    const [longest] = words
      .filter((candidate) => folded.startsWith(candidate))
      .sort((a, b) => b.length - a.length);
    if (longest) {
      push(index, false);
      push(index + prefixLength(word, longest), true);
    }
  }
  push(text.length, false);
  return parts;
}
