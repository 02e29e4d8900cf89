import {spaced, type Reader} from '../engine/language';

/** @returns Folded words and phrases of a list that is divided by commas. */
export const entriesOf = (list: string): readonly string[] =>
  list.split(',').map((entry) => spaced(entry).trim());

/** A question, read once for all facts that look at it. */
export class Question {
  /** Folded words with one space between them and at both ends. */
  readonly text: string;
  readonly #terms: ReadonlySet<string>;

  /** @param typed As it was typed. */
  constructor(
    typed: string,
    private readonly reader: Reader,
  ) {
    this.text = spaced(typed);
    this.#terms = new Set(reader.terms(typed));
  }

  /** @returns Whether it holds one of the words or phrases of a list, which commas divide. */
  mentions(list: string): boolean {
    return entriesOf(list).some((entry) =>
      entry.includes(' ')
        ? this.text.includes(` ${entry} `)
        : this.reader.terms(entry).some((term) => this.#terms.has(term)),
    );
  }

  /** @returns Its words that are in none of the lists; numbers count as words. */
  termsBeside(...lists: readonly string[]): readonly string[] {
    const known = new Set(this.reader.terms(lists.join(', ')));
    return [...this.#terms].filter((term) => !known.has(term));
  }
}
