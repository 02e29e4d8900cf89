import MiniSearch from 'minisearch';
import type {Kind, PageHit, Passage, SectionHit} from '../types';
import {excerptOf, wordsIn} from './excerpt';
import {indexOptions, type IndexDocument, type IndexFile, type TextsFile} from './indexFile';
import {Reader, spaced, type Language} from './language';
import {answeringBlocks, blocksText} from './passage';
import {QueryReader, type Subject} from './query';
import {MAX_SLIPS, MIN_FUZZY, MIN_PREFIX, weights} from './weights';

const MAX_PAGES = 20;
const MAX_SECTIONS = 3;
const MAX_PASSAGES = 6;

/** Sections that are this much worse than the page's best one are not listed. */
const WORST_SECTION = 0.35;

/** How well the subjects of a query are covered, each from 0 to 1. */
type Covered = ReadonlyMap<Subject, number>;

/** A section that matches a query. */
interface Match {
  readonly page: number;
  readonly section: number;
  readonly score: number;
  readonly covered: Covered;
  /** Terms of the section that matched. */
  readonly terms: readonly string[];
}

interface PageMatch {
  readonly page: number;
  readonly score: number;
  /** Best first, at least one. */
  readonly matches: readonly [Match, ...Match[]];
  readonly terms: ReadonlySet<string>;
}

/** Searches the index of a language. It runs in the worker, and in Node for the quality checks. */
export class Engine {
  readonly #reader: Reader;
  readonly #queries: QueryReader;
  readonly #index: MiniSearch<IndexDocument>;
  readonly #places: readonly (readonly [page: number, section: number])[];
  /** Number of sections that hold a term. */
  readonly #counts: ReadonlyMap<string, number>;
  /** Texts of sections that were read before. */
  readonly #read = new Map<string, string>();

  /**
   * @param file The index.
   * @param texts Texts of the same pages.
   * @param language Language of both.
   */
  constructor(
    private readonly file: IndexFile,
    private readonly texts: TextsFile,
    language: Language,
  ) {
    this.#reader = new Reader(language);
    this.#queries = new QueryReader(language, this.#reader);
    this.#index = MiniSearch.loadJS(file.index, indexOptions(this.#reader));
    this.#places = file.pages.flatMap(({sections}, page) =>
      sections.map((_section, section) => [page, section] as const),
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
    return this.#pages(text, this.#queries.read(text), kind).map((match) => this.#hit(match));
  }

  /**
   * @param question As it was typed.
   * @param limit At most this many.
   * @returns Passages that may answer, best first: the best section of each page, then others.
   */
  passages(question: string, limit = MAX_PASSAGES): readonly Passage[] {
    const subjects = this.#queries.read(question);
    return this.#pages(question, subjects)
      .slice(0, limit)
      .flatMap((match) =>
        match.matches.slice(0, 2).map((section) => this.#passage(match, section, subjects)),
      )
      .filter(({text}) => text !== '')
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  }

  /** Inverse document frequency: rare words weigh most, unknown ones more than any other. */
  #weight({term, synonyms}: Subject): number {
    const count =
      this.#counts.get(term) ??
      Math.max(0.5, ...[...synonyms].map((each) => this.#counts.get(each) ?? 0));
    return Math.log(1 + this.#places.length / count);
  }

  #coverage(covered: Covered, subjects: readonly Subject[]): number {
    const total = subjects.reduce((sum, subject) => sum + this.#weight(subject), 0);
    const held = [...covered].reduce(
      (sum, [subject, part]) => sum + part * this.#weight(subject),
      0,
    );
    return total > 0 ? held / total : 0;
  }

  #matches(subjects: readonly Subject[], kind?: Kind): readonly Match[] {
    const typed = new Map(subjects.map((subject) => [subject.term, subject]));
    const meant = new Map(
      subjects.flatMap((subject) => [...subject.synonyms].map((term) => [term, subject] as const)),
    );
    const isUnknown = (term: string): boolean => typed.has(term) && !this.#counts.has(term);
    const cover = (found: string, asked: string): readonly [Subject, number] | undefined => {
      const subject = typed.get(asked);
      const other = meant.get(asked);
      if (subject && (found === asked || isUnknown(asked))) {
        return [subject, found === asked ? 1 : weights.nearCovers];
      }
      return other && found === asked ? [other, weights.synonymCovers] : undefined;
    };
    const terms = [...new Set([...typed.keys(), ...meant.keys()])];
    const results = this.#index.search(terms.join('\n'), {
      tokenize: (text) => text.split('\n'),
      boost: weights.fields,
      boostTerm: (term) => (typed.has(term) ? 1 : weights.synonym),
      prefix: (term) => isUnknown(term) && term.length >= MIN_PREFIX,
      fuzzy: (term) =>
        isUnknown(term) && term.length >= MIN_FUZZY && !/[\d ]/.test(term) && MAX_SLIPS,
      weights: {prefix: weights.prefix, fuzzy: weights.fuzzy},
      ...(kind && {filter: ({id}) => this.#kindOf(...this.#place(id as number)) === kind}),
    });
    return results.map(({id, score, terms: found, queryTerms}) => {
      const [page, section] = this.#place(id as number);
      const covered = new Map<Subject, number>();
      for (const term of found) {
        for (const asked of queryTerms) {
          const [subject, part = 0] = cover(term, asked) ?? [];
          if (subject) {
            covered.set(subject, Math.max(part, covered.get(subject) ?? 0));
          }
        }
      }
      const share = this.#coverage(covered, subjects);
      return {
        page,
        section,
        covered,
        terms: found,
        score: score * share ** weights.sectionCoverage,
      };
    });
  }

  #place(id: number): readonly [page: number, section: number] {
    return this.#places[id] ?? [0, 0];
  }

  #kindOf(page: number, section: number): Kind | undefined {
    const {kind, sections} = this.file.pages[page] ?? {};
    return sections?.[section]?.kind ?? kind;
  }

