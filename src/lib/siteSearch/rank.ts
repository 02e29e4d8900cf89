import type {Query, Term} from './analyze';
import type {AskedHits} from './asked';
import type {Lexicon} from './lexicon';
import type {Outline, RecordPlace} from './outline';
import {tightness, titleScores, type TitleIndex, type TitleScores} from './titles';
import type {Kind} from './types';
import {kindWeights, sectionWeights, signWeights, weights} from './weights';

/** How well each record holds a word, from 0 to 1, by the record's name in the outline. */
export type WordHits = ReadonlyMap<string, number>;

export interface RankedSection {
  /** Its place in the page's list of sections. */
  readonly index: number;
  readonly score: number;
  /** How well it holds all of the query, from 0 to about 1. */
  readonly holding: number;
  /** Share of the query that it speaks of, its rare words counting most. */
  readonly coverage: number;
  /** How near the query comes to a known way of asking for it. */
  readonly likeness: number;
}

export interface RankedPage {
  /** Its place in the outline. */
  readonly index: number;
  readonly score: number;
  readonly signs: Signs;
  /** Share of the query that ways of asking for the page and its title hold, for sure. */
  readonly asked: number;
  /** Best first; those that hold nothing of the query are left out. */
  readonly sections: readonly RankedSection[];
}

/** Variants that are the word itself, not one that means about the same. */
const OWN_WEIGHT = 0.75;

interface Weighed extends Term {
  /** By how rare it is on this site. */
  readonly value: number;
  /** By record: the index's score, and how well what it holds stands for the term. */
  readonly hits: ReadonlyMap<string, number>;
  readonly held: ReadonlyMap<string, number>;
}

function weigh(
  term: Term,
  found: ReadonlyMap<string, WordHits>,
  pageCount: number,
  places: ReadonlyMap<string, RecordPlace>,
): Weighed {
  const hits = new Map<string, number>();
  const held = new Map<string, number>();
  const pages = new Set<number>();
  for (const {word, weight} of term.variants) {
    found.get(word)?.forEach((score, record) => {
      hits.set(record, Math.max(hits.get(record) ?? 0, score * weight));
      held.set(record, Math.max(held.get(record) ?? 0, weight));
      const place = places.get(record);
      if (place && weight >= OWN_WEIGHT) {
        pages.add(place[0]);
      }
    });
  }
  // Rare by the word itself: its synonyms would make every word a common one.
  const value = term.weight * Math.log(1 + pageCount / Math.max(weights.rarest, pages.size));
  return {...term, hits, held, value};
}

/** Sum of the terms' values, without and with what the site does not know. */
interface Totals {
  readonly total: number;
  readonly whole: number;
}

/** What the records say, by page, by term, by section. */
function bySection(
  {pages}: Outline,
  terms: readonly Weighed[],
  places: ReadonlyMap<string, RecordPlace>,
  of: (term: Weighed) => ReadonlyMap<string, number>,
): readonly (readonly Float32Array[])[] {
  const found = pages.map(({sections}) => terms.map(() => new Float32Array(sections.length)));
  terms.forEach((term, index) => {
    of(term).forEach((value, record) => {
      const [page = 0, section = 0] = places.get(record) ?? [];
      const list = found[page]?.[index];
      if (list) {
        list[section] = value;
      }
    });
  });
  return found;
}

/** What only means about the same, or corrects a slip, tells less of whether it is an answer. */
const trust = (weight: number): number => weight ** weights.trust;

/** How one page holds one term, each from 0 to 1. */
interface Held extends TitleScores {
  /** The term's own weight in the query. */
  readonly value: number;
  /** By section: the index's score, and how well what is there stands for the term. */
  readonly text: Float32Array;
  readonly standing: Float32Array;
  /** By all ways of asking for the page together. */
  readonly asked: number;
}

/** What speaks for a page, each from 0 to 1 (see weights.ts). */
type Signs = Readonly<Record<Exclude<keyof typeof signWeights, 'literal'>, number>>;

