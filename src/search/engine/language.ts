/** How the words of a language are read. */
export interface Language {
  /** Words that say nothing about the subject: folded, divided by spaces. */
  readonly stopWords: string;
  /** Words and phrases of about the same meaning: each group folded, divided by commas. */
  readonly synonyms: readonly string[];
  /** The common part of a folded word's forms. */
  readonly stem: (word: string) => string;
}

/** A word of a text with its place. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Its terms in the index: none for stop words, several for names in code. */
  readonly terms: readonly string[];
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** French words that lose their vowel before another one, as in `l'appareil`. */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)$/i;

/** The place where a name in code begins a new part: `nextCursor`, `HTTPServer`. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** @returns The text without case, accents and ligatures: `Œuvre` as `oeuvre`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** Reads texts of a language: the index, queries, excerpts and answers all go through it. */
export class Reader {
  readonly #stopWords: ReadonlySet<string>;
  readonly #stem: (word: string) => string;
  readonly #stems = new Map<string, string>();

  constructor({stopWords, stem}: Language) {
    this.#stopWords = new Set(stopWords.split(/\s+/));
    this.#stem = stem;
  }

  /** @returns The words of a text in their order. */
  words(text: string): readonly Word[] {
    return [...text.matchAll(WORD)]
      .filter(
        ({0: word, index}) => !(ELIDED.test(word) && /['’]/.test(text[index + word.length] ?? '')),
      )
      .map(({0: word, index}) => ({
        text: word,
        start: index,
        end: index + word.length,
        terms: this.#termsOf(word),
      }));
  }

  /** @returns The terms of a text in their order, with repetitions and without stop words. */
  terms(text: string): string[] {
    return this.words(text).flatMap(({terms}) => terms);
  }

  isStopWord(folded: string): boolean {
    return this.#stopWords.has(folded);
  }

  #termsOf(word: string): readonly string[] {
    const parts = word.split(HUMP);
    // “iPads” is one word: a single letter is no part.
    const isDivided = parts.length > 1 && parts.every((part) => part.length > 1);
    const forms = isDivided ? [word, ...parts].map(fold) : [fold(word)];
    return forms
      .filter((form) => (form.length > 1 || /\d/.test(form)) && !this.#stopWords.has(form))
      .map((form) => this.stem(form));
  }

  /** @returns What the forms of a folded word have in common; versions and codes as they are. */
  stem(folded: string): string {
    let stem = this.#stems.get(folded);
    if (stem === undefined) {
      stem = /\d/.test(folded) ? folded : this.#stem(folded);
      this.#stems.set(folded, stem);
    }
    return stem;
  }
}
