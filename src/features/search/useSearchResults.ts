import {useCallback, useEffect, useState} from 'react';
import {forgetSiteSearch, loadSiteSearch} from '@site/src/lib/siteSearch/engine';
import {
  SiteSearchError,
  type PageHit,
  type SiteSearchFailure,
} from '@site/src/lib/siteSearch/types';
import {log} from '@site/src/lib/log';

/** Typing faster than this, in milliseconds, asks once. */
const PAUSE_MS = 60;

export type SearchResults =
  | {readonly status: 'idle'}
  /** What was found for the query before stays in sight. */
  | {readonly status: 'searching'; readonly hits: readonly PageHit[]}
  | {readonly status: 'found'; readonly hits: readonly PageHit[]; readonly query: string}
  | {readonly status: 'failed'; readonly reason: SiteSearchFailure | 'offline'};

function reasonOf(error: unknown): SiteSearchFailure | 'offline' {
  const reason = error instanceof SiteSearchError ? error.reason : 'network';
  return reason === 'network' && !navigator.onLine ? 'offline' : reason;
}

const hitsOf = (results: SearchResults): readonly PageHit[] =>
  'hits' in results ? results.hits : [];

/**
 * Searches as somebody types.
 * @param query As it was typed.
 * @returns What was found, and a function that asks again after a failure.
 */
export function useSearchResults(query: string): readonly [SearchResults, () => void] {
  const [results, setResults] = useState<SearchResults>({status: 'idle'});
  const [attempt, setAttempt] = useState(0);
  const text = query.trim();

  useEffect(() => {
    // Ready by the time that the first letters are typed; failures are told when they matter.
    loadSiteSearch().catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!text) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const timer = setTimeout(() => {
      setResults((before) => ({status: 'searching', hits: hitsOf(before)}));
      loadSiteSearch()
        .then(async (engine) => engine.search(text, {signal}))
        .then((hits) => {
          if (!signal.aborted) {
            setResults({status: 'found', hits, query: text});
          }
        })
        .catch((error: unknown) => {
          if (!signal.aborted) {
            log.warn('The search failed.', error);
            setResults({status: 'failed', reason: reasonOf(error)});
          }
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, attempt]);

  const retry = useCallback(() => {
    forgetSiteSearch();
    setAttempt((before) => before + 1);
  }, []);

  return [text ? results : {status: 'idle'}, retry];
}
