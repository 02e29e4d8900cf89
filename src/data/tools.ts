import type {MarkName} from './marks';

export interface Tool {
  readonly mark: MarkName;
  /** The maker's own spelling. */
  readonly name: string;
  /** Where a reader learns how it works with the service. */
  readonly to: string;
}

const integration = (mark: MarkName, name: string): Tool => ({
  mark,
  name,
  to: `/integrations/${mark}/`,
});

/** The tools that the service works with: what starts tests, what drives them, what hears of them. */
export const tools: readonly Tool[] = [
  integration('appium', 'Appium'),
  integration('selenium', 'Selenium'),
  integration('katalon', 'Katalon'),
  integration('github', 'GitHub Actions'),
  {mark: 'gitlab', name: 'GitLab CI/CD', to: '/documentation/ci/gitlab/'},
  integration('jenkins', 'Jenkins'),
  {mark: 'circleci', name: 'CircleCI', to: '/documentation/ci/circleci/'},
  integration('jira', 'Jira'),
  integration('slack', 'Slack'),
  integration('app-center', 'App Center'),
];
