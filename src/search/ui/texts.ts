import {translate} from '@docusaurus/Translate';
import type {FailureReason} from '../useSearch';
import type {GroupName} from './groups';

/** Names of the groups of results. */
export const groupLabels: Readonly<Record<GroupName, string>> = {
  best: translate({id: 'search.kind.best', message: 'Best results'}),
  docs: translate({id: 'search.kind.docs', message: 'Documentation'}),
  api: translate({id: 'search.kind.api', message: 'API reference'}),
  integrations: translate({id: 'search.kind.integrations', message: 'Integrations'}),
  knowledge: translate({id: 'search.kind.knowledge', message: 'Knowledge base'}),
  devices: translate({id: 'search.kind.devices', message: 'Devices'}),
  site: translate({id: 'search.kind.site', message: 'Website'}),
  blog: translate({id: 'search.kind.blog', message: 'Blog'}),
  legal: translate({id: 'search.kind.legal', message: 'Legal'}),
};

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

/** Queries to begin with. */
export const suggestions: readonly string[] = [
  translate({id: 'search.suggestion.start', message: 'first test on a phone'}),
  translate({id: 'search.suggestion.parallel', message: 'parallel sessions'}),
  translate({id: 'search.suggestion.video', message: 'video recording'}),
  translate({id: 'search.suggestion.ci', message: 'GitHub Actions'}),
  translate({id: 'search.suggestion.error', message: 'session not created'}),
];
