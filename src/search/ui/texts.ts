import {translate} from '@docusaurus/Translate';
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

/** Queries to begin with. */
export const suggestions: readonly string[] = [
  translate({id: 'search.suggestion.start', message: 'first test on a phone'}),
  translate({id: 'search.suggestion.parallel', message: 'parallel sessions'}),
  translate({id: 'search.suggestion.video', message: 'video recording'}),
  translate({id: 'search.suggestion.ci', message: 'GitHub Actions'}),
  translate({id: 'search.suggestion.error', message: 'session not created'}),
];
