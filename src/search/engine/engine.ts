import MiniSearch from 'minisearch';
import type {Block, Kind, PageHit, Passage} from '../types';
import {excerptOf, wordsWith, type Line} from './excerpt';
import {
  indexOptions,
  type IndexDocument,
  type IndexedPage,
  type IndexFile,
  type TextsFile,
} from './indexFile';
import {Reader, spaced, type Language} from './language';
import {answeringBlocks, blocksText} from './passage';
import {QueryReader, type Subject} from './query';
import {EXACT_NAME, MAX_TYPOS, MIN_FUZZY, MIN_PREFIX, weights} from './weights';

const MAX_PAGES = 20;
const MAX_SECTIONS = 3;
const MAX_PASSAGES = 12;

/** Sections that are this much worse than the page's best one are not listed. */
const WORST_SECTION = 0.35;

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

/** How well the subjects of a query are covered, each from 0 to 1. */
type Covered = ReadonlyMap<Subject, number>;

/** A section that matches a query. */
interface Match {
  readonly section: Section;
  readonly score: number;
  readonly covered: Covered;
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
  /** How much a word counts by its place. */
  readonly fields: Readonly<Record<string, number>>;
  /** How much a page counts by its title. */
  readonly named?: number;
  /** Pages of this kind alone. */
  readonly kind?: Kind | undefined;
}

const byScore = (a: {readonly score: number}, b: {readonly score: number}): number =>
  b.score - a.score;

/** Each subject once, as well as it is covered anywhere. */
function bestOf(parts: Iterable<readonly [Subject, number]>): Covered {
  const best = new Map<Subject, number>();
  for (const [subject, part] of parts) {
    best.set(subject, Math.max(part, best.get(subject) ?? 0));
  }
  return best;
}

