import type {Browser, Page} from '@playwright/test';
import type {Locale} from '../../../src/config/locales';
import type {QuestionFigures, QuestionScore} from './figures';
import {readGolden, type GoldenSet} from './readGolden';
import {placeOf, scoreOf} from './score';

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

/** A page without films, which would take the processor's time. */
const paths = {en: '/documentation/quick-start/', fr: '/fr/documentation/quick-start/'} as const;

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

/** @param answered Questions of both kinds. */
export function scoreQuestions(answered: readonly AnsweredQuestion[]): QuestionScore {
  const others = answered.filter(({isAnswerable}) => !isAnswerable);
  const declined = others.filter(({isDeclined}) => isDeclined).length / Math.max(1, others.length);
  return {
    ...scoreOf(answered.filter(({isAnswerable}) => isAnswerable).map(({place}) => place)),
    unanswerable: others.length,
    declined: Math.round(declined * 1e4) / 1e4,
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
