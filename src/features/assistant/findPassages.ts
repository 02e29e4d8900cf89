import type {Trouble} from '@site/src/lib/assistant/conversation';
import {log} from '@site/src/lib/log';
import type {Evidence, SiteSearchError, SiteSearchFailure} from '@site/src/lib/siteSearch/types';

export type Found =
  | {readonly status: 'found'; readonly evidence: Evidence}
  | {readonly status: 'failed'; readonly trouble: Trouble};

/** More than are shown: the best of them are chosen by what they say. */
const LIMIT = 16;

const troubleOf: Readonly<Record<SiteSearchFailure, Trouble>> = {
  'no-index': 'no-index',
  network: 'offline',
  unsupported: 'unsupported',
};

function isSiteSearchError(error: unknown): error is SiteSearchError {
  return error instanceof Error && error.name === 'SiteSearchError';
}

/**
 * Looks for passages of the site, and tells what keeps it from looking.
 * @param question As it was typed.
 * @param signal Aborted when the visitor does not wait any longer.
 */
export async function findPassages(question: string, signal: AbortSignal): Promise<Found> {
  try {
    const {loadSiteSearch} = await import('@site/src/lib/siteSearch/client');
    const search = await loadSiteSearch();
    return {status: 'found', evidence: await search.evidence(question, {limit: LIMIT, signal})};
  } catch (error) {
    if (signal.aborted) {
      return {status: 'found', evidence: {passages: [], unanswered: 0}};
    }
    if (isSiteSearchError(error)) {
      return {status: 'failed', trouble: troubleOf[error.reason]};
    }
    // The chunk itself did not arrive, or there is a bug in it: the console says which.
    log.error('The search could not be loaded.', error);
    return {status: 'failed', trouble: 'offline'};
  }
}