/** Searches the index of a language. It runs in the worker, and in Node for the quality checks. */
export class Engine {
  readonly #reader: Reader;
  readonly #queries: QueryReader;
  readonly #index: MiniSearch<IndexDocument>;
  /** In the order of the index. */
  readonly #sections: readonly Section[];
  /** Number of sections that hold a term. */
  readonly #counts: ReadonlyMap<string, number>;
  /** Sections that were read before: the next letter of a query finds many of them again. */
  readonly #read = new Map<Section, Line & {readonly folded: string}>();

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
      page.sections.map(({id, title, kind = page.kind}, place) => {
        const blocks = texts[at]?.[place] ?? [];
        return {page, url: page.url + (id && `#${id}`), id, title, kind, blocks};
      }),
    );
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
    const subjects = this.#queries.read(text, (term) => this.#counts.has(term));
    const {fields, named} = weights;
    const pages =
      subjects.length > 0
        ? this.#pages({text, subjects, fields, named, kind})
        : this.#pagesWith(text, kind);
    return pages.map((found) => this.#hit(found));
  }

  /**
   * @param text A question, as it was typed.
   * @returns Passages that may answer, best first: the two best sections of each page.
   */
  passages(text: string): readonly Passage[] {
    // Keywords and description lead to a page, and answer nothing.
    const fields = {...weights.fields, about: 0};
    const subjects = this.#queries.read(text, (term) => this.#counts.has(term));
    return this.#pages({text, subjects, fields})
      .slice(0, MAX_PASSAGES)
      .flatMap((found) =>
        found.matches.slice(0, 2).map((match) => this.#passage(found, match, subjects)),
      )
      .filter((passage) => passage.text !== '')
      .sort(byScore)
      .slice(0, MAX_PASSAGES);
  }

  /** Inverse document frequency: rare words weigh most, unknown ones more than any other. */
  #weight({term, synonyms}: Subject): number {
    const count =
      this.#counts.get(term) ??
      Math.max(0.5, ...[...synonyms].map((each) => this.#counts.get(each) ?? 0));
    return Math.log(1 + this.#sections.length / count);
  }

  /** Share of the subjects' weight that is covered. */
  #coverage(covered: Covered, subjects: readonly Subject[]): number {
    const sum = (parts: Iterable<readonly [Subject, number]>): number =>
      [...parts].reduce((total, [subject, part]) => total + part * this.#weight(subject), 0);
    return sum(covered) / sum(subjects.map((subject) => [subject, 1]));
  }

  #matches({subjects, fields, kind}: Query): readonly Match[] {
    const typed = new Map(subjects.map((subject) => [subject.term, subject]));
    const meant = new Map(
      subjects.flatMap((subject) => [...subject.synonyms].map((term) => [term, subject] as const)),
    );
    // Longer and slightly different words are looked for only where no page has the word itself.
    const isUnknown = (term: string): boolean => typed.has(term) && !this.#counts.has(term);
    const cover = (term: string): readonly (readonly [Subject, number])[] => {
      const subject = typed.get(term);
      const other = meant.get(term);
      return subject ? [[subject, 1]] : other ? [[other, weights.synonymCovers]] : [];
    };
    const results = this.#index.search(
      [...new Set([...typed.keys(), ...meant.keys()])].join('\n'),
      {
        tokenize: (text) => text.split('\n'),
        boost: fields,
        boostTerm: (term) => (typed.has(term) ? 1 : weights.synonym),
        prefix: (term) => isUnknown(term) && term.length >= MIN_PREFIX,
        fuzzy: (term) =>
          isUnknown(term) && term.length >= MIN_FUZZY && !/[\d ]/.test(term) && MAX_TYPOS,
        weights: {prefix: weights.prefix, fuzzy: weights.fuzzy},
      },
    );
    return results.flatMap(({id, score, terms, queryTerms}) => {
      const section = this.#sections[id as number];
      if (!section || score === 0 || (kind && section.kind !== kind)) {
        return [];
      }
      const covered = bestOf(queryTerms.flatMap(cover));
      return [{section, covered, terms, score: score * this.#coverage(covered, subjects)}];
    });
  }

  #pages(query: Query): readonly PageMatch[] {
    const byPage = new Map<IndexedPage, Match[]>();
    for (const match of this.#matches(query)) {
      const {page} = match.section;
      byPage.set(page, [...(byPage.get(page) ?? []), match]);
    }
    const words = spaced(query.text);
    const isPhrase = words.trim().includes(' ');
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
          this.#coverage(covered, query.subjects) *
          (1 + this.#named(page, query)) *
          (weights.kinds[page.kind] ?? 1);
        return {page, matches, score};
      })
      .sort(byScore)
      .slice(0, MAX_PAGES)
      .map((found) =>
        isPhrase && this.#repeats(found, words)
          ? {...found, score: found.score * weights.literal}
          : found,
      )
      .sort(byScore);
  }

  /**
   * Pages for words that name no subject, such as “how much” alone, which the index leaves out: by their headings, by
   * all of their texts where no heading has one.
   */
  #pagesWith(text: string, kind: Kind | undefined): readonly PageMatch[] {
    const words = spaced(text)
      .split(' ')
      .filter((word) => word.length > 1);
    const byPage = (textOf: (section: Section) => string): readonly PageMatch[] => {
      const pages = new Map<IndexedPage, Match[]>();
      for (const section of this.#sections) {
        const held = textOf(section);
        const score = words.filter((word) => held.includes(` ${word} `)).length;
        if (score > 0 && (!kind || section.kind === kind)) {
          const match = {section, score, covered: new Map(), terms: []};
          pages.set(section.page, [...(pages.get(section.page) ?? []), match]);
        }
      }
      return [...pages]
        .map(([page, found]): PageMatch => {
          const matches = found.sort(byScore) as [Match, ...Match[]];
          return {page, matches, score: matches[0].score * (weights.kinds[page.kind] ?? 1)};
        })
        .sort(byScore)
        .slice(0, MAX_PAGES);
    };
    const headed = byPage(({page, title}) => spaced(`${page.title} ${title}`));
    return headed.length > 0 ? headed : byPage((section) => this.#lineOf(section).folded);
  }

  /** Bonus for a title or name that has the whole query: more, the less else it has. A single word is not a name. */
  #named({title, names = []}: IndexedPage, {text, subjects, named = 0}: Query): number {
    const bonuses = [title, ...names].map((name) => {
      const terms = new Set(this.#reader.terms(name));
      const isWhole = subjects.length > 1 || terms.size === 1;
      const isNamed = isWhole && subjects.every(({term}) => terms.has(term));
      const share = spaced(name) === spaced(text) ? EXACT_NAME : (text.length / name.length) ** 2;
      return isNamed ? named * share : 0;
    });
    return Math.max(...bonuses);
  }

  #lineOf(section: Section): Line & {readonly folded: string} {
    const known = this.#read.get(section);
    if (known) {
      return known;
    }
    const {page, title, blocks} = section;
    const text = blocksText(blocks).replace(/\s+/g, ' ').trim();
    const folded = spaced(`${page.title} ${title} ${text}`);
    const line = {text, words: this.#reader.words(text), folded};
    this.#read.set(section, line);
    return line;
  }

  /** Whether one of a page's best sections repeats a query word by word. */
  #repeats({matches}: PageMatch, words: string): boolean {
    return matches
      .slice(0, MAX_SECTIONS)
      .some(({section}) => this.#lineOf(section).folded.includes(words));
  }

  #hit({page, matches, score}: PageMatch): PageHit {
    const [best] = matches;
    const terms = new Set(matches.flatMap((match) => match.terms));
    const excerpt = (section: Section) => excerptOf(this.#lineOf(section), terms);
    const listed = matches
      .filter(({section, score: own}) => section.id && own >= WORST_SECTION * best.score)
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

  #passage(found: PageMatch, match: Match, subjects: readonly Subject[]): Passage {
    const {url, title, kind, blocks} = match.section;
    const quoted = answeringBlocks(blocks, (text) => this.#weigh(text, subjects));
    const text = blocksText(quoted);
    return {
      url,
      page: found.page.title,
      ...(title && {section: title}),
      kind,
      blocks: quoted,
      text,
      words: wordsWith(this.#reader.words(text), new Set(match.terms)),
      score: found.score * (match.score / found.matches[0].score),
      coverage: this.#coverage(match.covered, subjects),
    };
  }

  /** The subjects that a text holds, each with its weight. */
  #weigh(text: string, subjects: readonly Subject[]): ReadonlyMap<string, number> {
    const terms = new Set(this.#reader.terms(text));
    return new Map(
      subjects.flatMap((subject) => {
        const isMeant = [...subject.synonyms].some((term) => terms.has(term));
        const part = terms.has(subject.term) ? 1 : isMeant ? weights.synonymCovers : 0;
        return part > 0 ? [[subject.term, part * this.#weight(subject)] as const] : [];
      }),
    );
  }
}
