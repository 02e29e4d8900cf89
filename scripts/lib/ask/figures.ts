import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';

export const figuresFile = path.join(__dirname, 'figures.json');

/** The least that the search has to reach, over both sets of a language together. */
export const SEARCH_FLOORS = {first: 0.8, firstThree: 0.95} as const;

/** The least that the assistant has to reach, over both sets of a language together. */
export const QUESTION_FLOORS = {first: 0.8, firstThree: 0.92, declined: 0.85} as const;

/** The most that the languages may differ, as a share. */
export const LARGEST_GAP = 0.05;

/** Milliseconds from the key to the first result, at the second query, the processor four times slower. */
export const SLOWEST_RESULT_MS = 300;

/** How much slower than the test machine at rest the one of a check may be, which others use too. */
export const SHARED_MACHINE = 3;

const score = z.strictObject({
  count: z.number(),
  first: z.number(),
  firstThree: z.number(),
  reciprocalRank: z.number(),
});

const language = z.strictObject({
  all: score,
  tune: score,
  'held-out': score,
  /** Median milliseconds from the key to the first result. */
  medianMs: z.number(),
  /** The same for the second query, the processor four times slower. */
  slowMs: z.number(),
});

const questionScore = z.strictObject({
  /** Questions that the site answers, and how: see Score. */
  ...score.shape,
  /** Questions that the site does not answer, and the share that is declined. */
  unanswerable: z.number(),
  declined: z.number(),
});

const questions = z.strictObject({
  all: questionScore,
  tune: questionScore,
  'held-out': questionScore,
});

const schema = z.strictObject({
  search: z.strictObject({en: language, fr: language}),
  questions: z.strictObject({en: questions, fr: questions}),
});

export type LanguageFigures = z.infer<typeof language>;
export type QuestionScore = z.infer<typeof questionScore>;
export type QuestionFigures = z.infer<typeof questions>;
export type Figures = z.infer<typeof schema>;

/** What the bench measured last, as it stands in the repository. */
export function readFigures(): Figures {
  return schema.parse(JSON.parse(fs.readFileSync(figuresFile, 'utf8')));
}

/** Replaces what was measured before. */
export function writeFigures(figures: Figures): void {
  fs.writeFileSync(figuresFile, `${JSON.stringify(figures, null, 2)}\n`);
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/**
 * Compares figures with the floors.
 * @param figures Of the search.
 * @param allowance How many times as long the first result may take: SHARED_MACHINE or 1.
 * @returns What is too low, as sentences; empty when all is well.
 */
export function searchProblems({search}: Pick<Figures, 'search'>, allowance = 1): string[] {
  const problems: string[] = [];
  for (const [name, {all, slowMs}] of Object.entries(search)) {
    for (const key of ['first', 'firstThree'] as const) {
      if (all[key] < SEARCH_FLOORS[key]) {
        problems.push(
          `search, ${name}: ${percent(all[key])} ${key}, below ${percent(SEARCH_FLOORS[key])}`,
        );
      }
    }
    if (slowMs > SLOWEST_RESULT_MS * allowance) {
      problems.push(
        `search, ${name}: ${slowMs} ms to the first result, above ${SLOWEST_RESULT_MS * allowance}`,
      );
    }
  }
  for (const key of ['first', 'firstThree'] as const) {
    const gap = Math.abs(search.en.all[key] - search.fr.all[key]);
    if (gap > LARGEST_GAP) {
      problems.push(`search: the languages differ by ${percent(gap)} ${key}`);
    }
  }
  return problems;
}

/**
 * The same for questions.
 * @returns What is too low, as sentences; empty when all is well.
 */
export function questionProblems({questions: asked}: Pick<Figures, 'questions'>): string[] {
  const keys = ['first', 'firstThree', 'declined'] as const;
  const low = Object.entries(asked).flatMap(([name, {all}]) =>
    keys
      .filter((key) => all[key] < QUESTION_FLOORS[key])
      .map(
        (key) =>
          `questions, ${name}: ${percent(all[key])} ${key}, below ${percent(QUESTION_FLOORS[key])}`,
      ),
  );
  const apart = keys
    .map((key) => [key, Math.abs(asked.en.all[key] - asked.fr.all[key])] as const)
    .filter(([, gap]) => gap > LARGEST_GAP)
    .map(([key, gap]) => `questions: the languages differ by ${percent(gap)} ${key}`);
  return [...low, ...apart];
}
