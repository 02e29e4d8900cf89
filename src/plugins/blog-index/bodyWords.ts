import {foldedWords} from '../../lib/searchWords';

/** What stands in a source and not on the page. */
const UNSEEN = [
  // Diagrams: their text is repeated in the prose.
  /^```mermaid[\s\S]*?^```/gm,
  // Comments and the ids of headings.
  /\{\/\*[\s\S]*?\*\/\}/g,
  // Targets of links, which keep their text.
  /(?<=\])\([^)\s]*\)/g,
  // Tags of components and elements, which keep what is between them.
  /<\/?[A-Za-z][^<>]*>/g,
];

/** One letter alone finds nothing that anybody looks for. */
const MIN_LENGTH = 2;

/**
 * Collects the words that a post can be found by, apart from those that its list entry holds.
 * @param source MDX without front matter.
 * @param known Text of the list entry.
 * @returns Folded words, sorted, divided by spaces.
 */
export function bodyWords(source: string, known: string): string {
  const seen = UNSEEN.reduce((text, pattern) => text.replace(pattern, ' '), source);
  const knownWords = new Set(foldedWords(known));
  return foldedWords(seen)
    .filter((word) => word.length >= MIN_LENGTH && !knownWords.has(word))
    .sort()
    .join(' ');
}
