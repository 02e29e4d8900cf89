import {useCallback, useEffect, useState} from 'react';
import {log} from '@site/src/lib/log';
import {SearchError, type Kind, type PageHit, type SearchFailure} from './types';
import {forgetSearch, loadSearch} from './worker/client';

/** Answers that take longer than this, in milliseconds, are announced. */
const SLOW_MS = 400;

export type FailureReason = SearchFailure | 'offline';

export type SearchResults =
  | {readonly status: 'idle'}
  /** The hits of the query before stay in sight. */
  | {readonly status: 'searching'; readonly hits: readonly PageHit[]}
  | {readonly status: 'found'; readonly hits: readonly PageHit[]; readonly query: string}
  | {readonly status: 'failed'; readonly reason: FailureReason};

const IDLE: SearchResults = {status: 'idle'};
const NO_HITS: readonly PageHit[] = [];

/** @param error What a request to the search was rejected with. */
export function failureOf(error: unknown): FailureReason {
  const reason = error instanceof SearchError ? error.reason : 'network';
  return reason === 'network' && !navigator.onLine ? 'offline' : reason;
}

/** Loads the index ahead of the first letters; a failure is told when it matters. */
export function prepareSearch(): void {
  loadSearch().catch(() => undefined);
}

/**
 * Searches as somebody types: what was found before stays until the next answer.
 * @param query As it was typed; nothing is loaded for an empty one.
 * @param kind Pages of this kind alone.
 * @returns What was found, and a function that asks again after a failure.
 */
export function useSearch(query: string, kind?: Kind): readonly [SearchResults, () => void] {
  const [results, setResults] = useState(IDLE);
  const [attempt, setAttempt] = useState(0);
  const text = query.trim();

  useEffect(() => {
    if (!text) {
      return undefined;
    }
    let isLatest = true;
    const slow = setTimeout(() => {
      setResults((before) => ({
        status: 'searching',
        hits: 'hits' in before ? before.hits : NO_HITS,
      }));
    }, SLOW_MS);
    const ask = async (): Promise<SearchResults> => {
      try {
        const search = await loadSearch();
        return {status: 'found', hits: await search.search(text, kind), query: text};
      } catch (error) {
        log.warn('The search failed.', error);
        return {status: 'failed', reason: failureOf(error)};
      }
    };
    void ask().then((next) => {
      if (isLatest) {
        clearTimeout(slow);
        setResults(next);
      }
    });
    return () => {
      clearTimeout(slow);
      isLatest = false;
    };
  }, [text, kind, attempt]);

  const retry = useCallback(() => {
    forgetSearch();
    setAttempt((before) => before + 1);
  }, []);

  return [text ? results : IDLE, retry];
}
