import {pageOf} from './readGolden';

/** How well a list of queries was answered. */
export interface Score {
  readonly count: number;
  /** Shares from 0 to 1: a right page first, and among the first three. */
  readonly first: number;
  readonly firstThree: number;
  /** Mean of 1 over the place of the first right page. */
  readonly reciprocalRank: number;
}

const LANGUAGE = /^\/fr(?=\/)/;

const share = (numbers: readonly number[]): number =>
  Math.round((numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)) * 1e4) /
  1e4;

/**
 * Where the first right page stands.
 * @param found Paths of the pages in their order, with or without language and section.
 * @param expected Right addresses, without language.
 * @returns From 1; null when none is right.
 */
export function placeOf(found: readonly string[], expected: readonly string[]): number | null {
  const right = new Set(expected.map(pageOf));
  const index = found.findIndex((path) => right.has(pageOf(path).replace(LANGUAGE, '')));
  return index < 0 ? null : index + 1;
}

/** @param places What placeOf() returned for each query. */
export function scoreOf(places: readonly (number | null)[]): Score {
  return {
    count: places.length,
    first: share(places.map((place) => (place === 1 ? 1 : 0))),
    firstThree: share(places.map((place) => (place !== null && place <= 3 ? 1 : 0))),
    reciprocalRank: share(places.map((place) => (place === null ? 0 : 1 / place))),
  };
}

/** @returns The one in the middle; 0 of an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
