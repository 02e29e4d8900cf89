/** The share of queries with a right page first, and among the first three. */
export const SEARCH_FLOORS = {first: 0.8, firstThree: 0.95} as const;

/**
 * The same for questions, among the links of the answer; and the share of unanswerable questions
 * that are declined or answered with “not sure”.
 */
export const QUESTION_FLOORS = {first: 0.8, firstThree: 0.92, declined: 0.8} as const;

/** The most answerable questions that may be answered with “not sure”. */
export const MOST_NOT_SURE = 0.2;

/** The most that the languages may differ in search, as a share. */
export const LARGEST_GAP = 0.05;

/** Median milliseconds of a query in Node: a quarter of what a slow phone may take. */
export const SLOWEST_MS = 25;

export interface Score {
  readonly count: number;
  readonly first: number;
  readonly firstThree: number;
}

/** What the bench measures of a language. */
export interface Figures {
  readonly locale: string;
  readonly search: Score;
  readonly questions: Score & {readonly declined: number; readonly notSure: number};
  readonly medianMs: number;
}

/**
 * @param found Places of the first right page, from 1; null where there is none.
 * @returns Shares from 0 to 1.
 */
export function scoreOf(found: readonly (number | null)[]): Score {
  const share = (fits: (place: number) => boolean): number =>
    found.filter((place) => place !== null && fits(place)).length / Math.max(1, found.length);
  return {
    count: found.length,
    first: share((place) => place === 1),
    firstThree: share((place) => place <= 3),
  };
}

/** @returns A share as it is printed: `97.8 %`. */
export const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** @returns Sentences about what is below the floors; none when all is well. */
export function problemsOf(languages: readonly Figures[]): readonly string[] {
  const shares = ['first', 'firstThree'] as const;
  const low = languages.flatMap(({locale, search, questions, medianMs}) => [
    ...shares
      .filter((key) => search[key] < SEARCH_FLOORS[key])
      .map(
        (key) =>
          `search, ${locale}: ${percent(search[key])} ${key}, below ${percent(SEARCH_FLOORS[key])}`,
      ),
    ...[...shares, 'declined' as const]
      .filter((key) => questions[key] < QUESTION_FLOORS[key])
      .map(
        (key) =>
          `questions, ${locale}: ${percent(questions[key])} ${key}, below ${percent(QUESTION_FLOORS[key])}`,
      ),
    ...(questions.notSure > MOST_NOT_SURE
      ? [
          `questions, ${locale}: not sure of ${percent(questions.notSure)}, above ${percent(MOST_NOT_SURE)}`,
        ]
      : []),
    ...(medianMs > SLOWEST_MS
      ? [`search, ${locale}: ${medianMs} ms a query, above ${SLOWEST_MS}`]
      : []),
  ]);
  const gaps = shares
    .map((key) => {
      const values = languages.map(({search}) => search[key]);
      return [key, Math.max(...values) - Math.min(...values)] as const;
    })
    .filter(([, gap]) => gap > LARGEST_GAP)
    .map(([key, gap]) => `search: the languages differ by ${percent(gap)} ${key}`);
  return [...low, ...gaps];
}
