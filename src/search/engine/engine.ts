import MiniSearch from 'minisearch';
import type {Block, FoundPassages, Kind, PageHit, Passage, Source} from '../types';
import {excerptOf, wordsWith, type Line} from './excerpt';
import {
  indexOptions,
  type IndexDocument,
  type IndexedPage,
  type IndexFile,
  type TextsFile,
} from './indexFile';
import {fold, Reader, type Language} from './language';
import {QueryReader, type Subject} from './query';
import {blocksText, quoteOf} from './quote';
import {MAX_TYPOS, MIN_FUZZY, MIN_PREFIX, weights} from './weights';

const MAX_PAGES = 20;
const MAX_SECTIONS = 3;
const MAX_PASSAGES = 12;

/** Sections that are this much worse than the page's best one are not listed. */
const WORST_SECTION = 0.35;

/** Share of a question's weight that the best section holds at least: with less, it is about something else. */
const LEAST_HELD = 0.25;

interface Section {
  readonly page: IndexedPage;
  /** With the section's id. */
  readonly url: string;
  /** Empty for the page's beginning. */
  readonly id: string;
  readonly title: string;
  readonly kind: Kind;
  readonly blocks: readonly Block[];
}

/** A section that matches a query. */
interface Match {
  readonly section: Section;
  readonly score: number;
  /** How well the subjects of the query are covered, each from 0 to 1. */
  readonly covered: ReadonlyMap<Subject, number>;
  /** Terms of the section that matched. */
  readonly terms: readonly string[];
}

interface PageMatch {
  readonly page: IndexedPage;
  readonly score: number;
  /** Best first, at least one. */
  readonly matches: readonly [Match, ...Match[]];
}

interface Query {
  /** As it was typed. */
  readonly text: string;
  readonly subjects: readonly Subject[];
  /** The weight of each subject. */
  readonly shares: Shares;
  /** Whether keywords, description and name of a page lead to it: they answer nothing. */
  readonly isForPages: boolean;
  /** Pages of this kind alone. */
  readonly kind?: Kind | undefined;
}

const byScore = (a: {readonly score: number}, b: {readonly score: number}): number =>
  b.score - a.score;

type Shares = ReadonlyMap<Subject, number>;

