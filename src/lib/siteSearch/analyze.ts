import {fold} from '../searchWords';
import {askedWords} from './indexText';
import type {Lexicon, Variant} from './lexicon';
import {weights} from './weights';

/** One thing that was asked for, and the words under which the index may hold it. */
export interface Term {
  /** What was typed, folded. */
  readonly word: string;
  /** How much it counts beside the others, from 0 to 1. */
  readonly weight: number;
  readonly variants: readonly Variant[];
}

export interface Query {
  /** Folded, with one space between words: to be compared with texts. */
  readonly phrase: string;
  readonly terms: readonly Term[];
  /** Small words, which tell one way of asking from another. */
  readonly small: readonly string[];
  /** Words for which nothing on the site stands, nor anything like them. */
  readonly unknown: readonly string[];
}

const MAX_TERMS = 10;
const MAX_VARIANTS = 8;
const MEANING_WEIGHT = 0.8;

const hasPhrase = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `);

function strongest(variants: readonly Variant[]): readonly Variant[] {
  const best = new Map<string, number>();
  variants.forEach(({word, weight}) => {
    best.set(word, Math.max(weight, best.get(word) ?? 0));
  });
  return [...best]
    .map(([word, weight]) => ({word, weight}))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_VARIANTS);
}

function ownVariants(word: string, lexicon: Lexicon): readonly Variant[] {
  if (lexicon.count(word) > 0) {
    return [{word, weight: 1}];
  }
  const known = lexicon.known(word);
  if (known.length > 0) {
    // Pagefind finds longer words by their beginning, and other forms by their stem.
    return [{word, weight: 1}, ...known.slice(0, 2).map((each) => ({word: each, weight: 0.9}))];
  }
  const rest = lexicon.afterElision(word);
  if (rest !== null) {
    return [{word: rest, weight: 0.9}];
  }
  const corrections = lexicon.corrections(word);
  if (corrections.length > 0) {
    return corrections;
  }
  return (lexicon.split(word) ?? []).map((each) => ({word: each, weight: 0.6}));
}

function termOf(word: string, lexicon: Lexicon): Term {
  const own = ownVariants(word, lexicon);
  const meant = own
    .slice(0, 2)
    .flatMap((variant) =>
      lexicon
        .synonyms(variant.word)
        .map((other) => ({word: other, weight: weights.synonym * variant.weight})),
    );
  // A word that the site does not use still has a meaning.
  const foreign = own.length === 0 ? lexicon.synonyms(word) : [];
  return {
    word,
    weight: 1,
    variants: strongest([
      ...own,
      ...meant,
      ...foreign.map((other) => ({word: other, weight: MEANING_WEIGHT})),
    ]),
  };
}

/**
 * Reads what somebody searches for or asks.
 * @param text As it was typed.
 * @param lexicon Of the language.
 * @returns The terms with their variants; none for signs alone.
 */
export function analyze(text: string, lexicon: Lexicon): Query {
  const all = askedWords(text);
  const words = [...new Set(all)];
  const phrase = all.join(' ');
  const literal = (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
  const meanings = lexicon.phrases.filter(
    ([asked]) => hasPhrase(literal, asked) || hasPhrase(phrase, asked),
  );
  const telling = words.filter((word) => !lexicon.isStopWord(word));
  // “Who are you” consists of small words alone, which then have to do.
  // A word that the site does not use is no slip where a way of asking explains it.
  const explained = new Set(meanings.flatMap(([asked]) => asked.split(' ')));
  const meaningful = telling.filter((word) => !explained.has(word) || lexicon.count(word) > 0);
  const chosen = telling.length > 0 || meanings.length > 0 ? meaningful : words;
  const terms = chosen.slice(0, MAX_TERMS).map((word) => termOf(word, lexicon));
  const meant = meanings.slice(0, 3).flatMap(([, meaning]) => {
    const variants = strongest(
      meaning.split(' ').map((word, index) => ({word, weight: index === 0 ? 1 : MEANING_WEIGHT})),
    );
    return variants.length > 0 ? [{word: meaning, weight: MEANING_WEIGHT, variants}] : [];
  });
  return {
    phrase,
    terms: [...terms, ...meant].filter(({variants}) => variants.length > 0),
    small: words.filter((word) => lexicon.isStopWord(word)),
    unknown: terms.filter(({variants}) => variants.length === 0).map(({word}) => word),
  };
}
