import type {Browser, Page} from '@playwright/test';
import type {Locale} from '../../../src/config/locales';
import {readGolden, type GoldenSet} from './readGolden';
import {placeOf} from './score';

/** The least that the assistant has to reach, over both sets of a language together. */
export const QUESTION_FLOORS = {first: 0.8, firstThree: 0.92, declined: 0.85} as const;

export interface QuestionScore {
  /** Questions that the site answers. */
  readonly count: number;
  /** Shares from 0 to 1: answered, with a right page as the first link, and among the first three. */
  readonly first: number;
  readonly firstThree: number;
  /** Questions that the site does not answer, and the share that is declined. */
  readonly unanswerable: number;
  readonly declined: number;
}

export type QuestionFigures = Readonly<Record<'all' | GoldenSet, QuestionScore>>;

/** One question as a visitor sees it answered. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly set: GoldenSet;
  readonly isAnswerable: boolean;
  readonly isDeclined: boolean;
  /** Place of the first right page among the links; null when there is none, or no answer. */
  readonly place: number | null;
}

interface Shown {
  /** See LocalAnswer in src/lib/assistant/types.ts, and `courtesy`. */
  readonly kind: string;
  readonly found: readonly string[];
}

const paths = {en: '/', fr: '/fr/'} as const;

/** Types a question into the open panel and reads what is shown as its answer. */
async function ask(page: Page, question: string): Promise<Shown> {
  const panel = page.locator('aside [role="dialog"]');
  const before = await panel.locator('[data-kind]').count();
  await panel.locator('textarea').fill(question);
  await panel.locator('textarea').press('Enter');
  const answer = panel.locator('[data-kind]').nth(before);
  await answer.waitFor();
  return answer.evaluate((element) => ({
    kind: (element as HTMLElement).dataset.kind ?? '',
    found: [...element.querySelectorAll('ul[data-sources] a')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  }));
}

const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1e4) / 1e4;

/** @param answered Questions of both kinds. */
export function scoreQuestions(answered: readonly AnsweredQuestion[]): QuestionScore {
  const answerable = answered.filter(({isAnswerable}) => isAnswerable);
  const others = answered.filter(({isAnswerable}) => !isAnswerable);
  const upTo = (most: number): number =>
    share(
      answerable.filter(({place}) => place !== null && place <= most).length,
      answerable.length,
    );
  return {
    count: answerable.length,
    first: upTo(1),
    firstThree: upTo(3),
    unanswerable: others.length,
    declined: share(others.filter(({isDeclined}) => isDeclined).length, others.length),
  };
}

/**
 * Asks the golden questions of a language in the assistant of the built site. Answers come from
 * the site's own pages: where the build names an answer service, requests to it are refused here,
 * and the assistant falls back to the pages as it does for visitors.
 * @param browser A running Chromium.
 * @param origin Where the built site is served.
 * @param locale Language.
 */
export async function benchQuestions(
  browser: Browser,
  origin: string,
  locale: Locale,
): Promise<{readonly figures: QuestionFigures; readonly answered: readonly AnsweredQuestion[]}> {
  const page = await browser.newPage();
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort('connectionrefused'),
  );
  const {answerable, unanswerable} = readGolden(locale);
  const answered: AnsweredQuestion[] = [];
  const entries = [
    ...answerable.map((entry) => ({...entry, expect: entry.expect})),
    ...unanswerable.map((entry) => ({...entry, expect: null})),
  ];
  // A conversation forgets its oldest messages: a page for every few questions.
  const BATCH = 20;
  for (const [index, {question, set, expect}] of entries.entries()) {
    if (index % BATCH === 0) {
      await page.goto(`${origin}${paths[locale]}`);
      await page.evaluate(() => {
        sessionStorage.clear();
      });
      await page.reload();
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      await page.locator('aside[data-needs-script] > button').click();
    }
    const {kind, found} = await ask(page, question);
    const isDeclined = kind === 'unknown' || kind === 'courtesy';
    answered.push({
      question,
      set,
      isAnswerable: expect !== null,
      isDeclined,
      place: isDeclined || !expect ? null : placeOf(found, expect),
    });
  }
  await page.close();
  const of = (set: GoldenSet): QuestionScore =>
    scoreQuestions(answered.filter((each) => each.set === set));
  return {
    answered,
    figures: {all: scoreQuestions(answered), tune: of('tune'), 'held-out': of('held-out')},
  };
}

/**
 * Compares figures with the floors.
 * @returns What is too low, as sentences; empty when all is well.
 */
export function questionProblems(questions: Readonly<Record<Locale, QuestionFigures>>): string[] {
  const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
  return Object.entries(questions).flatMap(([name, {all}]) =>
    (['first', 'firstThree', 'declined'] as const)
      .filter((key) => all[key] < QUESTION_FLOORS[key])
      .map(
        (key) =>
          `questions, ${name}: ${percent(all[key])} ${key}, below ${percent(QUESTION_FLOORS[key])}`,
      ),
  );
}
