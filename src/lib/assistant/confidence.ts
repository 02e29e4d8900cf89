import type {Evidence, PassageFit} from '@site/src/lib/siteSearch/types';

/**
 * Weights of a logistic regression over questions that the site answers and questions that it does
 * not (the sets for tuning, see scripts/lib/ask/golden/README.md).
 */
const WEIGHTS: Readonly<Record<keyof PassageFit | 'unanswered' | 'bias', number>> = {
  coverage: 3.6,
  pageCoverage: 1.7,
  likeness: 2.4,
  pageLikeness: 2.8,
  asked: 1.9,
  unanswered: -3.9,
  bias: -3.7,
};

/** Of the squares: what is near a known question tells more than twice what half as near does. */
const SQUARES = {pageLikeness: 2.3, unanswered: -4.6} as const;

/** Below this confidence the site is taken not to know. */
export const CONFIDENCE_FLOOR = 0.43;

/**
 * How likely the best passage is to answer the question.
 * @param evidence What the search found.
 * @returns From 0 to 1; 0 where it found nothing.
 */
export function confidenceOf({passages, unanswered}: Evidence): number {
  const [best] = passages;
  if (!best) {
    return 0;
  }
  const {fit} = best;
  const sum =
    WEIGHTS.bias +
    WEIGHTS.unanswered * unanswered +
    WEIGHTS.coverage * fit.coverage +
    WEIGHTS.pageCoverage * fit.pageCoverage +
    WEIGHTS.likeness * fit.likeness +
    WEIGHTS.pageLikeness * fit.pageLikeness +
    WEIGHTS.asked * fit.asked +
    SQUARES.pageLikeness * fit.pageLikeness ** 2 +
    SQUARES.unanswered * unanswered ** 2;
  return 1 / (1 + Math.exp(-sum));
}
