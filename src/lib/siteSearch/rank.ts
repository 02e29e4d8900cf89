import type {Query, Term} from './analyze';
import {indexWords} from './indexText';
import type {Lexicon} from './lexicon';
import type {Outline, RecordPlace} from './outline';
import type {Kind} from './types';

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

/** How much each place counts in which a term is found. */
const PAGE = {text: 0.6, title: 1.1, heading: 0.55, keywords: 0.35} as const;
const SECTION = {text: 0.7, heading: 0.7, title: 0.2} as const;

/** Variants that are the word itself, not one that means about the same. */
const OWN_WEIGHT = 0.75;

/** A word of fewer pages is not worth more: it may be there by chance. */
const RAREST = 2;

/** What a title gains that says nothing but the query. */
const TIGHT_TITLE = 0.6;

/** How much of its best section's score a page gains. */
const BEST_SECTION = 0.6;

/** What visitors look for first: a guide before a story, a story before a contract. */
const PRIOR: Readonly<Record<Kind, number>> = {
  docs: 1,
  api: 1,
  integrations: 0.97,
  knowledge: 0.85,
  devices: 0.95,
  site: 0.92,
  blog: 0.86,
  legal: 0.72,
};

interface Weighed extends Term {
  /** By how rare it is on this site. */
  readonly value: number;
  /** By record. */
  readonly hits: ReadonlyMap<string, number>;
}

/** Words of titles, looked up once per outline. */
export class TitleIndex {
  readonly pages: readonly {
    readonly title: readonly string[];
    readonly keywords: readonly string[];
    readonly headings: readonly (readonly string[])[];
  }[];
  /** Records by page and section. */
  readonly places: readonly (readonly [string, RecordPlace])[];

  constructor({pages, records}: Outline) {
    this.pages = pages.map(({title, keywords, sections}) => ({
      title: indexWords(title),
      keywords: indexWords(keywords),
      headings: sections.map((section) => indexWords(section.title)),
    }));
    this.places = Object.entries(records);
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
  const value = term.weight * Math.log(1 + pageCount / Math.max(RAREST, pages.size));
  return {...term, hits, value};
}

/** How well words of a title hold a term, from 0 to 1. */
function inTitle(words: readonly string[], {variants}: Term, lexicon: Lexicon): number {
  return Math.max(
    0,
    ...variants.map(({word, weight}) =>
      words.some((each) => lexicon.matches(each, word)) ? weight : 0,
    ),
  );
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
  const places = new Map(titles.places);
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
      const words = titles.pages[index] ?? {title: [], keywords: [], headings: []};
      const scored = terms.map((term, number) => {
        const text = texts[index]?.[number] ?? new Float32Array();
        const headings = words.headings.map((heading) => inTitle(heading, term, lexicon));
        return {
          term,
          text,
          headings,
          title: inTitle(words.title, term, lexicon),
          best: Math.max(0, ...text),
          heading: Math.max(0, ...headings),
          keywords: inTitle(words.keywords, term, lexicon),
        };
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
            ({text, headings}) => (text[at] ?? 0) + (headings[at] ?? 0) > 0,
          );
          const share = sum(held.map(({term}) => term.value)) / total;
          const score = sum(
            held.map(
              ({term, text, headings, title}) =>
                term.value *
                (SECTION.text * (text[at] ?? 0) +
                  SECTION.heading * (headings[at] ?? 0) +
                  SECTION.title * title),
            ),
          );
          return {index: at, score: score * (0.3 + 0.7 * share)};
        })
        .filter(({score}) => score > 0)
        .sort((a, b) => b.score - a.score);
      const own = sum(
        scored.map(
          ({term, title, best, heading, keywords}) =>
            term.value *
            (PAGE.text * best +
              PAGE.title * title +
              PAGE.heading * heading +
              PAGE.keywords * keywords),
        ),
      );
      const tight = tightness(words.title, terms, lexicon) * TIGHT_TITLE * total;
      const score =
        (own + tight + BEST_SECTION * (sections[0]?.score ?? 0)) *
        (covered / total) *
        PRIOR[page.kind];
      return {index, score, sections};
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score);
}
