import type {Query, Term} from './analyze';
import {indexWords} from './indexText';
import type {Lexicon} from './lexicon';
import type {Outline, RecordPlace} from './outline';
import {priors, weights} from './weights';

/** How well each record holds a word, from 0 to 1, by the record's name in the outline. */
export type WordHits = ReadonlyMap<string, number>;

export interface RankedSection {
  /** Its place in the page's list of sections. */
  readonly index: number;
  readonly score: number;
}

export interface RankedPage {
  /** Its place in the outline. */
  readonly index: number;
  readonly score: number;
  /** Best first; those that hold nothing of the query are left out. */
  readonly sections: readonly RankedSection[];
}

/** Variants that are the word itself, not one that means about the same. */
const OWN_WEIGHT = 0.75;

interface Weighed extends Term {
  /** By how rare it is on this site. */
  readonly value: number;
  /** By record. */
  readonly hits: ReadonlyMap<string, number>;
}

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

  /** Whether titles, headings or keywords hold a word. */
  has(word: string): boolean {
    const {titles, keywords, headings} = this.find(word);
    return titles.size + keywords.size + headings.size > 0;
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

function weigh(
  term: Term,
  found: ReadonlyMap<string, WordHits>,
  pageCount: number,
  places: ReadonlyMap<string, RecordPlace>,
): Weighed {
  const hits = new Map<string, number>();
  const pages = new Set<number>();
  for (const {word, weight} of term.variants) {
    found.get(word)?.forEach((score, record) => {
      hits.set(record, Math.max(hits.get(record) ?? 0, score * weight));
      const place = places.get(record);
      if (place && weight >= OWN_WEIGHT) {
        pages.add(place[0]);
      }
    });
  }
  // Rare by the word itself: its synonyms would make every word a common one.
  const value = term.weight * Math.log(1 + pageCount / Math.max(weights.rarest, pages.size));
  return {...term, hits, value};
}

/** How well the titles of one page hold a term, each from 0 to 1. */
interface TitleScores {
  readonly title: number;
  readonly keywords: number;
  readonly headings: ReadonlyMap<number, number>;
}

function titleScores(page: number, {variants}: Term, titles: TitleIndex): TitleScores {
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
function tightness(words: readonly string[], terms: readonly Term[], lexicon: Lexicon): number {
  const telling = words.filter((word) => !lexicon.isStopWord(word));
  const named = telling.filter((word) =>
    terms.some(({variants}) =>
      variants.some((variant) => variant.weight > 0.7 && lexicon.matches(word, variant.word)),
    ),
  );
  return telling.length > 0 ? named.length / telling.length : 0;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

/**
 * Puts the pages in order.
 * @param query What was asked for.
 * @param found What the index holds of each variant's word.
 * @param outline Of the site.
 * @param titles Of the same outline.
 * @param lexicon Of the language.
 * @returns Best first.
 */
export function rank(
  query: Query,
  found: ReadonlyMap<string, WordHits>,
  outline: Outline,
  titles: TitleIndex,
  lexicon: Lexicon,
): readonly RankedPage[] {
  const {places} = titles;
  const terms = query.terms.map((term) => weigh(term, found, outline.pages.length, places));
  const total = sum(terms.map(({value}) => value));
  // By page, by term, by section.
  const texts = outline.pages.map(({sections}) =>
    terms.map(() => new Float32Array(sections.length)),
  );
  terms.forEach(({hits}, index) => {
    hits.forEach((score, record) => {
      const [page = 0, section = 0] = places.get(record) ?? [];
      const list = texts[page]?.[index];
      if (list) {
        list[section] = score;
      }
    });
  });
  return outline.pages
    .map((page, index): RankedPage => {
      const scored = terms.map((term, number) => {
        const text = texts[index]?.[number] ?? new Float32Array();
        const {title, keywords, headings} = titleScores(index, term, titles);
        const heading = Math.max(0, ...headings.values());
        return {term, text, title, keywords, headings, heading, best: Math.max(0, ...text)};
      });
      const covered = sum(
        scored.map(({term, title, best, heading, keywords}) =>
          Math.max(title, best, heading, keywords) > 0.1 ? term.value : 0,
        ),
      );
      if (covered === 0) {
        return {index, score: 0, sections: []};
      }
      const sections = page.sections
        .map((_section, at): RankedSection => {
          const held = scored.filter(
            ({text, headings}) => (text[at] ?? 0) + (headings.get(at) ?? 0) > 0,
          );
          const share = sum(held.map(({term}) => term.value)) / total;
          const score = sum(
            held.map(
              ({term, text, headings, title}) =>
                term.value *
                (weights.sectionText * (text[at] ?? 0) +
                  weights.sectionHeading * (headings.get(at) ?? 0) +
                  weights.sectionTitle * title),
            ),
          );
          return {
            index: at,
            score: score * (1 - weights.sectionShare + weights.sectionShare * share),
          };
        })
        .filter(({score}) => score > 0)
        .sort((a, b) => b.score - a.score);
      const own = sum(
        scored.map(
          ({term, title, best, heading, keywords}) =>
            term.value *
            (weights.pageText * best +
              weights.pageTitle * title +
              weights.pageHeading * heading +
              weights.pageKeywords * keywords),
        ),
      );
      const tight = scored.some(({title}) => title > 0)
        ? tightness(titles.titles[index] ?? [], terms, lexicon) * weights.tightTitle * total
        : 0;
      const score =
        (own + tight + weights.bestSection * (sections[0]?.score ?? 0)) *
        (covered / total) ** weights.coverage *
        priors[page.kind];
      return {index, score, sections};
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score);
}
