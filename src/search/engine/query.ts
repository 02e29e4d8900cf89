import {spaced, type Language, type Reader} from './language';

/** One subject of a query: the word that was typed, and words of about the same meaning. */
export interface Subject {
  /** The term that was typed, or a phrase such as “at the same time”. */
  readonly term: string;
  /** As it was typed. */
  readonly text: string;
  readonly synonyms: ReadonlySet<string>;
  /** How much it counts, beside its rarity: 1 for words of the query itself. */
  readonly share: number;
}

const MAX_SUBJECTS = 16;

/** Reads queries of one language. */
export class QueryReader {
  /** Terms of the single words of each group, and its phrases of several words. */
  readonly #groups: readonly {
    readonly terms: ReadonlySet<string>;
    readonly phrases: readonly string[];
  }[];

  constructor(
    {synonyms}: Language,
    private readonly reader: Reader,
  ) {
    this.#groups = synonyms.map((group) => {
      const entries = group.split(/,\s*/);
      const isPhrase = (entry: string) => entry.includes(' ');
      const words = entries.filter((entry) => !isPhrase(entry));
      return {
        terms: new Set(words.flatMap((word) => reader.terms(word))),
        phrases: entries.filter(isPhrase),
      };
    });
  }

  /**
   * @param text A query or a question, as it was typed.
   * @param isKnown Whether the index has a term: `iphone15` means `iphone 15` unless it does.
   * @param share How much its subjects count.
   * @returns Its subjects, each once: its stop words where it has no others, none for signs alone.
   */
  read(text: string, isKnown: (term: string) => boolean, share = 1): readonly Subject[] {
    const typed = spaced(text);
    const words = this.reader
      .words(text)
      .flatMap(({text: word, meant: [whole = [], apart = []]}) => {
        const isMeant = (terms: readonly string[]) => terms.length > 0 && terms.every(isKnown);
        const terms =
          whole.length > 0 &&
          ([whole, apart].find(isMeant) ?? this.#joined(word, isMeant) ?? whole);
        return (terms || []).map((term) => ({term, text: word}));
      });
    const asked =
      words.length > 0 ? words : this.reader.stopWords(text).map((term) => ({term, text: term}));
    const subjects = asked
      .filter(({term}, place) => asked.findIndex((other) => other.term === term) === place)
      .map((word) => ({...word, synonyms: this.#synonyms(word.term), share}));
    const phrases = this.#groups.flatMap(({phrases: known, terms: synonyms}) =>
      known
        .filter((phrase) => typed.includes(` ${phrase} `))
        .map((term) => ({term, text: term, synonyms, share})),
    );
    return [...subjects, ...phrases].slice(0, MAX_SUBJECTS);
  }

  /** The terms of two words that were typed as one, such as `robotframework`. */
  #joined(
    word: string,
    isMeant: (terms: readonly string[]) => boolean,
  ): readonly string[] | undefined {
    const ends = Array.from({length: Math.max(0, word.length - 7)}, (_, place) => place + 4);
    return ends
      .map((end) => [word.slice(0, end), word.slice(end)].map((part) => this.reader.terms(part)))
      .find((parts) => parts.every(isMeant))
      ?.flat();
  }

  #synonyms(term: string): ReadonlySet<string> {
    const groups = this.#groups.filter(({terms}) => terms.has(term));
    return new Set(groups.flatMap(({terms}) => [...terms].filter((other) => other !== term)));
  }
}
