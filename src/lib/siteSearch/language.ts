/** What the engine knows of a language. Words are folded: without case and accents. */
export interface SearchLanguage {
  /** Words that say nothing about what is looked for, divided by spaces. */
  readonly stopWords: string;
  /**
   * Words and short phrases that mean about the same, each group divided by commas. What stands
   * first needs not be the site's own word: any of them finds the others.
   */
  readonly synonyms: readonly string[];
  /** Ways of asking, and the words that the site uses for what is meant. */
  readonly phrases: Readonly<Record<string, string>>;
  /** What the forms of a folded word have in common. */
  readonly stem: (word: string) => string;
  /** Beginning of a word whose apostrophe somebody left out. */
  readonly elided?: RegExp;
}

/**
 * @param language Of the word.
 * @param word Folded.
 * @returns What its forms have in common; versions and codes are their own.
 */
export function stemOf(language: SearchLanguage, word: string): string {
  return /\d/.test(word) ? word : language.stem(word);
}
