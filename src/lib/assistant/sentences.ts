const MAX_LENGTH = 420;
const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|no|p\. ex|ex|M|Mme|St|approx)\.|\b\p{Lu}\.)$/u;

/**
 * Divides plain text into sentences.
 * @param text Paragraphs divided by blank lines, or by single line ends (list items, cells).
 * @returns Sentences in their order, none empty; overlong ones are cut at a word.
 */
export function splitSentences(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((paragraph) => {
      const sentences: string[] = [];
      let rest = '';
      // French writes a space before : and inside « », which end nothing.
      for (const part of paragraph.split(
        /(?<=[.!?…](?:\s?»|["”)])?)(?!\s?»)\s+(?=[\p{Lu}\p{N}“«"(])/u,
      )) {
        rest = rest ? `${rest} ${part}` : part;
        if (!ABBREVIATION.test(rest)) {
          sentences.push(rest);
          rest = '';
        }
      }
      return rest ? [...sentences, rest] : sentences;
    })
    .map((sentence) =>
      sentence.replace(/\s+/g, (space) => (space.includes('\u00a0') ? '\u00a0' : ' ')).trim(),
    )
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .map((sentence) =>
      sentence.length > MAX_LENGTH
        ? `${sentence.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`
        : sentence,
    );
}
