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

/** @returns The nearest candidate, as code shows it, or all of them: `one of a, b`. */
export function suggest(
  word: string,
  candidates: readonly string[],
  show = (name: string) => name,
): string {
  const near = nearest(word, candidates);
  return near === undefined ? `one of ${candidates.map(show).join(', ')}` : show(near);
}
