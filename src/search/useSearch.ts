import {useCallback, useEffect, useRef, useState} from 'react';
import {forgetSiteSearch, loadSiteSearch} from '@site/src/lib/siteSearch/client';
import {
  SiteSearchError,
  type PageHit,
  type SiteSearchFailure,
} from '@site/src/lib/siteSearch/types';
import {log} from '@site/src/lib/log';

/** Typing faster than this, in milliseconds, asks once. */
const PAUSE_MS = 20;

/** What follows a pause of this length, in milliseconds, is asked at once. */
const CALM_MS = 200;

/** Answers that take longer than this, in milliseconds, are announced: drawing that takes time too. */
const SLOW_MS = 400;

export type SearchResults =
  | {readonly status: 'idle'}
  /** What was found for the query before stays in sight. */
  | {readonly status: 'searching'; readonly hits: readonly PageHit[]}
  | {readonly status: 'found'; readonly hits: readonly PageHit[]; readonly query: string}
  | {readonly status: 'failed'; readonly reason: SiteSearchFailure | 'offline'};

const NO_HITS: readonly PageHit[] = [];

function reasonOf(error: unknown): SiteSearchFailure | 'offline' {
  const reason = error instanceof SiteSearchError ? error.reason : 'network';
  return reason === 'network' && !navigator.onLine ? 'offline' : reason;
}

const hitsOf = (results: SearchResults): readonly PageHit[] =>
  'hits' in results ? results.hits : NO_HITS;

/**
 * Searches as somebody types.
 * @param query As it was typed.
 * @returns What was found, and a function that asks again after a failure.
 */
export function useSearchResults(query: string): readonly [SearchResults, () => void] {
  const [results, setResults] = useState<SearchResults>({status: 'idle'});
  const [attempt, setAttempt] = useState(0);
  const typedAt = useRef(-Infinity);
  const text = query.trim();

  useEffect(() => {
    // Ready by the time that the first letters are typed; failures are told when they matter.
    loadSiteSearch().catch(() => undefined);
  }, []);

  useEffect(() => {
    const isCalm = performance.now() - typedAt.current > CALM_MS;
    typedAt.current = performance.now();
    if (!text) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    let slow: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      slow = setTimeout(() => {
        setResults((before) => ({status: 'searching', hits: hitsOf(before)}));
      }, SLOW_MS);
      let next: SearchResults;
      try {
        const engine = await loadSiteSearch();
        next = {status: 'found', hits: await engine.search(text, {signal}), query: text};
      } catch (error) {
        if (!signal.aborted) {
          log.warn('The search failed.', error);
        }
        next = {status: 'failed', reason: reasonOf(error)};
      }
      if (!signal.aborted) {
        clearTimeout(slow);
        setResults(next);
      }
    };
    // A single letter is the beginning of a word: the next one comes soon.
    const pause = setTimeout(() => void ask(), isCalm && text.length > 1 ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(pause);
      clearTimeout(slow);
      controller.abort();
    };
  }, [text, attempt]);

  const retry = useCallback(() => {
    forgetSiteSearch();
    setAttempt((before) => before + 1);
  }, []);

  return [text ? results : {status: 'idle'}, retry];
}
