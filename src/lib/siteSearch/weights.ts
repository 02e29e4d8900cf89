import type {Kind} from './types';

/**
 * What makes a page a good answer. The weights are those of a logistic regression that tells right
 * pages from wrong ones, over the golden queries and questions for tuning and ways of asking that
 * were left out of the index for it; both languages together.
 */
export const signWeights = {
  /** How well the page's best section holds each word, and its titles, headings and keywords. */
  text: 0.75,
  title: 1.45,
  heading: 0.5,
  keywords: 1.45,
  /** The same for all ways of asking for the page together. */
  asked: 1.7,
  /** Share of the title that was typed. */
  tight: 1.3,
  /** How well one section holds all of it. */
  section: 1.1,
  /** How near it comes to a known way of asking; the square makes close ones stand out. */
  likeness: 1.85,
  likenessSquared: 1.85,
  /** Share of the query that the page speaks of, and one section of it. */
  coverage: 0.7,
  sectionCoverage: 1.55,
  /** What the text repeats word by word. */
  literal: 1.85,
} as const;

/** What visitors look for last: stories, pages about other tools, contracts. */
export const kindWeights: Readonly<Partial<Record<Kind, number>>> = {
  blog: -0.3,
  integrations: -0.35,
  legal: -0.6,
};

/** What makes a section of a page the place to land on. */
export const sectionWeights = {
  text: 0.9,
  heading: 0.7,
  title: 0.2,
  likeness: 1.5,
} as const;

export const weights = {
  /** Words of fewer pages are not worth more: they may be there by chance. */
  rarest: 2,
  /** What a word counts that means about the same. */
  synonym: 0.55,
  /** A small word tells “how long” from “how many”, and little else. */
  smallWord: 0.15,
  /** What further ways of asking for the same section add to the nearest one. */
  secondAsked: 0.25,
  /** How much less a word counts as evidence that only stands for another. */
  trust: 2,
};

/**
 * Contracts speak of everything in passing, which answers a question but not a search: there they
 * lose this much, unless the query names one or comes nearer, by the lead, to a known way of asking
 * for it than to one for any other page.
 */
export const contractsInSearch = {loss: 2, lead: 0.1} as const;