  #pages(typed: string, subjects: readonly Subject[], kind?: Kind): readonly PageMatch[] {
    const byPage = new Map<number, Match[]>();
    for (const match of this.#matches(subjects, kind)) {
      byPage.set(match.page, [...(byPage.get(match.page) ?? []), match]);
    }
    const pages = [...byPage]
      .map(([page, found]): PageMatch => {
        const matches = found.sort((a, b) => b.score - a.score) as [Match, ...Match[]];
        const [best, ...others] = matches;
        const rest = others
          .slice(0, 3)
          .reduce((sum, {score}, index) => sum + score / (index + 1), 0);
        const covered = new Map<Subject, number>();
        for (const [subject, part] of matches.flatMap((match) => [...match.covered])) {
          covered.set(subject, Math.max(part, covered.get(subject) ?? 0));
        }
        const share = this.#coverage(covered, subjects);
        const score =
          (best.score + weights.otherSections * rest) *
          share ** weights.pageCoverage *
          (weights.kinds[this.file.pages[page]?.kind ?? 'site'] ?? 1);
        return {page, matches, score, terms: new Set(matches.flatMap(({terms}) => terms))};
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_PAGES);
    const words = spaced(typed);
    const isPhrase = words.trim().includes(' ');
    return pages
      .map((page) =>
        isPhrase && this.#isLiteral(page, words)
          ? {...page, score: page.score * weights.literal}
          : page,
      )
      .sort((a, b) => b.score - a.score);
  }

  #textOf(page: number, section: number): string {
    const key = `${page} ${section}`;
    const text = this.#read.get(key) ?? blocksText(this.texts[page]?.[section] ?? []);
    this.#read.set(key, text);
    return text;
  }

  /** Whether one of a page's best sections repeats a query word by word. */
  #isLiteral({page, matches}: PageMatch, words: string): boolean {
    const {title = '', sections = []} = this.file.pages[page] ?? {};
    return matches.slice(0, MAX_SECTIONS).some(({section}) => {
      const key = `${page} ${section} folded`;
      const text =
        this.#read.get(key) ??
        spaced(`${title}\n${sections[section]?.title ?? ''}\n${this.#textOf(page, section)}`);
      this.#read.set(key, text);
      return text.includes(words);
    });
  }

  #hit({page, matches, terms, score}: PageMatch): PageHit {
    const {url = '', title = '', sections = []} = this.file.pages[page] ?? {};
    const [best] = matches;
    const excerpt = (section: number): SectionHit['excerpt'] =>
      excerptOf(this.#textOf(page, section), terms, this.#reader);
    // A section may be no more than its heading.
    const quoted = [best.section, ...sections.keys()].find((each) => this.#textOf(page, each));
    const text = matches.slice(0, MAX_SECTIONS).map(({section}) => this.#textOf(page, section));
    return {
      url,
      title,
      kind: this.#kindOf(page, best.section) ?? 'site',
      excerpt: quoted === undefined ? [] : excerpt(quoted),
      sections: matches
        .filter((match) => sections[match.section]?.id && match.score >= WORST_SECTION * best.score)
        .slice(0, MAX_SECTIONS)
        .map(({section}) => ({
          url: `${url}#${sections[section]?.id ?? ''}`,
          title: sections[section]?.title ?? '',
          excerpt: excerpt(section),
        })),
      words: wordsIn(text.join('\n'), terms, this.#reader),
      score,
    };
  }

  #passage(found: PageMatch, match: Match, subjects: readonly Subject[]): Passage {
    const {page, section, covered} = match;
    const {url = '', title = '', sections = []} = this.file.pages[page] ?? {};
    const {id = '', title: heading = ''} = sections[section] ?? {};
    const blocks = answeringBlocks(this.texts[page]?.[section] ?? [], (text) =>
      this.#weigh(text, subjects),
    );
    const text = blocksText(blocks);
    return {
      url: id ? `${url}#${id}` : url,
      page: title,
      ...(heading && {section: heading}),
      kind: this.#kindOf(page, section) ?? 'site',
      blocks,
      text,
      words: wordsIn(text, new Set(match.terms), this.#reader),
      score: found.score * (match.score / found.matches[0].score),
      coverage: this.#coverage(covered, subjects),
    };
  }

  /** The subjects that a text holds, each with its weight. */
  #weigh(text: string, subjects: readonly Subject[]): ReadonlyMap<string, number> {
    const terms = new Set(this.#reader.terms(text));
    return new Map(
      subjects.flatMap((subject) => {
        const part = terms.has(subject.term)
          ? 1
          : [...subject.synonyms].some((term) => terms.has(term))
            ? weights.synonymCovers
            : 0;
        return part > 0 ? [[subject.term, part * this.#weight(subject)] as const] : [];
      }),
    );
  }
}
