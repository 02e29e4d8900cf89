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
  /** Its terms in the index: none for stop words, several for names in code and names with a number. */
  readonly terms: readonly string[];
  /** How a query means it: as it is, or a name and its number apart where no page writes them together. */
  readonly meant: readonly (readonly string[])[];
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** French words that lose their vowel before another one, as in `l'appareil`. */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)$/i;

/** The place where a name in code begins a new part: `nextCursor`, `HTTPServer`. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** A name with its number, as in `Fold7` and `S24`, and perhaps a word after it. */
const NUMBERED = /^(\p{L}+)(\p{N}{1,4})(\p{L}*)$/u;

/** @returns The text without case, accents and ligatures: `Œuvre` as `oeuvre`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** @returns The folded words of a text, with one space between them and at both ends. */
export function spaced(text: string): string {
  return ` ${
    fold(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
}

/** Reads texts of a language: the index, queries, excerpts and answers all go through it. */
export class Reader {
  readonly #stopWords: ReadonlySet<string>;
  readonly #stem: (word: string) => string;
  /** Words that were read before: texts repeat theirs. */
  readonly #known = new Map<string, Pick<Word, 'terms' | 'meant'>>();

  constructor({stopWords, stem}: Language) {
    this.#stopWords = new Set(stopWords.split(/\s+/));
    this.#stem = stem;
  }

  /** @returns The words of a text in their order. */
  words(text: string): readonly Word[] {
    const words: Word[] = [];
    for (const {0: word, index: start} of text.matchAll(WORD)) {
      const end = start + word.length;
      const isElided = /['’]/.test(text.charAt(end)) && ELIDED.test(word);
      if (!isElided) {
        words.push({text: word, start, end, ...this.#termsOf(word)});
      }
    }
    return words;
  }

  /** @returns The terms of a text in their order, with repetitions and without stop words. */
  terms(text: string): string[] {
    return this.words(text).flatMap(({terms}) => terms);
  }

  /** @returns The stop words of a text: a question may have no others, such as “How much is it?”. */
  stopWords(text: string): string[] {
    return spaced(text)
      .split(' ')
      .filter((word) => word.length > 1 && this.#stopWords.has(word));
  }

  #termsOf(word: string): Pick<Word, 'terms' | 'meant'> {
    let known = this.#known.get(word);
    if (!known) {
      known = this.#read(word);
      this.#known.set(word, known);
    }
    return known;
  }

  #read(word: string): Pick<Word, 'terms' | 'meant'> {
    const parts = word.split(HUMP);
    // “iPads” is one word: a single letter is no part.
    const isDivided = parts.length > 1 && parts.every((part) => part.length > 1);
    const whole = this.#termsIn(isDivided ? [word, ...parts] : [word]);
    const [, ...named] = NUMBERED.exec(word) ?? [];
    const apart = this.#termsIn(named.filter(Boolean));
    return {terms: [...new Set([...whole, ...apart])], meant: [whole, apart]};
  }

  #termsIn(forms: readonly string[]): readonly string[] {
    return (
      forms
        // “429s” is a plural.
        .map((form) => fold(form).replace(/^(\d+)s$/, '$1'))
        .filter((form) => !this.#stopWords.has(form))
        .map((form) => (/\d/.test(form) ? form : this.#stem(form)))
    );
  }
}
