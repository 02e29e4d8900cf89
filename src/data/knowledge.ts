import {translate} from '@docusaurus/Translate';
import {formatFact} from './formatFact';
import type {NavLink} from './navigation';

/** Nine cells, row by row: 1 glows, 0 stays dark. */
export type CellPattern = readonly [
  ...(readonly [0 | 1, 0 | 1, 0 | 1]),
  ...(readonly [0 | 1, 0 | 1, 0 | 1]),
  ...(readonly [0 | 1, 0 | 1, 0 | 1]),
];

export interface KnowledgeTopic {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly pattern: CellPattern;
  /** A page inside the topic that many look for. */
  readonly more: NavLink;
}

export const knowledgeTopics: readonly KnowledgeTopic[] = [
  {
    id: 'gettingStarted',
    title: translate({id: 'knowledge.gettingStarted.title', message: 'Getting started'}),
    text: translate({
      id: 'knowledge.gettingStarted.text',
      message:
        'Install the SDK, open a session on a real device and run a first automated test. Start here if your account is new.',
    }),
    to: '/documentation/',
    pattern: [0, 0, 0, 0, 0, 0, 1, 0, 0],
    more: {
      label: translate({id: 'knowledge.gettingStarted.more', message: 'Quick start'}),
      to: '/documentation/quick-start/',
    },
  },
  {
    id: 'troubleshooting',
    title: translate({id: 'knowledge.troubleshooting.title', message: 'Troubleshooting'}),
    text: translate({
      id: 'knowledge.troubleshooting.text',
      message:
        'What to check, and in which order, when a session does not start, an element is not found or a test fails only on our devices.',
    }),
    to: '/documentation/',
    pattern: [1, 1, 1, 1, 0, 1, 1, 1, 1],
    more: {
      label: translate({id: 'knowledge.troubleshooting.more', message: 'Start from the symptom'}),
      to: '/documentation/troubleshooting/',
    },
  },
  {
    id: 'api',
    title: translate({id: 'knowledge.api.title', message: 'API documentation'}),
    text: translate(
      {
        id: 'knowledge.api.text',
        message:
          'List devices, start tests and read results over HTTP, with an API key and up to {requests} requests per minute.',
      },
      {requests: formatFact('apiRequestsPerMinute')},
    ),
    to: '/api-documentation/',
    pattern: [1, 0, 1, 0, 1, 0, 1, 0, 1],
    more: {
      label: translate({id: 'knowledge.api.more', message: 'Start a test over HTTP'}),
      to: '/api-documentation/#operations',
    },
  },
  {
    id: 'integrations',
    title: translate({id: 'knowledge.integrations.title', message: 'Integrations'}),
    text: translate({
      id: 'knowledge.integrations.text',
      message:
        'What Jenkins, GitHub, Jira, Slack, Selenium, Appium and Katalon do with the service, and what replaces App Center.',
    }),
    to: '/integrations/',
    pattern: [0, 1, 0, 1, 1, 1, 0, 1, 0],
    more: {
      label: translate({id: 'knowledge.integrations.more', message: 'Set up GitHub'}),
      to: '/integrations/github/',
    },
  },
];

export interface Article extends NavLink {
  readonly kind: 'documentation' | 'blog';
  /** Why to read it. */
  readonly text: string;
}

/** Chosen by hand: the site does not count visits. */
export const startingPoints: readonly Article[] = [
  {
    kind: 'documentation',
    to: '/documentation/quick-start/',
    label: translate({id: 'knowledge.articles.quickStart.label', message: 'Quick start'}),
    text: translate({
      id: 'knowledge.articles.quickStart.text',
      message: 'From an API key to a recorded test on a real phone, in ten minutes.',
    }),
  },
  {
    kind: 'documentation',
    to: '/documentation/concepts/concurrency/',
    label: translate({
      id: 'knowledge.articles.concurrency.label',
      message: 'Sessions, queue and minutes',
    }),
    text: translate({
      id: 'knowledge.articles.concurrency.text',
      message: 'How many tests run at once, what happens to the rest, and what a run costs.',
    }),
  },
  {
    kind: 'documentation',
    to: '/documentation/ci/github-actions/',
    label: translate({
      id: 'knowledge.articles.gitHubActions.label',
      message: 'Tests from GitHub Actions',
    }),
    text: translate({
      id: 'knowledge.articles.gitHubActions.text',
      message: 'Test every pull request on real devices.',
    }),
  },
  {
    kind: 'documentation',
    to: '/documentation/troubleshooting/',
    label: translate({
      id: 'knowledge.articles.troubleshooting.label',
      message: 'Troubleshooting, by symptom',
    }),
    text: translate({
      id: 'knowledge.articles.troubleshooting.text',
      message: 'The messages you may see, what they mean and how to fix the cause.',
    }),
  },
  {
    kind: 'blog',
    to: '/blog/shard-appium-suite/',
    label: translate({
      id: 'knowledge.articles.shard.label',
      message: 'Shard an Appium suite across parallel sessions',
    }),
    text: translate({
      id: 'knowledge.articles.shard.text',
      message: 'Split the files by duration, so that no shard takes much longer than the others.',
    }),
  },
  {
    kind: 'blog',
    to: '/blog/flaky-tests-find-the-cause/',
    label: translate({
      id: 'knowledge.articles.flaky.label',
      message: 'Flaky tests: find the cause before you retry',
    }),
    text: translate({
      id: 'knowledge.articles.flaky.text',
      message: 'Measure the failure rate, and change one condition at a time.',
    }),
  },
];
