import {analyze, type Query} from './analyze';
import {AskedIndex, type AskedHits} from './asked';
import {wantedWords, type IsWanted} from './excerpt';
import {pageHitOf, passagesOf, type ReadHit} from './hits';
import type {SearchLanguage} from './language';
import {Lexicon} from './lexicon';
import {comparable, isLiteral, literalMatch, type ComparableText} from './literal';
import type {Outline, OutlinePage, PageTexts} from './outline';
import {rank, type RankedPage, type WordHits} from './rank';
import {TitleIndex} from './titles';
import {
  SiteSearchError,
  type Evidence,
  type EvidenceOptions,
  type PageHit,
  type SearchOptions,
  type SiteSearch,
} from './types';
import {contractsInSearch, signWeights} from './weights';

/** What the engine asks of Pagefind: the records that hold a word, with scores of any scale. */
export interface WordIndex {
  readonly find: (
    word: string,
  ) => Promise<readonly {readonly id: string; readonly score: number}[]>;
}

export interface SiteSearchParts {
  readonly index: WordIndex;
  readonly outline: Outline;
  readonly language: SearchLanguage;
  readonly loadTexts: (file: string) => Promise<PageTexts>;
}

/** Sections of a page whose texts are compared with the query. */
const COMPARED_SECTIONS = 4;

const MAX_PAGES = 10;

/** Variants that are the word itself or a correction of it. */
const MARKED_WEIGHT = 0.75;

const DEFAULT_PASSAGES = 8;

/** Pages that are this much worse than the best are noise. */
const WORST_SHARE = 0.12;

/** What only mentions in passing what is looked for goes down. */
function lowerContracts(hits: readonly ReadHit[]): readonly ReadHit[] {
  const {loss, lead} = contractsInSearch;
  const others = hits.filter(({page}) => page.kind !== 'legal');
  const nearest = Math.max(0, ...others.map(({ranked}) => ranked.signs.likeness));
  return hits.map((hit) => {
    const {title, likeness} = hit.ranked.signs;
    const isInPassing = hit.page.kind === 'legal' && title === 0 && likeness < nearest + lead;
    return isInPassing ? {...hit, score: hit.score - loss} : hit;
  });
}

/** The engine, without the browser: what it asks for comes in as functions. */
class Engine implements SiteSearch {
  readonly #parts: SiteSearchParts;
  readonly #lexicon: Lexicon;
  readonly #titles: TitleIndex;
  readonly #asked: AskedIndex;
  readonly #words = new Map<string, Promise<WordHits>>();
  readonly #comparable = new Map<string, ComparableText>();
  readonly #texts = new Map<string, Promise<PageTexts>>();

  constructor(parts: SiteSearchParts) {
    this.#parts = parts;
    this.#lexicon = new Lexicon(parts.language, parts.outline.words);
    this.#titles = new TitleIndex(parts.outline, this.#lexicon);
    this.#asked = new AskedIndex(parts.outline, this.#lexicon);
  }

  async search(text: string, {signal}: SearchOptions = {}): Promise<readonly PageHit[]> {
    const query = analyze(text, this.#lexicon);
    const hits = await this.#hits(text, query, this.#asked.compare(query), signal);
    const isWanted = this.#isWanted(query);
    return lowerContracts(hits)
      .map((hit) => pageHitOf(hit, isWanted))
      .sort((a, b) => b.score - a.score);
  }

  async evidence(
    text: string,
    {limit = DEFAULT_PASSAGES, signal}: EvidenceOptions = {},
  ): Promise<Evidence> {
    const query = analyze(text, this.#lexicon);
    const asked = this.#asked.compare(query);
    const hits = await this.#hits(text, query, asked, signal);
    const isWanted = this.#isWanted(query);
    const passages = hits
      .flatMap((hit) => passagesOf(hit, isWanted))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
    return {passages, unanswered: asked.unanswered};
  }

  #isWanted(query: Query): IsWanted {
    // What means the same is marked only where the word itself is nowhere on the site.
    const strong = query.terms.flatMap(({variants}) => {
      const own = variants.filter(({weight}) => weight >= MARKED_WEIGHT);
      return (own.length > 0 ? own : variants).map(({word}) => word);
    });
    return wantedWords(strong, this.#lexicon);
  }

  async #find(word: string): Promise<WordHits> {
    const running = this.#words.get(word);
    if (running) {
      return running;
    }
    const started = this.#parts.index.find(word).then((results) => {
      const best = Math.max(...results.map(({score}) => score));
      return new Map(results.map(({id, score}) => [id, score / best] as const));
    });
    this.#words.set(word, started);
    // What failed is asked for again.
    started.catch(() => this.#words.delete(word));
    return started;
  }

