import type {Kind} from './types';

/** What makes a page a good answer, tuned on one half of the golden sets (`npm run bench:ask`). */
export const weights = {
  /** How much each place of a page counts in which a term is found. */
  pageText: 0.25,
  pageTitle: 1.1,
  pageHeading: 0.55,
  pageKeywords: 0.35,
  /** The same for one of its sections. */
  sectionText: 0.9,
  sectionHeading: 0.7,
  sectionTitle: 0.2,
  /** How much a section gains that holds all terms, over one that holds few. */
  sectionShare: 1,
  /** What a title gains that says nothing but the query. */
  tightTitle: 0.45,
  /** How much of its best section's score a page gains. */
  bestSection: 0.6,
  /** How strongly a page falls that lacks terms. */
  coverage: 0.5,
  /** Words of fewer pages are not worth more: they may be there by chance. */
  rarest: 2,
  /** What a text gains that repeats the query. */
  literal: 1,
  /** What a word counts that means about the same. */
  synonym: 0.55,
};

/** What visitors look for first: a guide before a story, a story before a contract. */
export const priors: Readonly<Record<Kind, number>> = {
  docs: 1,
  api: 1,
  integrations: 0.97,
  knowledge: 0.85,
  devices: 0.95,
  site: 0.92,
  blog: 0.86,
  legal: 0.45,
};
