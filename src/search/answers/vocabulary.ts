import {spaced, type Reader} from '../engine/language';

/** A question, read once for all that look at it. */
export interface ReadQuestion {
  /** Folded words with one space between them and at both ends. */
  readonly text: string;
  /** Its terms, each once, without stop words. */
  readonly terms: readonly string[];
}

const entriesOf = (list: string): readonly string[] =>
  list.split(',').map((entry) => spaced(entry).trim());

/** @param question As it was typed. */
export function readQuestion(question: string, reader: Reader): ReadQuestion {
  return {text: spaced(question), terms: [...new Set(reader.terms(question))]};
}

/** Words and phrases of a subject, as the texts of the site list them. */
export class Vocabulary {
  readonly #phrases: readonly string[];
  readonly #words: ReadonlySet<string>;
  readonly #terms: ReadonlySet<string>;

  /** @param list Divided by commas. */
  constructor(list: string, reader: Reader) {
    const entries = entriesOf(list);
    this.#phrases = entries.filter((entry) => entry.includes(' '));
    this.#words = new Set(
      entries.filter((entry) => !entry.includes(' ')).flatMap((entry) => reader.terms(entry)),
    );
    this.#terms = new Set(reader.terms(list));
  }

  /** @returns Whether a question holds one of the words or phrases. */
  isIn({text, terms}: ReadQuestion): boolean {
    return (
      terms.some((term) => this.#words.has(term)) ||
      this.#phrases.some((phrase) => text.includes(` ${phrase} `))
    );
  }

  /** @returns Whether a term is one of the words, or part of a phrase. */
  knows(term: string): boolean {
    return this.#terms.has(term);
  }
}

/**
 * Tells whether a text consists of phrases alone, in any order.
 * @param text As it was typed.
 * @param phrases Divided by commas; one of them has to be there.
 * @param fillers Divided by commas; these may be there as well.
 */
export function consistsOf(text: string, phrases: string, fillers = ''): boolean {
  const needed = entriesOf(phrases);
  const all = [...needed, ...entriesOf(fillers)].filter(Boolean);
  const words = spaced(text);
  return (
    new RegExp(`^ (?:(?:${all.join('|')}) )+$`).test(words) &&
    needed.some((phrase) => words.includes(` ${phrase} `))
  );
}
