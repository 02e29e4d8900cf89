import type {Term} from './analyze';
import {indexWords} from './indexText';
import type {Lexicon} from './lexicon';
import type {Outline, RecordPlace} from './outline';

/** Where a word stands in titles. */
interface TitlePlaces {
  /** Pages by title. */
  readonly titles: ReadonlySet<number>;
  readonly keywords: ReadonlySet<number>;
  /** Sections by page. */
  readonly headings: ReadonlyMap<number, readonly number[]>;
}

interface TitleWord {
  readonly stem: string;
  readonly titles: Set<number>;
  readonly keywords: Set<number>;
  readonly headings: Map<number, number[]>;
}

/** Words of titles, read once per outline; what was looked up is kept, as people type on. */
export class TitleIndex {
  readonly titles: readonly (readonly string[])[];
  /** Records by their name. */
  readonly places: ReadonlyMap<string, RecordPlace>;
  readonly #lexicon: Lexicon;
  readonly #words = new Map<string, TitleWord>();
  readonly #found = new Map<string, TitlePlaces>();

  constructor({pages, records}: Outline, lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.places = new Map(Object.entries(records));
    this.titles = pages.map(({title}) => indexWords(title));
    pages.forEach(({title, keywords, sections}, page) => {
      indexWords(title).forEach((word) => this.#entry(word).titles.add(page));
      indexWords(keywords).forEach((word) => this.#entry(word).keywords.add(page));
      sections.forEach((section, number) => {
        indexWords(section.title).forEach((word) => {
          const {headings} = this.#entry(word);
          headings.set(page, [...(headings.get(page) ?? []), number]);
        });
      });
    });
  }

  /** @param word Folded; forms of it count as well. */
  find(word: string): TitlePlaces {
    const known = this.#found.get(word);
    if (known) {
      return known;
    }
    const stem = this.#lexicon.stem(word);
    const places = {
      titles: new Set<number>(),
      keywords: new Set<number>(),
      headings: new Map<number, readonly number[]>(),
    };
    for (const [each, entry] of this.#words) {
      if (entry.stem === stem || this.#lexicon.matches(each, word, false)) {
        entry.titles.forEach((page) => places.titles.add(page));
        entry.keywords.forEach((page) => places.keywords.add(page));
        entry.headings.forEach((numbers, page) => {
          places.headings.set(page, [...(places.headings.get(page) ?? []), ...numbers]);
        });
      }
    }
    this.#found.set(word, places);
    return places;
  }

  #entry(word: string): TitleWord {
    const entry = this.#words.get(word) ?? {
      stem: this.#lexicon.stem(word),
      titles: new Set(),
      keywords: new Set(),
      headings: new Map(),
    };
    this.#words.set(word, entry);
    return entry;
  }
}

/** How well the titles of one page hold a term, each from 0 to 1. */
export interface TitleScores {
  readonly title: number;
  readonly keywords: number;
  readonly headings: ReadonlyMap<number, number>;
}

/**
 * @param page Its place in the outline.
 * @param term Of the query.
 * @param titles Of the outline.
 */
export function titleScores(page: number, {variants}: Term, titles: TitleIndex): TitleScores {
  const headings = new Map<number, number>();
  let title = 0;
  let keywords = 0;
  for (const {word, weight} of variants) {
    const found = titles.find(word);
    title = found.titles.has(page) ? Math.max(title, weight) : title;
    keywords = found.keywords.has(page) ? Math.max(keywords, weight) : keywords;
    found.headings.get(page)?.forEach((section) => {
      headings.set(section, Math.max(headings.get(section) ?? 0, weight));
    });
  }
  return {title, keywords, headings};
}

/** Share of a title that the query names. */
export function tightness(
  words: readonly string[],
  terms: readonly Term[],
  lexicon: Lexicon,
): number {
  const telling = words.filter((word) => !lexicon.isStopWord(word));
  const named = telling.filter((word) =>
    terms.some(({variants}) =>
      variants.some((variant) => variant.weight > 0.7 && lexicon.matches(word, variant.word)),
    ),
  );
  return telling.length > 0 ? named.length / telling.length : 0;
}
