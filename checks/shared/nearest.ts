import {distance} from 'fastest-levenshtein';

/**
 * @param word What somebody wrote.
 * @param candidates What is allowed there.
 * @returns The candidate that the word was most likely meant to be, if any is near.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const [best] = [...candidates]
    .map((candidate) => ({candidate, steps: distance(word, candidate)}))
    .toSorted((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(2, word.length / 4) ? best.candidate : undefined;
}
