import {fold} from '../searchWords';

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
    return parts.length > 1 ? [word, ...parts].map(fold) : [fold(word)];
  });
}
