import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const category = (key: string, label: string, items: string[]) => ({
  type: 'category' as const,
  key,
  label,
  items,
  // The id of its heading in the overview, the same in all languages.
  customProps: {id: key},
});

/**
 * The order of the documentation. Each section is a sidebar of its own, so that a page only loads the
 * list of its section. The names of sections are in `src/data/documentation.ts`; labels of categories and links are translated in
 * `i18n/fr/docusaurus-plugin-content-docs/current.json`; a doc's label is its own front matter.
 */
const sidebars = {
  start: [
    'index',
    'quick-start',
    'tutorials/first-suite',
    'tutorials/first-live-session',
    'tutorials/first-pipeline',
    'migrate',
  ],
  guides: [
    'guides',
    category('frameworks', 'Frameworks', [
      'frameworks/appium-android',
      'frameworks/appium-ios',
      'frameworks/ios-builds',
      'frameworks/private-storage',
      'frameworks/selenium',
      'frameworks/mobile-web',
      'frameworks/staging-site',
      'frameworks/katalon',
      'frameworks/mac',
      'frameworks/parallel-testing',
    ]),
    category('ci', 'Continuous integration', [
      'ci/github-actions',
      'ci/gitlab',
      'ci/jenkins',
      'ci/circleci',
    ]),
    category('sessions', 'Sessions', [
      'sessions/video-recording',
      'sessions/reports',
      'sessions/simulated-locations',
    ]),
    category('notifications', 'Notifications', [
      'notifications/webhooks',
      'notifications/slack',
      'notifications/jira',
    ]),
    category('account', 'Account', ['account/api-keys', 'account/security']),
    'troubleshooting',
  ],
  concepts: [
    'concepts/devices-and-sessions',
    'concepts/concurrency',
    'concepts/minutes-and-billing',
    'concepts/real-devices',
    'concepts/device-reset',
  ],
  reference: [
    'reference/capabilities',
    'reference/capability-builder',
    'reference/hub',
    'reference/errors',
    'reference/sdk',
    'reference/test-runs',
    'reference/limits',
    'reference/not-supported',
    'reference/glossary',
    {type: 'link', key: 'api', label: 'API documentation', href: '/api-documentation/'},
  ],
} satisfies SidebarsConfig;

export default sidebars;
