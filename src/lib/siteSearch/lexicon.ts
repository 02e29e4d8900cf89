import {editDistance} from '../editDistance';
import {fold} from '../searchWords';
import {stemOf, type SearchLanguage} from './language';

/** A stem shorter than this says too little. */
const SHORTEST_STEM = 4;

/** Two words belong together by their beginning when the longer one adds no more than this. */
const LONGEST_TAIL = 2;

/** A word of the site, or one like it, with how well it stands for what was typed. */
export interface Variant {
  readonly word: string;
  /** From 0 to 1. */
  readonly weight: number;
}

const normalize = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words of the index and of the language: stems, synonyms and corrections. */
export class Lexicon {
  readonly #counts: ReadonlyMap<string, number>;
  readonly #unindexed: ReadonlySet<string>;
  readonly #stems = new Map<string, string>();
  readonly #byStem = new Map<string, string[]>();
  readonly #sorted: readonly string[];
  readonly #stopWords: ReadonlySet<string>;
  readonly #smallStems: ReadonlySet<string>;
  readonly #groups = new Map<string, Set<string>>();
  readonly #phrases: readonly (readonly [string, string])[];
  readonly #language: SearchLanguage;
  readonly #elided: RegExp | undefined;

  /**
   * @param language What the engine knows of it.
   * @param words The outline's.
   */
  constructor(language: SearchLanguage, words: string) {
    this.#language = language;
    this.#elided = language.elided;
    const parts = words.split(' ');
    this.#counts = new Map(
      parts.flatMap((word, index) =>
        index % 2 === 0 && word ? [[word, Math.abs(Number(parts[index + 1]))] as const] : [],
      ),
    );
    this.#unindexed = new Set(
      parts.filter((_word, index) => parts[index + 1]?.startsWith('-') === true),
    );
    this.#sorted = [...this.#counts.keys()];
    for (const word of this.#sorted) {
      const stem = this.stem(word);
      const forms = this.#byStem.get(stem);
      if (forms) {
        forms.push(word);
      } else {
        this.#byStem.set(stem, [word]);
      }
    }
    this.#stopWords = new Set(language.stopWords.split(/\s+/));
    this.#smallStems = new Set([...this.#stopWords].map((word) => this.stem(word)));
    const phrases = new Map(Object.entries(language.phrases));
    for (const group of language.synonyms) {
      const members = group.split(',').map(normalize);
      const single = members.filter((member) => !member.includes(' ')).join(' ');
      members
        .filter((member) => member.includes(' ') && !phrases.has(member))
        .forEach((member) => phrases.set(member, single));
      for (const member of members) {
        const known = this.#groups.get(this.stem(member)) ?? new Set();
        members.forEach((other) => known.add(other));
        this.#groups.set(this.stem(member), known);
      }
    }
    this.#phrases = [...phrases].sort(([a], [b]) => b.length - a.length);
  }

  /** Ways of asking that stand in a text, longest first, and what they mean. */
  get phrases(): readonly (readonly [string, string])[] {
    return this.#phrases;
  }

  /** In how many pages a word stands; 0 for one that the index does not hold. */
  count(word: string): number {
    return this.#counts.get(word) ?? 0;
  }

  /** Whether the text of a section holds a word: then the index finds it. */
  isIndexed(word: string): boolean {
    return this.#counts.has(word) && !this.#unindexed.has(word);
  }

  /** In how many pages a stem stands, in the form that most of them use. */
  spread(stem: string): number {
    return Math.max(0, ...(this.#byStem.get(stem) ?? []).map((form) => this.count(form)));
  }

  /** Whether a stem is that of words that say nothing. */
  isSmall(stem: string): boolean {
    return this.#smallStems.has(stem);
  }

  isStopWord(word: string): boolean {
    return this.#stopWords.has(word);
  }

  /** What forms of one word have in common. */
  stem(word: string): string {
    const known = this.#stems.get(word);
    if (known !== undefined) {
      return known;
    }
    const stem = stemOf(this.#language, word);
    this.#stems.set(word, stem);
    return stem;
  }

  /**
   * Whether a word of a text is what was looked for, in this form or another.
   * @param withStem Not needed where the stems were compared already.
   */
  matches(word: string, wanted: string, withStem = true): boolean {
    return (
      word === wanted ||
      (withStem && this.stem(word) === this.stem(wanted)) ||
      (wanted.length >= SHORTEST_STEM &&
        word.startsWith(wanted) &&
        word.length - wanted.length <= LONGEST_TAIL)
    );
  }

  /** Words of the index that begin like this or are a form of it. */
  known(word: string): readonly string[] {
    if (this.#counts.has(word)) {
      return [word];
    }
    const forms = this.#byStem.get(this.stem(word)) ?? [];
    return forms.length > 0 ? forms : this.#sorted.filter((each) => each.startsWith(word));
  }

  /** Words that mean about the same and stand in the index. */
  synonyms(word: string): readonly string[] {
    const group = this.#groups.get(this.stem(word)) ?? new Set<string>();
    return [...group].filter(
      (other) => !other.includes(' ') && !this.matches(other, word) && this.count(other) > 0,
    );
  }

  /**
   * Words of the index that somebody may have meant.
   * @param word Folded; not in the index.
   */
  corrections(word: string): readonly Variant[] {
    if (word.length < SHORTEST_STEM || /^\d+$/.test(word)) {
      return [];
    }
    const limit = word.length < 8 ? 1 : 2;
    const near = this.#sorted.flatMap((candidate) => {
      if (candidate.length < 3 || /\d/.test(candidate)) {
        return [];
      }
      const distance = editDistance(word, candidate, limit);
      // People rarely mistype the first letter.
      const penalty = distance + (candidate.startsWith(word.charAt(0)) ? 0 : 0.5);
      return distance <= limit ? [{candidate, penalty}] : [];
    });
    const best = Math.min(...near.map(({penalty}) => penalty));
    return near
      .filter(({penalty}) => penalty === best)
      .sort((a, b) => this.count(b.candidate) - this.count(a.candidate))
      .slice(0, 3)
      .map(({candidate, penalty}, index) => ({
        word: candidate,
        weight: Math.max(0.3, 0.95 - 0.1 * penalty - 0.1 * index),
      }));
  }

  /** What stands behind a small word that was written together with it: “dapi”, “lappareil”. */
  afterElision(word: string): string | null {
    const rest = this.#elided ? word.replace(this.#elided, '') : word;
    return rest !== word && rest.length >= 3 && this.known(rest).length > 0 ? rest : null;
  }

  /** Two words of the index that were written as one. */
  split(word: string): readonly [string, string] | null {
    for (let at = 3; at <= word.length - 3; at += 1) {
      const [left, right] = [word.slice(0, at), word.slice(at)];
      if (this.count(left) > 0 && this.count(right) > 0) {
        return [left, right];
      }
    }
    return null;
  }
}
