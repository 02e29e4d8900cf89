import type {Query} from './analyze';
import type {Lexicon} from './lexicon';
import type {Outline} from './outline';
import {NOWHERE, unpackNumbers} from './packAsked';
import {weights} from './weights';

interface Phrase {
  readonly page: number;
  readonly section: number;
}

/** Where words of a query stand among the ways of asking. */
export interface AskedHits {
  /** By page, by section: how close the query comes to a way of asking for it, from 0 to 1. */
  readonly likeness: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** How close it comes to what no page answers, from 0 to 1. */
  readonly unanswered: number;
  /** By term of the query, by page: how well a way of asking holds the term, from 0 to 1. */
  readonly held: readonly ReadonlyMap<number, number>[];
}

/** The ways of asking of all pages, by their words. */
export class AskedIndex {
  readonly #lexicon: Lexicon;
  readonly #pageCount: number;
  readonly #phrases: Phrase[] = [];
  /** Sum of the values of each phrase's words. */
  readonly #sizes: number[] = [];
  /** Numbers of phrases by stem. */
  readonly #holding = new Map<string, readonly number[]>();
  readonly #values = new Map<string, number>();

  constructor({asked, pages}: Outline, lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#pageCount = pages.length;
    for (const [page, section, count] of asked.places) {
      for (let left = count; left > 0; left -= 1) {
        this.#phrases.push({page, section});
        this.#sizes.push(0);
      }
    }
    for (const [stem, packed] of Object.entries(asked.phrases)) {
      const numbers = unpackNumbers(packed);
      const value = this.#valueOf(stem);
      this.#holding.set(stem, numbers);
      numbers.forEach((number) => {
        this.#sizes[number] = (this.#sizes[number] ?? 0) + value;
      });
    }
  }

  /** @param query Analysed. */
  compare(query: Query): AskedHits {
    const shared = new Float32Array(this.#phrases.length);
    const held: Map<number, number>[] = [];
    let size = query.unknown.length;
    for (const {word, weight, variants} of query.terms) {
      const value = weight * this.#valueOf(this.#lexicon.stem(variants[0]?.word ?? word));
      const pages = new Map<number, number>();
      const best = new Map<number, number>();
      for (const variant of variants) {
        for (const phrase of this.#holding.get(this.#lexicon.stem(variant.word)) ?? []) {
          best.set(phrase, Math.max(variant.weight, best.get(phrase) ?? 0));
        }
      }
      best.forEach((fit, number) => {
        shared[number] = (shared[number] ?? 0) + value * fit;
        const page = this.#phrases[number]?.page ?? NOWHERE;
        pages.set(page, Math.max(fit, pages.get(page) ?? 0));
      });
      held.push(pages);
      size += value;
    }
    for (const word of query.small) {
      size += weights.smallWord;
      this.#holding.get(this.#lexicon.stem(word))?.forEach((number) => {
        shared[number] = (shared[number] ?? 0) + weights.smallWord;
      });
    }
    const likeness = this.#likeness(shared, size);
    return {
      likeness,
      unanswered: Math.max(0, ...(likeness.get(NOWHERE)?.values() ?? [])),
      held,
    };
  }

  #likeness(shared: Float32Array, size: number): ReadonlyMap<number, ReadonlyMap<number, number>> {
    const found = new Map<number, Map<number, [best: number, second: number]>>();
    this.#phrases.forEach((phrase, number) => {
      const common = shared[number] ?? 0;
      if (common > weights.smallWord * 3) {
        const value = common / Math.sqrt(size * (this.#sizes[number] ?? 1));
        const sections = found.get(phrase.page) ?? new Map<number, [number, number]>();
        const [best, second] = sections.get(phrase.section) ?? [0, 0];
        sections.set(
          phrase.section,
          value > best ? [value, best] : [best, Math.max(value, second)],
        );
        found.set(phrase.page, sections);
      }
    });
    return new Map(
      [...found].map(([page, sections]) => [
        page,
        new Map(
          [...sections].map(([section, [best, second]]) => [
            section,
            best + weights.secondAsked * second * (1 - best),
          ]),
        ),
      ]),
    );
  }

  /** From 0, on every page, to 1, on one or none. */
  #valueOf(stem: string): number {
    const known = this.#values.get(stem);
    if (known !== undefined) {
      return known;
    }
    const value = this.#lexicon.isSmall(stem)
      ? weights.smallWord
      : Math.log(1 + this.#pageCount / Math.max(1, this.#lexicon.spread(stem))) /
        Math.log(1 + this.#pageCount);
    this.#values.set(stem, value);
    return value;
  }
}
