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
  /** Endings that forms of one word differ in, longest first. */
  readonly endings: readonly string[];
  /** Beginning of a word whose apostrophe somebody left out. */
  readonly elided?: RegExp;
}
