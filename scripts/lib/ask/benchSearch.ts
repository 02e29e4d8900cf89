import type {Browser, CDPSession, Page} from '@playwright/test';
import type {Locale} from '../../../src/config/locales';
import type {LanguageFigures} from './figures';
import {readGolden, type SearchQuery} from './readGolden';
import {median, placeOf, scoreOf} from './score';

/** One query as a visitor sees it answered. */
export interface Answered {
  readonly query: SearchQuery;
  readonly place: number | null;
  /** Paths of the pages in the order of the list. */
  readonly found: readonly string[];
  /** Milliseconds from the key to the list. */
  readonly ms: number;
}

/** What the bench of a language measured. */
export interface SearchBench {
  readonly figures: LanguageFigures;
  readonly answered: readonly Answered[];
  /** The shortest time to the result of a second query, the processor four times slower. */
  readonly fastestSlowMs: number;
}

const SLOWER = 4;

const PATIENCE_MS = 20_000;

/** Queries whose time counts with a slow processor: the first loads the index. */
const WARM_UP = {en: 'webhooks', fr: 'crochets web'} as const;
const SLOW_QUERIES = 9;

/** Types into the field of the search page and waits for the list of just this query. */
async function ask(
  page: Page,
  query: string,
): Promise<{readonly found: string[]; readonly ms: number}> {
  return page.evaluate(
    async ([text, patience]) => {
      const field = document.querySelector<HTMLInputElement>('main [role="combobox"]');
      if (!field) {
        throw new Error('The search page has no field.');
      }
      const panel = field.closest('[data-status]');
      // As a key does it: React overrides the property of the element itself.
      const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      const started = performance.now();
      own?.set?.call(field, text);
      field.dispatchEvent(new Event('input', {bubbles: true}));
      // No named function in here: the compiler would call a helper that pages do not have.
      while (panel?.getAttribute('data-answers') !== text.trim()) {
        if (
          panel?.getAttribute('data-status') === 'failed' ||
          performance.now() - started > patience
        ) {
          throw new Error(`No answer to “${text}”.`);
        }
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const ms = performance.now() - started;
      const options = document.querySelectorAll('main [role="option"][data-section="false"]');
      return {ms, found: [...options].map((option) => option.getAttribute('href') ?? '')};
    },
    [query, PATIENCE_MS] as const,
  );
}

async function openSearch(page: Page, origin: string, locale: Locale): Promise<void> {
  await page.goto(`${origin}${locale === 'en' ? '' : `/${locale}`}/search/`);
  await page.locator('main [role="combobox"]').waitFor();
}

async function slowTimes(
  page: Page,
  session: CDPSession,
  origin: string,
  locale: Locale,
  queries: readonly SearchQuery[],
): Promise<readonly number[]> {
  const times: number[] = [];
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
  // Each on a page of its own, so that it is the second one there.
  for (const {query} of queries.slice(0, SLOW_QUERIES)) {
    await openSearch(page, origin, locale);
    await ask(page, WARM_UP[locale]);
    times.push((await ask(page, query)).ms);
  }
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
  return times;
}

/**
 * Asks the golden queries of a language on the search page of the built site.
 * @param browser A running Chromium.
 * @param origin Where the built site is served.
 * @param locale Language.
 */
export async function benchSearch(
  browser: Browser,
  origin: string,
  locale: Locale,
): Promise<SearchBench> {
  const page = await browser.newPage();
  const queries = readGolden(locale).search;
  await openSearch(page, origin, locale);
  await ask(page, WARM_UP[locale]);
  const answered: Answered[] = [];
  for (const query of queries) {
    const {found, ms} = await ask(page, query.query);
    answered.push({query, found, ms, place: placeOf(found, query.expect)});
  }
  const session = await page.context().newCDPSession(page);
  const slow = await slowTimes(page, session, origin, locale, queries);
  await page.close();
  const score = (set?: SearchQuery['set']): LanguageFigures['all'] =>
    scoreOf(answered.filter(({query}) => !set || query.set === set).map(({place}) => place));
  return {
    answered,
    figures: {
      all: score(),
      tune: score('tune'),
      'held-out': score('held-out'),
      medianMs: Math.round(median(answered.map(({ms}) => ms))),
      slowMs: Math.round(median(slow)),
    },
    fastestSlowMs: Math.round(Math.min(...slow)),
  };
}
