import {fold, withoutElision} from '../searchWords';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Where a name in code begins a new part: `nextCursor`, `HTTPServer`, `iOS17`. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/**
 * Divides a text into the words under which it is found. The index and the queries go through it
 * alike, so neither accents nor signs in code tell them apart.
 * @param text A text of any length.
 * @returns Folded words in the order of the text. `nextCursor` gives itself and its parts.
 */
export function indexWords(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    const parts = word.split(HUMP);
    // “iPads” is one word: a single letter is no part.
    const isDivided = parts.length > 1 && parts.every((part) => part.length > 1);
    return isDivided ? [word, ...parts].map(fold) : [fold(word)];
  });
}

/**
 * The same for what people type or ask.
 * @param text A query or a question.
 * @returns Folded words in their order, without what elision leaves of small ones.
 */
export function askedWords(text: string): string[] {
  return indexWords(withoutElision(text));
}
