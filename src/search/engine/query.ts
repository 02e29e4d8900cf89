import {spaced, type Language, type Reader} from './language';

/** One subject of a query: the word that was typed, and words of about the same meaning. */
export interface Subject {
  /** The term that was typed, or the phrase for a way of asking such as “at the same time”. */
  readonly term: string;
  readonly synonyms: ReadonlySet<string>;
}

const MAX_SUBJECTS = 12;

interface Group {
  /** Terms of the group's single words. */
  readonly terms: ReadonlySet<string>;
  /** Its phrases of several words, as they are typed. */
  readonly phrases: readonly string[];
}

/** Reads queries of one language. */
export class QueryReader {
  readonly #groups: readonly Group[];

  constructor(
    {synonyms}: Language,
    private readonly reader: Reader,
  ) {
    this.#groups = synonyms.map((group) => {
      const entries = group.split(/,\s*/);
      const isPhrase = (entry: string): boolean => entry.includes(' ');
      return {
        terms: new Set(
          entries.filter((entry) => !isPhrase(entry)).flatMap((entry) => reader.terms(entry)),
        ),
        phrases: entries.filter(isPhrase),
      };
    });
  }

  /**
   * @param text A query or a question, as it was typed.
   * @param isKnown Whether the index has a term: `iphone15` means `iphone 15` unless it does.
   * @returns Its subjects, each once; none for signs and stop words alone.
   */
  read(text: string, isKnown: (term: string) => boolean): readonly Subject[] {
    const typed = spaced(text);
    const found = this.reader.words(text).flatMap(({terms: all, apart = []}) => {
      const ways = [all, ...apart];
      return ways.find((way) => way.every(isKnown)) ?? apart[0] ?? all;
    });
    const terms = [...new Set(found)];
    const subjects = terms.map((term) => ({term, synonyms: this.#synonyms(term)}));
    const phrases = this.#groups.flatMap(({phrases: known, terms: meant}) =>
      known
        .filter((phrase) => typed.includes(` ${phrase} `))
        .map((term) => ({term, synonyms: meant})),
    );
    return [...subjects, ...phrases].slice(0, MAX_SUBJECTS);
  }

  #synonyms(term: string): ReadonlySet<string> {
    const groups = this.#groups.filter(({terms}) => terms.has(term));
    return new Set(groups.flatMap(({terms}) => [...terms].filter((other) => other !== term)));
  }
}