function scoreOf(signs: Signs, kind: Kind): number {
  if (signs.coverage === 0) {
    return 0;
  }
  const names = Object.keys(signs) as (keyof Signs)[];
  return sum(names.map((name) => signWeights[name] * signs[name])) + (kindWeights[kind] ?? 0);
}

function rankSection(
  at: number,
  held: readonly Held[],
  likeness: number,
  {total, whole}: Totals,
): RankedSection {
  const own = held.filter(({text, headings}) => (text[at] ?? 0) + (headings.get(at) ?? 0) > 0);
  const share = sum(own.map(({value}) => value)) / total;
  const holding =
    sum(
      own.map(
        ({value, text, headings, title}) =>
          value *
          (sectionWeights.text * (text[at] ?? 0) +
            sectionWeights.heading * (headings.get(at) ?? 0) +
            sectionWeights.title * title),
      ),
    ) / total;
  const coverage =
    sum(
      held.map(
        ({value, standing, title, headings}) =>
          value * trust(Math.max(standing[at] ?? 0, title, headings.get(at) ?? 0)),
      ),
    ) / whole;
  return {
    index: at,
    holding: holding * share,
    score: holding * share + sectionWeights.likeness * likeness * Math.sqrt(likeness),
    coverage,
    likeness,
  };
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
 * @param asked What AskedIndex.compare() told of the query.
 * @returns Best first.
 */
export function rank(
  query: Query,
  found: ReadonlyMap<string, WordHits>,
  outline: Outline,
  titles: TitleIndex,
  lexicon: Lexicon,
  asked: AskedHits,
): readonly RankedPage[] {
  const {places} = titles;
  const terms = query.terms.map((term) => weigh(term, found, outline.pages.length, places));
  const total = sum(terms.map(({value}) => value));
  const whole = total + query.unknown.length * Math.log(1 + outline.pages.length);
  const totals: Totals = {total, whole};
  const texts = bySection(outline, terms, places, ({hits}) => hits);
  const standings = bySection(outline, terms, places, ({held}) => held);
  return outline.pages
    .map((page, index): RankedPage => {
      const likeness = asked.likeness.get(index);
      const held = terms.map((term, number): Held => {
        const {title, keywords, headings} = titleScores(index, term, titles);
        return {
          value: term.value,
          title,
          keywords,
          headings,
          text: texts[index]?.[number] ?? new Float32Array(),
          standing: standings[index]?.[number] ?? new Float32Array(),
          asked: asked.held[number]?.get(index) ?? 0,
        };
      });
      const sections = page.sections
        .map((_section, at) => rankSection(at, held, likeness?.get(at) ?? 0, totals))
        .filter(({score}) => score > 0)
        .sort((a, b) => b.score - a.score);
      const share = (of: (term: Held) => number): number =>
        sum(held.map((term) => term.value * of(term))) / total;
      const evidence = (of: (term: Held) => number): number =>
        sum(held.map((term) => term.value * trust(of(term)))) / whole;
      const nearest = Math.max(0, ...(likeness?.values() ?? []));
      const signs: Signs = {
        text: share(({text}) => Math.max(0, ...text)),
        title: share(({title}) => title),
        heading: share(({headings}) => Math.max(0, ...headings.values())),
        keywords: share(({keywords}) => keywords),
        asked: share((term) => term.asked),
        tight: held.some(({title}) => title > 0)
          ? tightness(titles.titles[index] ?? [], terms, lexicon)
          : 0,
        section: Math.max(0, ...sections.map(({holding}) => holding)),
        likeness: nearest,
        likenessSquared: nearest ** 2,
        coverage: evidence(({title, headings, keywords, asked: own, standing}) =>
          Math.max(title, ...headings.values(), keywords, own, ...standing),
        ),
        sectionCoverage: Math.max(0, ...sections.map(({coverage}) => coverage)),
      };
      return {
        index,
        sections,
        signs,
        score: scoreOf(signs, page.kind),
        asked: evidence(({asked: own, title}) => Math.max(own, title)),
      };
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score);
}
