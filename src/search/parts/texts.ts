import {translate} from '@docusaurus/Translate';
import type {FailureReason} from '../useSearch';

/** Why there are no results, and what to do. */
export const failureTexts: Readonly<Record<FailureReason, string>> = {
  'no-index': translate({
    id: 'search.failed.noIndex',
    message:
      'The search index belongs to the built site. Run “npm run build” once, then start again.',
  }),
  offline: translate({
    id: 'search.failed.offline',
    message: 'You are offline. Try again once the connection is back.',
  }),
  network: translate({
    id: 'search.failed.network',
    message: 'The search index could not be loaded. Check the connection, then try again.',
  }),
  unsupported: translate({
    id: 'search.failed.unsupported',
    message:
      'Your browser or your network blocks the search. You can still browse the documentation and the knowledge base.',
  }),
  timeout: translate({
    id: 'search.failed.timeout',
    message: 'The search did not answer in time. Try again.',
  }),
};
