import type {Kind} from '../types';

/** Moving one by half changed a hit or two in a hundred (`npm run bench:search`). */
export const weights = {
  /** How much a word counts by its place. */
  fields: {title: 5, heading: 4, about: 2, text: 1, asked: 1},
  /** A longer word that begins with the one typed, and one that differs by a slip. */
  prefix: 0.5,
  fuzzy: 0.3,
  /** A word of about the same meaning: for the score, and for what counts as covered. */
  synonym: 0.35,
  synonymCovers: 0.8,
  /** A word of the question before, which a short one goes on from. */
  before: 0.4,
  /** Share that a page's further sections add to its best one. */
  otherSections: 0.65,
  /** A page whose title is the query, perhaps with a maker before it: the Galaxy S24 is no Galaxy S24+. */
  named: 2,
  /** Contracts and stories mention many subjects in passing. */
  kinds: {legal: 0.3, blog: 0.6} as Readonly<Partial<Record<Kind, number>>>,
};

/** Shorter words are found only as they are. */
export const MIN_PREFIX = 3;
export const MIN_FUZZY = 5;

/** Slips allowed, as a share of the word's length. */
export const MAX_TYPOS = 0.2;
