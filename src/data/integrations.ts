import {translate} from '@docusaurus/Translate';
import type {MarkName} from './marks';

export type IntegrationCategory = 'automation' | 'development' | 'communication' | 'analytics';

export interface Integration {
  /** Last part of the page's path, `/integrations/<slug>/`; its mark is in src/data/marks.ts. */
  readonly slug: Exclude<MarkName, 'gitlab' | 'circleci'>;
  /** The maker's own spelling. */
  readonly name: string;
  readonly description: string;
  readonly category: Exclude<IntegrationCategory, 'analytics'>;
  readonly popular?: boolean;
  /** Its maker has ended it: the card also leads to how to move away from it. */
  readonly isRetired?: boolean;
}

/** In the order of the filter; a category may have no integration yet. */
export const integrationCategories: readonly {
  readonly id: IntegrationCategory;
  readonly label: string;
}[] = [
  {
    id: 'automation',
    label: translate({id: 'integrations.category.automation', message: 'Automation'}),
  },
  {
    id: 'development',
    label: translate({id: 'integrations.category.development', message: 'Development'}),
  },
  {
    id: 'communication',
    label: translate({id: 'integrations.category.communication', message: 'Communication'}),
  },
  {
    id: 'analytics',
    label: translate({id: 'integrations.category.analytics', message: 'Analytics'}),
  },
];

export const integrations: readonly Integration[] = [
  {
    slug: 'jenkins',
    name: 'Jenkins',
    description: translate({
      id: 'integrations.jenkins.description',
      message: 'Run device tests in a stage of your pipeline and keep the JUnit report.',
    }),
    category: 'automation',
    popular: true,
  },
  {
    slug: 'github',
    name: 'GitHub',
    description: translate({
      id: 'integrations.github.description',
      message: 'Run device tests on each pull request and see the result as a check.',
    }),
    category: 'development',
    popular: true,
  },
  {
    slug: 'jira',
    name: 'Jira',
    description: translate({
      id: 'integrations.jira.description',
      message: 'Create an issue for each device where a test failed, with message and recording.',
    }),
    category: 'development',
  },
  {
    slug: 'slack',
    name: 'Slack',
    description: translate({
      id: 'integrations.slack.description',
      message: 'Post the result of a test run to the channel where your team talks.',
    }),
    category: 'communication',
    popular: true,
  },
  {
    slug: 'app-center',
    name: 'App Center',
    description: translate({
      id: 'integrations.appCenter.description',
      message:
        'Microsoft retired App Center in March 2025: move your tests here and replace the rest.',
    }),
    category: 'development',
    isRetired: true,
  },
  {
    slug: 'selenium',
    name: 'Selenium',
    description: translate({
      id: 'integrations.selenium.description',
      message: 'Run your browser suite in Chrome, Firefox, Safari, Edge and Opera.',
    }),
    category: 'automation',
  },
  {
    slug: 'appium',
    name: 'Appium',
    description: translate({
      id: 'integrations.appium.description',
      message: 'Test apps on real phones and tablets with the client library you already use.',
    }),
    category: 'automation',
  },
  {
    slug: 'katalon',
    name: 'Katalon',
    description: translate({
      id: 'integrations.katalon.description',
      message: "Run recorded and scripted cases on remote browsers, with Katalon's own reports.",
    }),
    category: 'automation',
    popular: true,
  },
];
