import {translate} from '@docusaurus/Translate';
import type {CellPattern} from './benefits';

export type IntegrationCategory = 'automation' | 'development' | 'communication' | 'analytics';

/** Logos come from simple-icons; who is not there gets a letter in the brand's grid. */
export type IntegrationIcon =
  | {readonly kind: 'logo'; readonly name: 'jenkins' | 'github' | 'jira' | 'selenium' | 'appium'}
  | {readonly kind: 'monogram'; readonly letter: CellPattern};

/** Colour tokens of src/css/tokens.css: a background, and the icon that is readable on it (4.5:1). */
export type IntegrationBackground =
  | {
      readonly colour: '--brand-ink' | '--brand-steel' | '--brand-moss';
      readonly icon: '--brand-paper';
    }
  | {readonly colour: '--brand-ember' | '--brand-glow'; readonly icon: '--brand-ink'};

export interface Integration {
  /** Last part of the page's path, `/integrations/<slug>/`. */
  readonly slug: string;
  /** The maker's own spelling. */
  readonly name: string;
  readonly description: string;
  readonly category: Exclude<IntegrationCategory, 'analytics'>;
  readonly popular?: boolean;
  /** Its maker has ended it: there is nothing to connect to. */
  readonly isRetired?: boolean;
  readonly icon: IntegrationIcon;
  readonly background: IntegrationBackground;
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
      message: 'Device tests as a stage of your pipeline, with the JUnit report kept beside it.',
    }),
    category: 'automation',
    popular: true,
    icon: {kind: 'logo', name: 'jenkins'},
    background: {colour: '--brand-steel', icon: '--brand-paper'},
  },
  {
    slug: 'github',
    name: 'GitHub',
    description: translate({
      id: 'integrations.github.description',
      message: 'Device tests on each pull request, shown as a check before anyone merges.',
    }),
    category: 'development',
    popular: true,
    icon: {kind: 'logo', name: 'github'},
    background: {colour: '--brand-ink', icon: '--brand-paper'},
  },
  {
    slug: 'jira',
    name: 'Jira',
    description: translate({
      id: 'integrations.jira.description',
      message: 'An issue for each device that failed, with the message and the recording.',
    }),
    category: 'development',
    icon: {kind: 'logo', name: 'jira'},
    background: {colour: '--brand-steel', icon: '--brand-paper'},
  },
  {
    slug: 'slack',
    name: 'Slack',
    description: translate({
      id: 'integrations.slack.description',
      message: 'The result of a test run, in the channel where the team already talks.',
    }),
    category: 'communication',
    popular: true,
    icon: {kind: 'monogram', letter: [0, 1, 1, 0, 1, 0, 1, 1, 0]},
    background: {colour: '--brand-glow', icon: '--brand-ink'},
  },
  {
    slug: 'app-center',
    name: 'App Center',
    description: translate({
      id: 'integrations.appCenter.description',
      message: 'Retired by Microsoft in March 2025: what to keep, and where each part moves.',
    }),
    category: 'development',
    isRetired: true,
    icon: {kind: 'monogram', letter: [0, 1, 0, 1, 1, 1, 1, 0, 1]},
    background: {colour: '--brand-ink', icon: '--brand-paper'},
  },
  {
    slug: 'selenium',
    name: 'Selenium',
    description: translate({
      id: 'integrations.selenium.description',
      message: 'Your browser suite on Chrome, Firefox, Safari, Edge and Opera, at a new address.',
    }),
    category: 'automation',
    icon: {kind: 'logo', name: 'selenium'},
    background: {colour: '--brand-moss', icon: '--brand-paper'},
  },
  {
    slug: 'appium',
    name: 'Appium',
    description: translate({
      id: 'integrations.appium.description',
      message: 'App tests on real phones and tablets, with the client library that you use now.',
    }),
    category: 'automation',
    icon: {kind: 'logo', name: 'appium'},
    background: {colour: '--brand-ember', icon: '--brand-ink'},
  },
  {
    slug: 'katalon',
    name: 'Katalon',
    description: translate({
      id: 'integrations.katalon.description',
      message: "Recorded and scripted cases on remote browsers, with Katalon's own reports.",
    }),
    category: 'automation',
    popular: true,
    icon: {kind: 'monogram', letter: [1, 0, 1, 1, 1, 0, 1, 0, 1]},
    background: {colour: '--brand-moss', icon: '--brand-paper'},
  },
];