/** Each subject once, as well as it is covered anywhere. */
function bestOf(parts: Iterable<readonly [Subject, number]>): ReadonlyMap<Subject, number> {
  const best = new Map<Subject, number>();
  for (const [subject, part] of parts) {
    best.set(subject, Math.max(part, best.get(subject) ?? 0));
  }
  return best;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** Searches the index of a language. It runs in the worker, and in Node for the quality checks. */
export class Engine {
  readonly #reader: Reader;
  readonly #queries: QueryReader;
  readonly #index: MiniSearch<IndexDocument>;
  /** In the order of the index. */
  readonly #sections: readonly Section[];
  /** Address of the home page in the language. */
  readonly #home: string;
  /** Number of sections that hold a term. */
  readonly #counts: ReadonlyMap<string, number>;
  /** Sections that were read before: the next letter of a query finds many of them again. */
  readonly #read = new Map<Section, Line>();

  /**
   * @param file The index.
   * @param texts Texts of the same pages.
   * @param language Language of both.
   */
  constructor(file: IndexFile, texts: TextsFile, language: Language) {
    this.#reader = new Reader(language);
    this.#queries = new QueryReader(language, this.#reader);
    this.#index = MiniSearch.loadJS(file.index, indexOptions(this.#reader));
    this.#sections = file.pages.flatMap((page, at) =>
      page.sections.map(({id, title, kind = page.kind}, place): Section => {
        const blocks = texts[at]?.[place] ?? [];
        return {page, url: page.url + (id && `#${id}`), id, title, kind, blocks};
      }),
    );
    const [home = '/'] = file.pages.map(({url}) => url).sort((a, b) => a.length - b.length);
    this.#home = home;
    this.#counts = new Map(
      file.index.index.map(([term, fields]) => [
        term,
        new Set(Object.values(fields).flatMap((counts) => Object.keys(counts))).size,
      ]),
    );
  }

  /**
   * @param text As it was typed.
   * @param kind Pages of this kind alone.
   * @returns Pages that match, best first.
   */
  search(text: string, kind?: Kind): readonly PageHit[] {
    const subjects = this.#subjects(text);
    const shares = this.#weights(subjects);
    return this.#pages({text, subjects, shares, isForPages: true, kind}).map((found) =>
      this.#hit(found),
    );
  }

  /**
   * @param text A question, as it was typed.
   * @param before The question before it, whose words count less; empty for none.
   * @returns Passages that may answer, best first: the two best sections of each page.
   */
  passages(text: string, before = ''): FoundPassages {
    const current = this.#subjects(text);
    const terms = new Set(current.map(({term}) => term));
    const others = this.#queries.read(before, (term) => this.#counts.has(term), weights.before);
    const subjects = [...current, ...others.filter(({term}) => !terms.has(term))];
    const shares = this.#weights(subjects);
    const pages = this.#pages({text, subjects, shares, isForPages: false});
    const passages = pages
      .slice(0, MAX_PASSAGES)
      .flatMap((found) =>
        found.matches.slice(0, 2).map((match) => ({
          score: found.score * (match.score / found.matches[0].score),
          passage: this.#passage(match, shares),
        })),
      )
      .filter(({passage}) => passage.blocks.length > 0)
      .sort(byScore)
      .slice(0, MAX_PASSAGES)
      .map(({passage}) => passage);
    const unknown = current.filter(
      (subject) => !this.#isWritten(subject) && !this.#hasSlips(subject),
    );
    // A word that was found by its slips holds nothing, and is no sign of another matter.
    const asked = subjects.filter((each) => this.#isWritten(each) || unknown.includes(each));
    const held = coverage(pages[0]?.matches[0].covered ?? new Map(), this.#weights(asked));
    const isElsewhere =
      (asked.length > 0 && held < LEAST_HELD) ||
      (unknown.length > 0 && 2 * unknown.length >= current.length);
    return {
      passages: isElsewhere ? [] : passages,
      unknown: [...new Set(unknown.map(({text: word}) => word))],
    };
  }

  /** @returns The sources at paths without the language, as far as the index has them. */
  sources(paths: readonly string[]): readonly Source[] {
    return paths.flatMap((path) => {
      const section = this.#sections.find(({url}) => url === this.#home + path.slice(1));
      return section ? [sourceOf(section)] : [];
    });
  }

  #subjects(text: string): readonly Subject[] {
    return this.#queries.read(text, (term) => this.#counts.has(term));
  }

  /** Whether a page has a word, or one of the same meaning. */
  #isWritten({term, synonyms}: Subject): boolean {
    return [term, ...synonyms].some((each) => this.#counts.has(each));
  }

  /** Whether a page has a longer or a slightly different word. */
  #hasSlips({term}: Subject): boolean {
    const matches = this.#index.search(term, {tokenize: (text) => [text], ...this.#wider([term])});
    return matches.length > 0;
  }

  /** Longer and slightly different words are looked for only where no page has the word itself. */
  #wider(typed: readonly string[]) {
    const isUnknown = (term: string): boolean => typed.includes(term) && !this.#counts.has(term);
    return {
      prefix: (term: string) => isUnknown(term) && term.length >= MIN_PREFIX,
      fuzzy: (term: string) =>
        isUnknown(term) && term.length >= MIN_FUZZY && !/[\d ]/.test(term) && MAX_TYPOS,
      weights: {prefix: weights.prefix, fuzzy: weights.fuzzy},
    };
  }

  /** Inverse document frequency: rare words weigh most. */
  #rarity({term, synonyms}: Subject): number | undefined {
    const count =
      this.#counts.get(term) ??
      Math.max(0, ...[...synonyms].map((each) => this.#counts.get(each) ?? 0));
    return count > 0 ? Math.log(1 + this.#sections.length / count) : undefined;
  }

  /** The weight of each subject. A word that no page has counts as much as the others do on the average. */
  #weights(subjects: readonly Subject[]): Shares {
    const known = subjects.flatMap((subject) => this.#rarity(subject) ?? []);
    return new Map(
      subjects.map((subject) => [
        subject,
        subject.share * (this.#rarity(subject) ?? (mean(known) || 1)),
      ]),
    );
  }

  #matches({subjects, shares, isForPages, kind}: Query): readonly Match[] {
    const typed = new Map(subjects.map((subject) => [subject.term, subject]));
    const meant = new Map(
      subjects.flatMap((subject) => [...subject.synonyms].map((term) => [term, subject] as const)),
    );
    const cover = (term: string): readonly (readonly [Subject, number])[] => {
      const subject = typed.get(term);
      const other = meant.get(term);
      // Longer words and slips help to find, and cover nothing.
      return subject && this.#counts.has(term)
        ? [[subject, 1]]
        : other
          ? [[other, weights.synonymCovers]]
          : [];
    };
    const results = this.#index.search(
      [...new Set([...typed.keys(), ...meant.keys()])].join('\n'),
      {
        tokenize: (text) => text.split('\n'),
        boost: isForPages ? weights.fields : {...weights.fields, about: 0},
        boostTerm: (term) =>
          typed.get(term)?.share ?? weights.synonym * (meant.get(term)?.share ?? 1),
        ...this.#wider([...typed.keys()]),
      },
    );
    return results.flatMap(({id, score, terms, queryTerms}) => {
      const section = this.#sections[id as number];
      if (!section || score === 0 || (kind && section.kind !== kind)) {
        return [];
      }
      const covered = bestOf(queryTerms.flatMap(cover));
      return [{section, covered, terms, score: score * coverage(covered, shares)}];
    });
  }

  #pages(query: Query): readonly PageMatch[] {
    const name = fold(query.text.trim());
    const byPage = new Map<IndexedPage, Match[]>();
    for (const match of this.#matches(query)) {
      const {page} = match.section;
      byPage.set(page, [...(byPage.get(page) ?? []), match]);
    }
    return [...byPage]
      .map(([page, found]): PageMatch => {
        const matches = found.sort(byScore) as [Match, ...Match[]];
        const [best, ...others] = matches;
        const rest = others
          .slice(0, 3)
          .reduce((sum, {score}, index) => sum + score / (index + 1), 0);
        const covered = bestOf(matches.flatMap((match) => [...match.covered]));
        const score =
          (best.score + weights.otherSections * rest) *
          coverage(covered, query.shares) *
          (fold(page.title).endsWith(name) ? weights.named : 1) *
          (weights.kinds[page.kind] ?? 1);
        return {page, matches, score};
      })
      .sort(byScore)
      .slice(0, MAX_PAGES);
  }

  #lineOf(section: Section): Line {
    const known = this.#read.get(section);
    if (known) {
      return known;
    }
    const text = blocksText(section.blocks).replace(/\s+/g, ' ').trim();
    const line = {text, words: this.#reader.words(text)};
    this.#read.set(section, line);
    return line;
  }

  #hit({page, matches, score}: PageMatch): PageHit {
    const [best] = matches;
    const terms = new Set(matches.flatMap((match) => match.terms));
    const excerpt = (section: Section) => excerptOf(this.#lineOf(section), terms);
    const listed = matches
      .filter(
        ({section, score: sectionScore}) =>
          section.id && sectionScore >= WORST_SECTION * best.score,
      )
      .slice(0, MAX_SECTIONS)
      .map(({section}) => section);
    // A section may be no more than its heading.
    const quoted =
      best.section.blocks.length > 0
        ? best.section
        : this.#sections.find((section) => section.page === page && section.blocks.length > 0);
    return {
      url: page.url,
      title: page.title,
      kind: best.section.kind,
      excerpt: quoted && !listed.includes(quoted) ? excerpt(quoted) : [],
      sections: listed.map((section) => ({
        url: section.url,
        title: section.title,
        excerpt: excerpt(section),
      })),
      words: wordsWith(
        matches.slice(0, MAX_SECTIONS).flatMap(({section}) => this.#lineOf(section).words),
        terms,
      ),
      score,
    };
  }

  #passage({section}: Match, shares: Shares): Passage {
    const weigh = (text: string): number => {
      const held = new Set(this.#reader.terms(text));
      return [...shares].reduce((sum, [{term, synonyms}, share]) => {
        const isMeant = [...synonyms].some((each) => held.has(each));
        return sum + share * (held.has(term) ? 1 : isMeant ? weights.synonymCovers : 0);
      }, 0);
    };
    const blocks = quoteOf(section.blocks, weigh);
    return {...sourceOf(section), blocks, whole: section.blocks};
  }
}

/** Share of the subjects' weight that is covered. */
function coverage(covered: ReadonlyMap<Subject, number>, shares: Shares): number {
  const sum = (parts: Iterable<readonly [Subject, number]>): number =>
    [...parts].reduce((total, [subject, part]) => total + part * (shares.get(subject) ?? 0), 0);
  const all = sum([...shares.keys()].map((subject) => [subject, 1]));
  return all > 0 ? sum(covered) / all : 0;
}

const sourceOf = ({url, page, title}: Section): Source => ({
  url,
  page: page.title,
  ...(title && {section: title}),
});