  async #load(file: string): Promise<PageTexts> {
    const running = this.#texts.get(file) ?? this.#parts.loadTexts(file);
    this.#texts.set(file, running);
    running.catch(() => this.#texts.delete(file));
    return running;
  }

  async #hits(
    text: string,
    query: Query,
    asked: AskedHits,
    signal?: AbortSignal,
  ): Promise<readonly ReadHit[]> {
    signal?.throwIfAborted();
    const words = [...new Set(query.terms.flatMap(({variants}) => variants.map(({word}) => word)))];
    const found = new Map<string, WordHits>();
    await Promise.all(words.map(async (word) => found.set(word, await this.#find(word))));
    signal?.throwIfAborted();
    this.#expectAnswers(found);
    const {outline} = this.#parts;
    const ranked = rank(query, found, outline, this.#titles, this.#lexicon, asked);
    const worst = (ranked[0]?.score ?? 0) * WORST_SHARE;
    const candidates = ranked.filter(({score}) => score >= worst).slice(0, MAX_PAGES);
    const read = await Promise.all(candidates.map(async (page) => this.#read(page, text, query)));
    signal?.throwIfAborted();
    return read.sort((a, b) => b.score - a.score);
  }

  /** Pagefind says nothing when a file of its index does not arrive: it finds nothing then. */
  #expectAnswers(found: ReadonlyMap<string, WordHits>): void {
    const known = [...found].filter(([word]) => this.#lexicon.isIndexed(word));
    if (known.length > 0 && known.every(([, hits]) => hits.size === 0)) {
      known.forEach(([word]) => this.#words.delete(word));
      throw new SiteSearchError('network');
    }
  }

  /** Reads a page's text and lets it move up for what stands there word by word. */
  async #read(ranked: RankedPage, text: string, query: Query): Promise<ReadHit> {
    const page = this.#parts.outline.pages[ranked.index];
    if (!page) {
      throw new Error(`The outline has no page ${ranked.index}.`);
    }
    const texts = await this.#load(page.file);
    const isRepeatable = isLiteral(text, query);
    const sections = ranked.sections
      .map((section, order) => {
        const literal =
          isRepeatable && order < COMPARED_SECTIONS
            ? literalMatch(this.#compare(page, texts, section.index), text, query)
            : 0;
        return {...section, literal, score: section.score * (1 + signWeights.literal * literal)};
      })
      .sort((a, b) => b.score - a.score);
    const literal = Math.max(
      literalMatch(comparable(page.title), text, query),
      ...sections.map((section) => section.literal),
      0,
    );
    return {
      page,
      texts,
      sections,
      score: ranked.score + signWeights.literal * literal,
      ranked,
    };
  }

  #compare({file, sections}: OutlinePage, texts: PageTexts, index: number): ComparableText {
    const key = `${file} ${index}`;
    const text =
      this.#comparable.get(key) ??
      comparable(`${sections[index]?.title ?? ''}\n${texts[index] ?? ''}`);
    this.#comparable.set(key, text);
    return text;
  }
}

/**
 * @param parts What the engine needs from its surroundings.
 * @returns The search over one language.
 */
export function createSiteSearch(parts: SiteSearchParts): SiteSearch {
  return new Engine(parts);
}
